import { setTimeout as delay } from 'node:timers/promises';
import type { ScreenReaderSession } from './session';

/** Milliseconds of silence after which everything about an act has been said. */
const SILENCE = 700;
/** Milliseconds after which nobody waits for silence. */
const LONGEST = 8000;

/** Resolves to what was said after the first ones, once nothing more is said. */
export async function listen(reader: ScreenReaderSession, after: number): Promise<string[]> {
  let count = -1;
  for (let waited = 0, still = 0; still < SILENCE && waited < LONGEST; waited += 100, still += 100) {
    const now = reader.said().length;
    if (now !== count) still = 0;
    count = now;
    await delay(100);
  }
  return reader.said(after).map(({ text }) => text.trim());
}
