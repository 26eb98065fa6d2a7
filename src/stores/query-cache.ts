import { shared } from '../page/core/page-singleton';

/** One per page: two copies of the library ask once. */
const answers = shared('queries', () => new Map<string, Promise<unknown>>());

/** The answer to a question for this page view: asked once, again only after a failure. In memory only. */
export function remember<T>(question: string, ask: () => Promise<T>): Promise<T> {
  const known = answers.get(question);
  if (known) return known as Promise<T>;
  const answer = ask();
  answers.set(question, answer);
  answer.catch(() => answers.delete(question));
  return answer;
}

/** Asks everything anew. */
export const forgetAll = (): void => answers.clear();
