import { type Question, readQuestions } from '#domain/questions/question';
import { type AnswerValues, answersIn, evidenceIn, type SentAnswer } from '#features/questions/answers';
import { brand } from '#page/core/metadata';
import { complementJourney, type Journey, startJourney, submitJourney } from '#services/journey';
import { sendOnce } from '#services/once/ensure-once';
import { isOutcomeUnknown } from '#services/once/unknown-outcome';
import type { Host } from '#ui/core/host-context';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor began a journey. */
    'vt-journey-started': { type: string; journeyId: string };
    /** The journey was submitted; neither its answers nor its protocol is told. */
    'vt-journey-submitted': { type: string; journeyId: string };
    /** The journey could not be submitted; the visitor was informed and can retry. */
    'vt-journey-failed': { kind: string };
  }
}

export const isSubmitted = ({ status }: Journey): boolean => status === 'SUBMITTED';

/** Returns the questions of a journey. */
export const questionsOf = ({ questions }: Journey): Question[] =>
  readQuestions(
    (questions ?? []).map(({ id, domain, label, required, options, showIf }) => ({
      id,
      type: domain ?? '',
      label,
      required,
      options: (options ?? []).map(({ code, name }) => ({ id: code, label: name })),
      showIf,
    })),
  );

/** Returns a journey with the type that was asked for: it is a part of the next call's address, and a service may write it otherwise. */
const asAsked = (journey: Journey, type: string): Journey => ({ ...journey, type });

/** Begins a journey (JRN-01); a retry is the same attempt. Throws a ServiceError. */
export async function beginJourney(
  { element, signal, emit }: Host,
  type: string,
  vin: string,
): Promise<Journey> {
  const content = { type, brand: brand(), ...(vin && { vin }) };
  const begun = await sendOnce({
    owner: element,
    kind: 'journey',
    content,
    async send(idempotencyKey) {
      const journey = await startJourney(
        { body: { ...content, idempotencyKey } },
        { signal, idempotencyKey },
      );
      emit('vt-journey-started', { type, journeyId: journey.id });
      return journey;
    },
  });
  return asAsked(begun, type);
}

/** Resolves to a journey as the service has it (JRN-02 without answers). Throws a ServiceError. */
export const readJourney = async (type: string, id: string, signal: AbortSignal): Promise<Journey> =>
  asAsked(await complementJourney({ type, id, body: { request: { answers: [] } } }, { signal }), type);

/** Submits a journey (JRN-03). Throws a ServiceError. */
export const submit = (
  { type, id }: Journey,
  comment: string,
  { signal, idempotencyKey }: { signal: AbortSignal; idempotencyKey: string },
): Promise<Journey> => {
  const body = { ...(comment && { comment }), idempotencyKey };
  return submitJourney({ type, id, body }, { signal, idempotencyKey });
};

/** What of the answers the service has from this view: texts and files by question. */
export interface Sent {
  texts: Map<string, string>;
  files: Map<string, string>;
  /** Evidence whose answer was lost: the service is asked for it before it is sent again. */
  unsure: Set<string>;
}
export const nothingSent = (): Sent => ({ texts: new Map(), files: new Map(), unsure: new Set() });

const markOf = (files: readonly File[]): string =>
  JSON.stringify(files.map(({ name, size, lastModified }) => [name, size, lastModified]));

/**
 * Sends what the service does not have yet (JRN-02): the answers in one request, then the files of each question in one of its
 * own, which names them. Evidence whose answer was lost is looked for first, as a service may keep the same photo twice.
 * Resolves to the journey as it is then. Throws a ServiceError.
 * @param sent of this journey; changed here
 */
export async function complement(
  { element, signal }: Host,
  journey: Journey,
  questions: readonly Question[],
  values: Partial<AnswerValues>,
  sent: Sent,
): Promise<Journey> {
  const { type, id } = journey;
  let now = journey;
  const send = async (answers: readonly SentAnswer[], file?: File[]) => {
    const body = { request: { answers: [...answers] }, ...(file && { file }) };
    const held = await sendOnce({
      owner: element,
      kind: 'complement',
      subject: file && answers[0]?.questionId,
      content: [id, answers],
      // The same answers are the same request, whatever has become of it.
      next: 'itself',
      send: (idempotencyKey) => complementJourney({ type, id, body }, { signal, idempotencyKey }),
    });
    now = asAsked(held, type);
  };
  const changed = answersIn(questions, values).filter(
    ({ questionId, value }) => sent.texts.get(questionId) !== value,
  );
  if (changed.length > 0) {
    await send(changed);
    for (const { questionId, value } of changed) sent.texts.set(questionId, value);
  }
  for (const { questionId, files } of evidenceIn(questions, values)) {
    const mark = markOf(files);
    if (sent.files.get(questionId) === mark) continue;
    if (sent.unsure.has(questionId)) {
      now = await readJourney(type, id, signal);
      sent.unsure.delete(questionId);
    }
    const hadNone = !journey.answered?.includes(questionId) && !sent.files.has(questionId);
    if (!(hadNone && now.answered?.includes(questionId))) {
      try {
        await send([{ questionId, value: files.map(({ name }) => name).join(', ') }], files);
      } catch (error) {
        if (isOutcomeUnknown(error)) sent.unsure.add(questionId);
        throw error;
      }
    }
    sent.files.set(questionId, mark);
  }
  return now;
}
