#!/usr/bin/env node
// A player for Sanctuary in JavaScript (Node.js): plays a tile whenever it can.
import { createInterface } from "node:readline";

const PLAY_FIRST = 163; // "play projects", see the numbering of moves in outside-players.md
const PLAY_LAST = 166;

for await (const line of createInterface({ input: process.stdin })) {
  const view = JSON.parse(line);
  const plays = view.legal.filter((move) => move >= PLAY_FIRST && move <= PLAY_LAST);
  const moves = plays.length > 0 ? plays : view.legal;
  console.log(JSON.stringify({ move: moves[(view.seed + view.ply) % moves.length] }));
}
