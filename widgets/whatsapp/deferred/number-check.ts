import { sleep } from '#services/http/sleep';

/** Whether a number is valid; null until the bot has answered. */
export type Validity = boolean | null;

interface CheckOptions {
  /** Asks the bot whether the number is valid; throws, or resolves to null, on failure. */
  ask(number: string): Promise<Validity>;
  /** Maximum number of requests over the life of the widget (spec leads#messaging-bot-check). */
  attempts: number;
  /** Milliseconds before an unsuccessful attempt is repeated. */
  pause: number;
}

/**
 * The silent number check (spec leads#messaging-bot-check). Unsuccessful and failed attempts are repeated after
 * `pause`; after `attempts` requests no more are made. Only the answer for the latest number is used. Never throws.
 */
export function numberCheck({ ask, attempts, pause }: CheckOptions) {
  let count = 0;
  let latestNumber = '';
  return async (number: string): Promise<Validity> => {
    latestNumber = number;
    while (latestNumber === number) {
      count++;
      if (count > attempts) return null;
      const valid = await ask(number).catch(() => null);
      if (valid !== null) return latestNumber === number ? valid : null;
      await sleep(pause);
    }
    return null;
  };
}
