import { pageSingleton } from '../core/page-singleton';

export interface Problem {
  /** What is wrong, by the name an author would search for: a metadata tag, an attribute, an element. */
  subject: string;
  /** What was expected and how to write it. English: authors and developers read it, visitors never do. */
  expected: string;
}

/** Problems of this page, oldest first; the author's diagnostics show them. */
export const problems: Problem[] = pageSingleton('problems', () => []);

/** Warns on the console, once per subject, of what the page's author has to correct. */
export function reportProblem(subject: string, expected: string): void {
  if (problems.some((known) => known.subject === subject)) return;
  problems.push({ subject, expected });
  console.warn(`[vitrine] ${subject}: ${expected}`);
}
