import { shared } from '../core/page-singleton';

export interface Problem {
  /** What is wrong, by the name an author would search for: a metadata tag, an attribute, an element. */
  subject: string;
  /** What was expected and how to write it. English: authors and developers read it, visitors never do. */
  expected: string;
}

/** Problems of this page, oldest first; the author's diagnostics show them. */
export const problems: Problem[] = shared('problems', () => []);

/** Tells the developer once per subject, on the console, what the page's author has to mend. */
export function report(subject: string, expected: string): void {
  if (problems.some((known) => known.subject === subject)) return;
  problems.push({ subject, expected });
  console.warn(`[vitrine] ${subject}: ${expected}`);
}
