import { expect } from '@playwright/test';
import type { ScreenReaderSession } from './session';

/** Milliseconds in which a fact is said, also by a reader that a busy machine keeps waiting. */
const SAID_WITHIN = 30_000;

/**
 * Expects facts to be said after the first ones, in any order.
 * @throws {Error} with all that was said instead
 */
export async function expectSaid(
  reader: ScreenReaderSession,
  after: number,
  facts: readonly (string | RegExp)[],
): Promise<void> {
  const said = () =>
    reader
      .said(after)
      .map(({ text }) => text.trim())
      .join(' ‖ ')
      // Amounts have spaces that do not break.
      .replace(/\s+/g, ' ');
  for (const fact of facts)
    await expect
      .poll(said, { message: `says ${fact}`, timeout: SAID_WITHIN, intervals: [100] })
      .toMatch(typeof fact === 'string' ? RegExp(fact.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : fact);
}
