"""Whole games at the terminal, in a pipe and in front of a person."""

import re

import pytest

from cli.play_script import Script, record_in
from cli.program import COLOUR, ESCAPE, Program, Terminal
from sanctuary.catalogue import catalogue
from sanctuary.text import rule_text, texts, tile_text

pytestmark = pytest.mark.slow

SEED = "terminal"
BOT_BEGINS = "replaced"
GAME = ("play", "--seed", SEED, "--bots", "greedy")


@pytest.fixture(scope="module")
def script() -> Script:
    return Script(SEED)


class TestInAPipe:
    @pytest.mark.parametrize("lang", ["en", "hu"])
    def test_a_whole_game_by_script(self, program: Program, script: Script, lang: str) -> None:
        person = texts(lang).format("play-person")
        done = program.run(
            *(*GAME, "--lang", lang, "--seat", person, "--seat", "greedy"),
            answers=script.typed(),
        )
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr
        assert done.stderr == ""
        assert "\x1b" not in done.stdout
        [file] = program.saved_games()
        record = record_in(file)
        assert record["moves"] == script.moves()
        result = record["result"]
        assert isinstance(result, dict)
        end = done.stdout.rpartition(texts(lang).format("pad-points"))[2]
        for total in result["scores"]:
            assert re.search(rf"\b{total}\b", end)

    def test_the_same_game_whatever_the_language(self, program: Program, script: Script) -> None:
        """The language-independent words of records are understood beside the numbers."""
        done = program.run(*GAME, "--lang", "hu", answers=script.typed())
        assert done.returncode == 0
        [file] = program.saved_games()
        assert record_in(file)["moves"] == script.moves()

    def test_every_tile_of_the_final_table_has_its_points(self, program: Program, script: Script) -> None:
        done = program.run(*GAME, answers=script.typed())
        score = script.scores()[0]
        rows = done.stdout.partition("Player – points one by one")[2].partition("\n\n")[0].strip("\n")
        assert sum(int(row.split()[0]) for row in rows.splitlines() if row[:3].strip()) == score

    @pytest.mark.parametrize("columns", [60, 80, 120])
    @pytest.mark.parametrize("lang", ["en", "hu"])
    def test_no_line_is_wider_than_the_terminal(
        self, program: Program, script: Script, columns: int, lang: str
    ) -> None:
        answers = "".join(f"{answer}\n" for answer in script.answers[:40])
        extra = "zoo 2\nscore\nlog\nhelp\ntable\n?R6\n?A034\nbest A001\ndiscards\n"
        done = program.run(*GAME, "--lang", lang, answers=answers + extra, COLUMNS=str(columns))
        assert done.returncode == 0
        path_free = [line for line in done.stdout.splitlines() if str(program.home) not in line]
        assert max(len(line) for line in path_free) <= columns

    def test_solo(self, program: Program) -> None:
        every = "".join(f"{number}\n" for number in [1, 2, 3, 4, 5, 6, 0]) * 300
        done = program.run("play", "--solo", "12", "--seed", SEED, answers=every)
        assert done.returncode == 0
        [file] = program.saved_games()
        record = record_in(file)
        assert isinstance(record["result"], dict)
        outcome = record["result"]["outcome"]
        sentence = "You won the solo game" if outcome == "solo_won" else "You lost the solo game"
        assert sentence in done.stdout

    def test_bots_alone_play_to_the_end(self, program: Program) -> None:
        done = program.run("play", "--seat", "random", "--seat", "greedy", "--seed", SEED)
        assert done.returncode == 0
        [file] = program.saved_games()
        options = record_in(file)["options"]
        assert isinstance(options, dict)
        assert not options.get("confirm_turn")
        assert "wins with" in done.stdout

    @pytest.mark.parametrize(
        ("lang", "says"),
        [
            ("en", "sh: the program has ended; from now on the light player plays in its place."),
            ("hu", "sh: a program véget ért; innentől a „light” játékos folytatja helyette."),
        ],
    )
    def test_a_program_that_is_replaced_is_named_once(self, program: Program, lang: str, says: str) -> None:
        done = program.run("play", "--seat", "cmd:sh -c 'exit 1'", "--seat", "light", "--lang", lang)
        assert done.returncode == 0, done.stderr
        assert done.stdout.count(says) == 1

    def test_side_2_says_that_it_is_provisional(self, program: Program) -> None:
        done = program.run("play", "--side", "2", "--seed", SEED)
        assert "provisional" in done.stdout
        assert "provisional" in program.run("play", "--help").stdout

    def test_help_says_what_bots_see(self, program: Program) -> None:
        shown = " ".join(program.run("play", "--help").stdout.split())
        assert "A bot sees only what its seat may see" in shown


