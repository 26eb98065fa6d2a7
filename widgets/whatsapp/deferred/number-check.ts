import { sleep } from '../../../src/services/http/sleep';

/** What is known of a number: null until the bot said so. */
export type Validity = boolean | null;

interface CheckOptions {
  /** Asks the bot: whether the number is valid; throws, or gives null, where it did not succeed. */
  ask(number: string): Promise<Validity>;
  /** Attempts that send a request, counted over the life of the widget (spec leads#messaging-bot-check). */
  attempts: number;
  /** Milliseconds before an unsuccessful attempt is repeated. */
  pause: number;
}

/**
 * The silent number check (spec leads#messaging-bot-check): every attempt counts, more than `attempts` make no request; an unsuccessful or
 * failed one is repeated after `pause`. Only the latest number's answer counts. Never throws.
 */
export function numberCheck({ ask, attempts, pause }: CheckOptions) {
  let count = 0;
  let latest = '';
  return async (number: string): Promise<Validity> => {
    latest = number;
    while (latest === number) {
      count++;
      if (count > attempts) return null;
      const valid = await ask(number).catch(() => null);
      if (valid !== null) return latest === number ? valid : null;
      await sleep(pause);
    }
    return null;
  };
}
