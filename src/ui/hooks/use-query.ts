import { useEffect, useState } from 'react';

export interface Answer<T> {
  /** There once the latest question is answered. */
  value?: T;
  failed?: boolean;
  /** Asks the same once more. */
  again(): void;
}

/**
 * The answer to the latest question, asked anew whenever the question is another; undefined asks nothing. An answer to
 * an earlier one, however late it comes, never shows.
 */
export function useAnswer<T>(ask: () => Promise<T>, question: string | undefined): Answer<T> {
  const [answer, setAnswer] = useState<{ question?: string; value?: T; failed?: boolean }>({});
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question says what is asked
  useEffect(() => {
    if (!question) return;
    let latest = true;
    setAnswer({ question });
    ask().then(
      (value) => latest && setAnswer({ question, value }),
      () => latest && setAnswer({ question, failed: true }),
    );
    return () => {
      latest = false;
    };
  }, [question, tries]);
  const mine = answer.question === question ? answer : {};
  return { value: mine.value, failed: mine.failed, again: () => setTries(tries + 1) };
}
