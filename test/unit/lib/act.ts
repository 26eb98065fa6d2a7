import { setImmediate } from 'node:timers';
import { act as perform } from 'preact/test-utils';

/** Rounds of what follows work that is done: an answer shows a view, whose effect asks for the next. */
const ROUNDS = 2;

/** React's `act` in tests of views, which run on preact: resolves to the result of the work, once what follows it is shown. */
export async function act<T>(work: () => T): Promise<Awaited<T>> {
  let result: T | undefined;
  await perform(() => {
    result = work();
    return result as Promise<void>;
  });
  for (let round = 0; round < ROUNDS; round++)
    await perform(() => new Promise<void>((go) => void setImmediate(go)));
  return (await result) as Awaited<T>;
}
