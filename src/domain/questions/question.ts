import { RESPONSE_DOMAIN_TYPES, type ResponseDomainType } from '../lead/questions';

export interface QuestionOption {
  id: string;
  label: string;
}

/** A question is shown only after one of these answers to an earlier one (ours). */
interface Condition {
  questionId: string;
  values: readonly string[];
}

/** A question of a quiz or a journey, as every view of it works with it. */
export interface Question {
  id: string;
  type: ResponseDomainType;
  /** What is asked; empty if the service gives no text. */
  label: string;
  /** Undefined if it is not said: then it can be left out, and is not called optional. */
  isRequired: boolean | undefined;
  options: readonly QuestionOption[];
  showIf?: Condition;
}

/** A question as a service gives it. */
export interface GivenQuestion {
  id: string;
  type: string;
  label?: string | null | undefined;
  required?: boolean | null | undefined;
  options?: readonly { id: string; label?: string | null | undefined }[] | null | undefined;
  showIf?: unknown;
}

/** Keeps the first of each id; one without an id is none. */
function onlyOnce<T extends { id: string }>(all: readonly T[]): T[] {
  const ids = new Set<string>();
  return all.filter(({ id }) => id !== '' && !ids.has(id) && ids.add(id));
}

/** Returns a condition; undefined if it is none that is known here: its question is then always shown. */
function readCondition(given: unknown): Condition | undefined {
  const { questionId, values } = (given ?? {}) as Partial<Condition>;
  if (typeof questionId !== 'string' || !Array.isArray(values)) return undefined;
  return { questionId, values: values.filter((value) => typeof value === 'string') };
}

/** Returns the type of an answer. An unknown one, and a choice among nothing, is answered by a text. */
function typeOf(type: string, optionCount: number): ResponseDomainType {
  const known = RESPONSE_DOMAIN_TYPES.find((each) => each === type) ?? 'TEXT';
  return known === 'SINGLE' && optionCount === 0 ? 'TEXT' : known;
}

/** Returns the questions of a service (spec offers#questions) as far as they can be told from one another. */
export function readQuestions(given: readonly GivenQuestion[]): Question[] {
  return onlyOnce(given).map(({ id, type, label, required, options, showIf }) => {
    const known = onlyOnce(options ?? []).map((option, index) => ({
      id: option.id,
      label: option.label?.trim() || String(index + 1),
    }));
    const condition = readCondition(showIf);
    return {
      id,
      type: typeOf(type, known.length),
      label: label?.trim() ?? '',
      isRequired: required ?? undefined,
      options: known,
      ...(condition && { showIf: condition }),
    };
  });
}

/**
 * Returns the questions that these answers lead to, in their order. One whose condition names no earlier question is always
 * shown; one after a question that is not shown is not shown either.
 * @param answerOf returns the answer by the question's id; empty without one
 */
export function shownQuestions(all: readonly Question[], answerOf: (id: string) => string): Question[] {
  const earlier = new Set<string>();
  const shown = new Set<string>();
  return all.filter(({ id, showIf }) => {
    const isKnown = !!showIf && earlier.has(showIf.questionId);
    earlier.add(id);
    const isShown =
      !isKnown || (shown.has(showIf.questionId) && showIf.values.includes(answerOf(showIf.questionId)));
    if (isShown) shown.add(id);
    return isShown;
  });
}

/** What a service has of a form of questions: the ids of those that it has an answer to, and of those that it still needs. */
interface Held {
  answered: readonly string[];
  missing: readonly string[];
}

/**
 * Returns the questions as they are asked of who goes on: what the service has need not be answered again. A condition on an answer
 * that only the service knows is the service's to judge: its question is asked if the service has or needs an answer to it.
 * @param hasAnswer whether this form has the answer to a question itself
 */
export function openQuestions(
  all: readonly Question[],
  { answered, missing }: Held,
  hasAnswer: (id: string) => boolean,
): Question[] {
  return all.flatMap((question) => {
    const { showIf, ...rest } = question;
    const open = answered.includes(question.id) ? { ...question, isRequired: false } : question;
    if (!showIf || hasAnswer(showIf.questionId) || !answered.includes(showIf.questionId)) return open;
    const isAsked = [...answered, ...missing].includes(question.id);
    return isAsked ? { ...rest, isRequired: open.isRequired } : [];
  });
}

/**
 * Whether an answer may be stored in the visitor's browser: a choice among the service's own options. What the visitor
 * writes, dates, files, and the programme that they belong to are personal data, and are never stored.
 */
export const mayBeStored = ({ type }: Pick<Question, 'type'>): boolean => type === 'SINGLE';

/** Returns the choices among stored ones that the questions still offer, by the question's id. */
export function knownChoices(
  all: readonly Question[],
  stored: Readonly<Record<string, string>>,
): Record<string, string> {
  const known = all.filter(
    (question) =>
      mayBeStored(question) &&
      Object.hasOwn(stored, question.id) &&
      question.options.some(({ id }) => id === stored[question.id]),
  );
  return Object.fromEntries(known.map(({ id }) => [id, stored[id] as string]));
}