class TestAnswers:
    def answer(self, program: Program, *answers: str) -> str:
        typed = "".join(f"{answer}\n" for answer in answers)
        done = program.run(*GAME, answers=typed, COLUMNS="400")
        assert done.returncode == 0, done.stderr
        return done.stdout

    def moves(self, program: Program) -> list[object]:
        [file] = program.saved_games()
        moves = record_in(file)["moves"]
        assert isinstance(moves, list)
        return moves

    def test_rules_and_tiles_are_looked_up(self, program: Program) -> None:
        shown = self.answer(program, "?R6.4", "?A034", "?nonsense")
        english = texts("en")
        assert rule_text(english, "R6.4") in shown
        for line in tile_text(english, catalogue().tiles.by_id["A034"]).splitlines():
            assert line in shown
        assert "There is no rule, tile id or tile name “nonsense”" in shown

    def test_a_move_that_is_not_legal_is_refused_with_a_reason(
        self, program: Program, script: Script
    ) -> None:
        taken = script.answers[0].removeprefix("take ")
        shown = self.answer(program, script.answers[0], f"take {taken}", "play rock")
        assert "Something else has to be decided now." in shown
        assert "You have no tile in hand that this card could play. (rule R4.2)" in shown

    def test_nonsense_is_answered_and_changes_nothing(self, program: Program, script: Script) -> None:
        shown = self.answer(program, "fly to the moon", "☃", "-1", "99999999999999999999", "?", "zoo 9")
        assert "“fly to the moon” is none of the options" in shown
        assert "There is no seat “9”; the seats are 1 to 2." in shown
        assert self.moves(program) == script.moves_before_first_answer()

    def test_a_number_a_word_and_the_beginning_of_a_word_mean_the_same(
        self, program: Program, script: Script
    ) -> None:
        for answer in ("gain rock", "3", "gain ro", "GAIN ROCK"):
            self.answer(program, script.answers[0], answer)
            assert self.moves(program)[-1] == "gain rock"
            program.saved_games()[0].unlink()

    def test_a_beginning_that_fits_several_is_not_guessed(self, program: Program, script: Script) -> None:
        shown = self.answer(program, script.answers[0], "gain")
        assert "“gain” may be any of 1, 2, 3, 4." in shown

    def test_undo_within_the_turn_and_redo(self, program: Program, script: Script) -> None:
        shown = self.answer(program, script.answers[0], "undo", "redo", "undo", "undo")
        assert shown.count("Choose an action card") == 2
        assert shown.count("Take a tile from") == 3
        assert "That turn has ended" in shown
        assert self.moves(program) == script.moves_before_first_answer()

    def test_undo_is_refused_after_a_draw(self, program: Program, script: Script) -> None:
        shown = self.answer(program, script.answers[0], "gain rock", "undo")
        assert "Something hidden has been revealed since" in shown
        assert self.moves(program)[-1] == "gain rock"

    def test_undo_is_refused_once_the_turn_has_passed(self, program: Program, script: Script) -> None:
        turn = script.first_turn()
        shown = self.answer(program, *turn, "undo")
        assert "cannot be taken back" in shown
        assert self.moves(program)[: len(turn) + 2] == script.moves()[: len(turn) + 2]


