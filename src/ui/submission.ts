import type { EventName, VitrineEvents } from '#page/core/events';
import { markStep } from '#page/report/timing';
import { isServiceError } from '#services/http/service-error';
import { ensureOnce, type Once, sendOnce } from '#services/once/ensure-once';
import { rethrowFailure } from '#services/once/unknown-outcome';
import type { Host } from './core/host-context';

/** The events that tell the kind of a failure, and nothing else. */
type FailureEvent = {
  [Name in EventName]: { kind: string } extends VitrineEvents[Name] ? Name : never;
}[EventName];

/** How a submission is sent, and the events of its outcome. */
interface Submission<Answer, Sent extends EventName> {
  /**
   * Makes the call with the options of the attempt. number: the attempt's own, for calls with a field for it: an integer from 0
   * to 2^32 - 1. What it resolves to ends the attempt; what it throws leaves it open for the next try.
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

/** The options of a try and its number: the first bits of the key, the same for all tries, as the key. */
const ofKey = (key: string) => [{ idempotencyKey: key }, Number.parseInt(key.slice(0, 8), 16)] as const;

/** Returns the kind of a failure for its event. other: for an error that is no ServiceError. */
export const failureKind = (error: unknown, other = 'unknown'): string =>
  isServiceError(error) ? error.kind : other;

/**
 * Ends the attempt to submit something, where it was found to be made in another way: the next submission is a new one, even with
 * the same content.
 * @param element of the widget that submits
 */
export const confirmSubmission = (element: object, kind: string): void =>
  ensureOnce({ owner: element, kind, send: async () => undefined }).confirm();

/**
 * Submits content once: a retry has the key of the first try until the service has confirmed it, and a second press joins
 * the try that is running. The events are fired although the widget was removed meanwhile: they are facts. Resolves to the
 * answer; rejects with what `send` throws, after the failure's event.
 * @param host of the widget, which owns the attempt and fires the events
 * @param kind what is sent, if the widget sends several things
 * @param content everything that makes a submission a different one; compared as JSON
 */
export async function submit<Answer, Sent extends EventName>(
  { element, emit }: Pick<Host, 'element' | 'emit'>,
  kind: string,
  content: unknown,
  { send, sent: [name, detail], failed, once }: Submission<Answer, Sent>,
): Promise<Answer> {
  const call = async (own: string): Promise<Answer> =>
    once
      ? sendOnce({ ...(await once()), kind, content, send: (shared) => send(...ofKey(shared)) }).catch(
          rethrowFailure,
        )
      : send(...ofKey(own));
  const transmit = async (key: string) => {
    const answer = await call(key).catch((error: unknown) => {
      if (failed) emit(failed, { kind: failureKind(error) });
      throw error;
    });
    markStep(element, 'sent');
    emit(name, detail(answer));
    // An answer may be empty.
    return { answer };
  };
  return (await sendOnce({ owner: element, kind, content, send: transmit })).answer;
}
