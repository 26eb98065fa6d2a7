import { useState } from 'react';
import type { Question } from '#domain/questions/question';
import { messagesOf, type Refusal } from '#domain/validation/refusal';
import type { AnswerValues } from '#features/questions/answers';
import { answerErrors } from '#features/questions/rules';
import { country } from '#page/core/metadata';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { texts } from './messages';

interface SaveLaterProps {
  form: Form<AnswerValues>;
  questions: readonly Question[];
  /** Sends the answers so far. */
  onSave(values: Partial<AnswerValues>): Promise<void>;
  /** Called with a failure; rejects with what is shown. */
  onFailed(error: unknown): Promise<void>;
}

type State = { name: 'idle' | 'busy' | 'saved' } | { name: 'failed'; reason: string; attempt: number };

/** Saves what is answered so far in the service, so that the visitor can leave; what is still missing may be. */
export function SaveLater({ form, questions, onSave, onFailed }: SaveLaterProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const [state, setState] = useState<State>({ name: 'idle' });
  const [savedValues, setSavedValues] = useState<Partial<AnswerValues>>();
  const save = async () => {
    const { values } = form;
    const optional = questions.map((question) => ({ ...question, isRequired: false }));
    const wrong = Object.keys(answerErrors(optional, values, language, country() ?? 'BR'));
    // Their messages appear beside them.
    for (const name of wrong) form.touch(name);
    if (wrong.length > 0) return setState({ name: 'idle' });
    setState({ name: 'busy' });
    try {
      await onSave(values);
      setSavedValues(values);
      setState({ name: 'saved' });
    } catch (error) {
      await onFailed(error).then(
        () => {},
        (shown: { refusal?: Refusal }) =>
          setState((before) => ({
            name: 'failed',
            reason: messagesOf(shown.refusal).join(' '),
            attempt: before.name === 'failed' ? before.attempt + 1 : 1,
          })),
      );
    }
  };
  return (
    <>
      <Button kind="plain" busy={state.name === 'busy'} onClick={save}>
        {messages.later}
      </Button>
      <p className="journey-small" role="status">
        {state.name === 'saved' && savedValues === form.values && messages.savedLater}
      </p>
      {state.name === 'failed' && (
        <FailureNotice attempt={state.attempt} onRetry={save}>
          {state.reason ? fillMessage(messages.notSavedBecause, { reason: state.reason }) : messages.notSaved}
        </FailureNotice>
      )}
    </>
  );
}
