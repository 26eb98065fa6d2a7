import { useEffect, useRef, useState } from 'react';
import { companionLimit, eventState } from '#domain/events/event-state';
import { FormFailure } from '#features/session/FormFailure';
import { $session } from '#features/session/session';
import { serverTime } from '#page/server-clock';
import type { Event } from '#services/entities/event';
import { UnknownOutcome } from '#services/once/unknown-outcome';
import { FailureNotice } from '#ui/core/FailureNotice';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { enrol, type Outcome } from './enrol';
import { texts } from './messages';

// Only visitors with companions load it, and the rules of names with it.
const loadRules = () => import('./companion-rules');

interface EnrolFormProps {
  event: Event;
  /** @param serial of the session in which the enrolment was sent */
  onEnded(outcome: Outcome, serial: number): void;
}

/** Enrols the visitor with companions, or puts them on the waiting list of a full event. Once. */
export function EnrolForm({ event, onEnded }: EnrolFormProps) {
  const { element, language, signal } = useHost();
  const messages = useMessages(texts);
  /** The companions' fields, by names that none is used twice. */
  const [fields, setFields] = useState<readonly string[]>([]);
  const made = useRef(0);
  const part = useRef<HTMLFieldSetElement>(null);
  const form = useForm<Record<string, string>>({
    initial: {},
    check: async (values): Promise<Record<string, string>> =>
      fields.length > 0
        ? (await loadRules()).companionErrors(values as Record<string, string>, fields, language)
        : {},
    async send(values) {
      const { serial } = $session.get();
      const names = fields.map((field) => (values[field] ?? '').trim());
      onEnded(await enrol(event, names, { element, signal }), serial);
    },
  });
  const isList = eventState(event, serverTime()) === 'waiting';
  const limit = companionLimit(event);
  const isBusy = form.status === 'sending';
  const last = fields.at(-1);
  const before = useRef(0);
  useEffect(() => {
    const area = part.current;
    const isMore = fields.length > before.current;
    // The pressed button of a removed field is gone.
    if (isMore) area?.querySelector<HTMLElement>(`[name="${last}"]`)?.focus();
    else if (fields.length < before.current) area?.focus();
    before.current = fields.length;
  }, [fields.length, last]);
  const { failure } = form;
  return (
    <form noValidate className="event-enrol" onSubmit={form.onSubmit} aria-busy={isBusy}>
      <FormMessages form={form} />
      {isList && (
        <p>
          {messages.listHint}{' '}
          {!!event.waiting &&
            (event.waiting === 1 ? messages.oneWaits : fillMessage(messages.wait, { count: event.waiting }))}
        </p>
      )}
      {(limit > 0 || fields.length > 0) && (
        <fieldset className="event-companions" aria-label={messages.companions} tabIndex={-1} ref={part}>
          {fields.map((field, index) => (
            <div className="event-companion" key={field}>
              <TextField
                form={form}
                name={field}
                label={fillMessage(messages.companion, { number: index + 1 })}
                // Autofill does not take a companion for the visitor.
                autoComplete={`section-${field} name`}
              />
              <button
                className="link"
                part="button"
                type="button"
                onClick={() => setFields(fields.filter((each) => each !== field))}
              >
                {messages.remove}
                <span className="sr"> {fillMessage(messages.companion, { number: index + 1 })}</span>
              </button>
            </div>
          ))}
          {fields.length < limit && (
            <Button kind="plain" onClick={() => setFields([...fields, `companion-${++made.current}`])}>
              {messages.addCompanion}
            </Button>
          )}
          <p className="muted small">
            {limit === 1 ? messages.oneCompanion : fillMessage(messages.mostCompanions, { limit })}
          </p>
        </fieldset>
      )}
      <FormFailure form={form}>
        <FailureNotice onRetry="submit" attempt={form.refused}>
          {failure instanceof UnknownOutcome ? messages[failure.found] : messages.notEnrolled}
        </FailureNotice>
      </FormFailure>
      <div className="actions">
        <SubmitButton form={form} sending={messages.sending}>
          {isList ? messages.join : messages.enrol}
        </SubmitButton>
      </div>
    </form>
  );
}
