import { kindOf, type ProblemKind } from '#services/http/problem';

/** Sentences for a failed call by the kind of its error; `failed` is for every other kind. */
type FailureTexts<T> = Partial<Record<Exclude<ProblemKind, 'failed'>, string>> & { failed: T };

/** Returns the sentence for a call that failed. Never throws. */
export function failureText<T extends string | undefined>(
  error: unknown,
  texts: FailureTexts<T>,
): string | T {
  return texts[kindOf(error)] ?? texts.failed;
}
