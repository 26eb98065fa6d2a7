import { type InferOutput, object, record, string } from 'valibot';
import { mayBeStored, type Question } from '#domain/questions/question';
import { type Cell, persisted } from '#page/settings/storage';
import { type AnswerValues, textOf } from './answers';

const draft = object({
  /** The choices by question. Nothing else that was answered is stored (mayBeStored). */
  choices: record(string(), string()),
  /** Id of the question that was shown; empty before the first. */
  at: string(),
  /** Id of what the service has begun; empty if it does not know of it. */
  id: string(),
});
/** What a reload leaves of a form of questions. */
export type Draft = InferOutput<typeof draft>;

/**
 * The draft of a form of questions in the visitor's browser.
 * @param name of the form, unique among those of the site
 * @param lifetime in ms; that of the page's cache by default
 */
export const draftCell = (name: string, lifetime?: number): Cell<Draft> =>
  persisted(`questions:${name}`, draft, lifetime ? { lifetime: () => lifetime } : {});

/** Returns the answers that may be stored, by question. */
export const storedChoices = (
  questions: readonly Question[],
  values: Partial<AnswerValues>,
): Record<string, string> =>
  Object.fromEntries(
    questions.filter(mayBeStored).flatMap(({ id }) => {
      const choice = textOf(values, id);
      return choice ? [[id, choice]] : [];
    }),
  );
