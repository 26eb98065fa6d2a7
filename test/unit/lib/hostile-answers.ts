import { expect } from 'vitest';
import { corrupted } from './hostile-numbers';
import { text } from './render';
import { stubFetch } from './stub-fetch';

/**
 * From now on every number is replaced in the answers to calls whose address matches; by another where `by` of what it
 * returns is set. `answers` counts those replaced.
 */
export function corruptAnswers(of: RegExp, by: string): { by: string; answers: number } {
  const send = globalThis.fetch;
  const done = { by, answers: 0 };
  stubFetch(async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    const response = await send(request);
    if (!of.test(decodeURIComponent(request.url)) || !response.ok) return response;
    done.answers += 1;
    return new Response(corrupted(await response.json(), done.by), { headers: response.headers });
  });
  return done;
}

/** What the screen says of a price that is none. */
export const UNAVAILABLE = 'Valor indisponível no momento';

/** No text on screen is what becomes of a number that is none. */
export const expectNoBrokenNumber = () =>
  expect(text()).not.toMatch(/NaN|Infinity|undefined|null|\de\+\d|000\.000\.000\.000/);
