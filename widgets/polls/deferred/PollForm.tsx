import { useEffect, useRef } from 'react';
import { FormFailure } from '#features/session/FormFailure';
import { $session } from '#features/session/session';
import type { Poll } from '#services/entities/benefit';
import { UnknownOutcome } from '#services/once/unknown-outcome';
import { FailureNotice } from '#ui/core/FailureNotice';
import { describedInGroup, ErrorLine } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { Button } from '#ui/parts/Button';
import { castVote, type Outcome } from './cast-vote';
import { texts } from './messages';

interface PollFormProps {
  poll: Poll;
  type: string;
  name: string;
  /** Its button is the view's main one. */
  isMain: boolean;
  /** @param serial of the session in which the vote was sent */
  onEnded(outcome: Outcome, serial: number): void;
}

/** The options of an open poll, and the button that votes once. */
export function PollForm({ poll, type, name, isMain, onEnded }: PollFormProps) {
  const { element, signal } = useHost();
  const messages = useMessages(texts);
  const options = poll.options ?? [];
  const isOption = (id: string | undefined) => options.some((option) => option.id === id);
  const form = useForm<Record<string, string>>({
    initial: {},
    check: async (values): Promise<Record<string, string>> =>
      isOption(values[name]) ? {} : { [name]: messages.choose },
    async send(values) {
      const { serial } = $session.get();
      onEnded(await castVote(element, poll, values[name] ?? '', type, signal), serial);
    },
  });
  // A choice is of what was asked when it was made.
  const asked = JSON.stringify([poll.question, options.map(({ id, text }) => [id, text])]);
  const before = useRef(asked);
  useEffect(() => {
    if (before.current !== asked) form.set({ [name]: '' });
    before.current = asked;
  }, [asked, name, form]);
  const { status, failure } = form;
  const error = form.errors[name];
  const isBusy = status === 'sending';
  return (
    <form noValidate onSubmit={form.onSubmit} aria-busy={isBusy} aria-labelledby={name}>
      <FormMessages form={form} />
      <fieldset className="poll-options" aria-labelledby={name}>
        {options.map(({ id, text }, index) => (
          <label className="choice poll-option" key={id}>
            <input
              type="radio"
              name={name}
              value={id}
              {...describedInGroup(name, error)}
              checked={form.values[name] === id}
              onChange={() => form.set({ [name]: id })}
            />
            <span>{text?.trim() || String(index + 1)}</span>
          </label>
        ))}
      </fieldset>
      <ErrorLine name={name} error={error} />
      <FormFailure form={form}>
        <FailureNotice onRetry="submit" attempt={form.refused}>
          {failure instanceof UnknownOutcome ? messages[failure.found] : messages.notVoted}
        </FailureNotice>
      </FormFailure>
      <Button type="submit" kind={isMain ? 'main' : 'plain'} busy={isBusy}>
        {messages.vote}
      </Button>
    </form>
  );
}
