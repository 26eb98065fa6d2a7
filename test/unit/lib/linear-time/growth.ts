/** Whether the work of a function grows with the length of a text, or with its square. */

/** What a text that costs much is made of: runs of what an expression repeats, which never end as it wants. */
const RUNS = [
  ...[
    'a',
    'A1',
    '1',
    '1.',
    '1,',
    '-',
    '.',
    ' ',
    '\t',
    '\n',
    '/',
    '@',
    '<',
    'a@',
    'a@.',
    '{',
    '(',
    '[',
    '&a=',
    '%',
    ';',
  ],
  ...[
    '\\"',
    '"a":',
    '"token',
    '"token":"\\',
    '\\"token',
    'eyJ-',
    'bearer ',
    '?token',
    'á',
    '´',
    '\u00AD',
    '😀',
    '0:',
  ],
];
const ENDS = ['', '\0'];

const SIZE = 4000;
const GROWTH = 4;
/** A quadratic function takes 16 times as long for a text of four times the length, a linear one 4 times. */
const BOUND = 10;
/** Milliseconds below which a time says nothing: nobody waits, and the clock is too coarse for a ratio. */
const NOTHING = 1;

export type TakesText = (text: string) => unknown;

/** Milliseconds that the processor has worked for this process: what else the machine does is not in them. */
const worked = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The least of several times. */
function timeOf(run: TakesText, text: string, times: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time++) {
    const began = worked();
    try {
      const result = run(text);
      if (result instanceof Promise) result.catch(() => {});
    } catch {
      // A text is not what it takes.
    }
    least = Math.min(least, worked() - began);
  }
  return least;
}

/** Whether a run takes more than BOUND times as long for a text of GROWTH times the length. */
function grows(run: TakesText, textOf: (size: number) => string, size: number, times: number): boolean {
  const long = timeOf(run, textOf(size * GROWTH), times);
  return long > NOTHING && long / timeOf(run, textOf(size), times) > BOUND;
}

/**
 * Returns the texts, as JSON, with which the work of a function grows by more than the bound, however often it is measured,
 * and once more from there.
 * @param size of the shortest
 */
export const growing = (run: TakesText, size = SIZE): string[] =>
  RUNS.flatMap((unit) =>
    ENDS.flatMap((end) => {
      const textOf = (length: number) => unit.repeat(length / unit.length) + end;
      const isSuspect = [1, 5, 20].every((times) => grows(run, textOf, size, times));
      return isSuspect && [1, 5].every((times) => grows(run, textOf, size * GROWTH, times))
        ? [JSON.stringify(unit + end)]
        : [];
    }),
  );