class TestAtATerminal:
    def test_interrupted_in_the_middle_of_a_turn_and_resumed(self, program: Program, script: Script) -> None:
        file = str(program.home / "game.json")
        terminal = Terminal(program, *GAME, "--save", file)
        for answer in script.answers[:5]:
            terminal.wait_for("> ")
            terminal.type(answer)
        terminal.wait_for("> ")
        terminal.interrupt()
        assert terminal.end() == 130
        assert "Traceback" not in terminal.shown
        assert f"--resume{file}" in "".join(ESCAPE.sub("", terminal.shown).split())
        again = program.run("play", "--resume", file, answers="".join(f"{a}\n" for a in script.answers[5:]))
        assert again.returncode == 0, again.stdout[-500:] + again.stderr
        assert record_in(program.home / "game.json")["moves"] == script.moves()

    def test_killed_at_a_question_nothing_is_lost(self, program: Program, script: Script) -> None:
        terminal = Terminal(program, *GAME)
        for answer in script.answers[:3]:
            terminal.wait_for("> ")
            terminal.type(answer)
        terminal.wait_for("> ")
        terminal.process.kill()
        terminal.end()
        rest = "".join(f"{answer}\n" for answer in script.answers[3:])
        again = program.run("play", "--resume", answers=rest)
        assert again.returncode == 0
        [file] = program.saved_games()
        assert record_in(file)["moves"] == script.moves()

    def test_end_of_input_saves_and_says_how_to_go_on(self, program: Program) -> None:
        done = program.run(*GAME, "--lang", "hu")
        assert done.returncode == 0
        assert "sanctuary play --resume" in done.stdout

    def test_colours_stand_beside_letters(self, program: Program, script: Script) -> None:
        with_colour = self.screens(program, script)
        without = self.screens(program, script, NO_COLOR="1")
        assert COLOUR.search(with_colour)
        assert not COLOUR.search(without)
        assert plain(with_colour) == plain(without)

    def test_a_dumb_terminal_gets_plain_text(self, program: Program, script: Script) -> None:
        assert "\x1b" not in self.screens(program, script, TERM="dumb")

    def screens(self, program: Program, script: Script, **environment: str) -> str:
        file = program.home / "screens.json"
        file.unlink(missing_ok=True)
        terminal = Terminal(program, *GAME, "--save", str(file), environment=environment)
        for answer in script.answers[:4]:
            terminal.wait_for("> ")
            terminal.type(answer)
        terminal.wait_for("> ")
        terminal.type("quit")
        assert terminal.end() == 0
        return terminal.shown

    def test_that_a_program_was_replaced_stays_on_the_screen(self, program: Program) -> None:
        """It plays while the screen is about to be cleared for the question."""
        seats = ("--seat", "cmd:sh -c 'exit 1'", "--seat", "Anna", "--lang", "en")
        terminal = Terminal(program, "play", *seats, "--seed", BOT_BEGINS, columns=200)
        screen = terminal.wait_for("> ").rpartition("\x1b[2J")[2]
        assert screen.count("sh: the program has ended; from now on the light player") == 1
        terminal.type("quit")
        assert terminal.end() == 0

    def test_two_people_do_not_see_each_others_hand(self, program: Program) -> None:
        terminal = Terminal(program, "play", "--seat", "Anna", "--seat", "Béla", "--seed", SEED)
        first = terminal.wait_for("give them the keyboard")
        assert "Hand:" not in first
        terminal.wait_for("Enter")
        terminal.type("")
        terminal.wait_for("> ")
        terminal.interrupt()
        assert terminal.end() == 130


def plain(shown: str) -> list[str]:
    """The lines without escapes, and without what readline adds at its prompt."""
    return [line.strip() for line in ESCAPE.sub("", shown).splitlines() if line.strip()]
