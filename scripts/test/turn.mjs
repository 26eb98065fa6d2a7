/**
 * Runs take the largest matrices in turns: a run of CI tries a part of them, runs without a turn all. The turn is the variable
 * VITRINE_TURN of the runners: its number and how many there are, such as 2/3.
 */
import { execFileSync } from 'node:child_process';
import { root } from '../system/run.mjs';

const NAME = 'VITRINE_TURN';
/** As many as keep a run of CI near 12 minutes. */
const TURNS = 8;
/** The turns of the answers without a field, which are the most: as many as keep each under a minute. */
const SILENCE = 'VITRINE_SILENCE_TURN';
const SILENCE_TURNS = 16;

/**
 * The turn of the present commit, such as 2/8, by its hash: neighbours take different ones most of the time.
 * @param {number} turns how many there are @returns {string}
 */
export function turnOfCommit(turns) {
  let hash = '';
  try {
    hash = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  } catch {
    // An archive has no commits: the first turn.
  }
  return `${((Number.parseInt(hash.slice(0, 8), 16) || 0) % turns) + 1}/${turns}`;
}

/** Begins the turn of the present commit for all runners. @returns {string} what it is, in words */
export function beginTurn() {
  process.env[NAME] = turnOfCommit(TURNS);
  process.env[SILENCE] = turnOfCommit(SILENCE_TURNS);
  return `turn ${process.env[NAME]}: a part of the widgets with failing files, on React, in other engines and at 400 % zoom, of the demo pages, pages of documentation, the answers without a field and the expressions; all of them without --turn`;
}

/** Whether this run takes a turn. */
export const takesTurn = () => process.env[NAME] !== undefined;

/**
 * Returns the items of this run's turn; all without one. Of a matrix that is smaller than the number of turns, each run takes one.
 * @template T @param {readonly T[]} items
 * @param {number} [offset] of one of several matrices over the same items, which then takes another part
 * @returns {T[]}
 */
export function inTurn(items, offset = 0) {
  const [turn = 1, turns = 1] = (process.env[NAME] ?? '1/1').split('/').map(Number);
  const parts = Math.min(turns, items.length);
  return items.filter((_, index) => (index + offset) % parts === (turn - 1) % parts);
}
