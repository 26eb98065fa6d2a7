import { pageSingleton } from '../core/page-singleton';

export interface Problem {
  /** The subject by the name that an author would search for: a metadata tag, an attribute, an element. */
  subject: string;
  /** The expected value and how to write it. In English: for authors and developers, never for visitors. */
  expected: string;
}

/** Problems of this page, oldest first; shown by the author diagnostics. */
export const problems: Problem[] = pageSingleton('problems', () => []);

/** Logs a warning, once per subject, about what the page's author has to correct. */
export function reportProblem(subject: string, expected: string): void {
  if (problems.some((known) => known.subject === subject)) return;
  problems.push({ subject, expected });
  console.warn(`[vitrine] ${subject}: ${expected}`);
}
