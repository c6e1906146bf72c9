"""Games and positions outside the program: state JSON, position files, move notation, records, re-run."""

from sanctuary.records.answers import answer_lines, placements, score_position
from sanctuary.records.fields import FormatError
from sanctuary.records.game_text import read_game, read_record, write_game
from sanctuary.records.history import History, Refused
from sanctuary.records.notation import Notation, move_to_word, notation_of, word_to_move
from sanctuary.records.positions import Position, position_from_json, position_to_json
from sanctuary.records.record import Record, Result, record_from_json, record_to_json
from sanctuary.records.rerun import RecordError, replay, result_of, seal, steps
from sanctuary.records.state_json import digest, state_from_json, state_to_json

__all__ = [
    "FormatError",
    "History",
    "Notation",
    "Position",
    "Record",
    "RecordError",
    "Refused",
    "Result",
    "answer_lines",
    "digest",
    "move_to_word",
    "notation_of",
    "placements",
    "position_from_json",
    "position_to_json",
    "read_game",
    "read_record",
    "record_from_json",
    "record_to_json",
    "replay",
    "result_of",
    "score_position",
    "seal",
    "state_from_json",
    "state_to_json",
    "steps",
    "word_to_move",
    "write_game",
]
