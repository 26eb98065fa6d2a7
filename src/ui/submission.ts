import type { EventName, VitrineEvents } from '#page/core/events';
import { intentOf } from '#page/intents';
import { markStep } from '#page/report/timing';
import { isServiceError } from '#services/http/service-error';
import { ensureOnce, type Once } from '#services/once/ensure-once';
import { rethrowFailure } from '#services/once/unknown-outcome';
import type { Host } from './core/host-context';

/** The events that tell the kind of a failure, and nothing else. */
type FailureEvent = {
  [Name in EventName]: { kind: string } extends VitrineEvents[Name] ? Name : never;
}[EventName];

/** How a submission is sent, and the events of its outcome. */
interface Submission<Answer, Sent extends EventName> {
  /**
   * Makes the call with the options of the intent. number: the intent's own, for calls with a field for it. What it
   * resolves to confirms the intent; what it throws leaves it open for the next try.
   */
  send(options: { idempotencyKey: string }, number: number): Promise<Answer>;
  /** The event of a confirmed submission, and its payload. */
  sent: readonly [name: Sent, detail: (answer: Answer) => VitrineEvents[Sent]];
  /** The event of a failed one; none by default. */
  failed?: FailureEvent;
  /**
   * What must not be there twice, also after a reload, in another tab and on another device (services/once). By default a
   * submission is the same for this page only.
   */
  once?: () => Promise<Pick<Once<Answer>, 'subject' | 'ask' | 'next'>>;
}

/** Makes a call once; where nobody knows whether it was carried out, the failure is that of the call. */
async function makeOnce<Answer>(
  kind: string,
  content: unknown,
  { send, once }: Required<Pick<Submission<Answer, EventName>, 'send' | 'once'>>,
): Promise<Answer> {
  const acts = ensureOnce<Answer>({
    ...(await once()),
    kind,
    content,
    // The first bits of the key: the same for all tries, as the key.
    send: (key) => send({ idempotencyKey: key }, Number.parseInt(key.slice(0, 8), 16)),
  });
  return (await acts.send().catch(rethrowFailure)).made;
}

/** Returns the kind of a failure for its event. other: for an error that is no ServiceError. */
export const failureKind = (error: unknown, other = 'unknown'): string =>
  isServiceError(error) ? error.kind : other;

/**
 * Submits content once: a retry has the key of the first try until the service has confirmed it, and a second press joins
 * the try that is running. The events are fired although the widget was removed meanwhile: they are facts. Resolves to the
 * answer; rejects with what `send` throws, after the failure's event.
 * @param host of the widget, which owns the intent and fires the events
 * @param kind what is sent, if the widget sends several things
 * @param content everything that makes a submission a different one (page/intents)
 */
export function submit<Answer, Sent extends EventName>(
  { element, emit }: Pick<Host, 'element' | 'emit'>,
  kind: string,
  content: unknown,
  { send, sent: [name, detail], failed, once }: Submission<Answer, Sent>,
): Promise<Answer> {
  const intent = intentOf(element, kind, content);
  return intent.once(async () => {
    let answer: Answer;
    try {
      answer = once
        ? await makeOnce(kind, content, { send, once })
        : await send({ idempotencyKey: intent.key }, intent.number);
    } catch (error) {
      if (failed) emit(failed, { kind: failureKind(error) });
      throw error;
    }
    intent.confirm();
    markStep(element, 'sent');
    emit(name, detail(answer));
    return answer;
  });
}
