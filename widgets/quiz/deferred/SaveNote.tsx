import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { FormFailure } from '#features/session/FormFailure';
import { $session } from '#features/session/session';
import { SignInLink } from '#features/session/sign-in/SignInLink';
import { problemOf } from '#services/http/problem';
import { isOutcomeUnknown } from '#services/once/unknown-outcome';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useOnChange } from '#ui/hooks/use-on-change';
import { StatusMessage } from '#ui/StatusMessage';
import { texts } from './messages';
import type { Ended, Saved } from './QuizForm';
import type { LoadedQuiz } from './quiz';
import { saveFinished } from './save-quiz';

interface SaveNoteProps {
  quiz: LoadedQuiz;
  ended: Ended;
  /** Whether the answers may be saved in the account that is signed in. */
  mayAct(): boolean;
  onSaved(): void;
  /** Goes back to the answers, which the service did not accept. */
  onCorrect(): void;
}

/**
 * What became of the answers: saved in the account, once; who has none can sign in, which saves them; who could not save them
 * can try again.
 */
export function SaveNote({ quiz, ended, mayAct, onSaved, onCorrect }: SaveNoteProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const { state: sessionState, user } = useStore($session);
  const isSignedIn = sessionState === 'signedIn';
  const [saved, setSaved] = useState<Saved | { state: 'saving' }>(ended.saved);
  const attempts = useRef(0);
  const isHere = useRef(true);
  useEffect(
    () => () => {
      isHere.current = false;
    },
    [],
  );
  const save = async () => {
    attempts.current++;
    setSaved({ state: 'saving' });
    let next: Saved;
    try {
      next = { state: await saveFinished(host, ended.finished) };
    } catch (error) {
      next = { state: 'failed', error };
    }
    if (next.state === 'saved') host.emit('vt-quiz-saved', { quiz: quiz.id });
    if (!isHere.current) return;
    if (next.state !== 'failed') onSaved();
    setSaved(next);
  };
  const { state } = saved;
  const said = state === 'none' || state === 'failed' ? '' : messages[state];
  // The sign-in is the visitor's act.
  useOnChange(`${isSignedIn} ${user?.id}`, () => {
    if (state === 'none' && mayAct()) save();
  });

  return (
    <>
      <StatusMessage look="quiz-saved">{said}</StatusMessage>
      {saved.state === 'failed' && (
        <NotSaved error={saved.error} attempt={attempts.current} {...{ mayAct, save, onCorrect }} />
      )}
      {state === 'none' && (
        <div className="quiz-sign-in">
          <p>{messages.signIn}</p>
          <SignInLink newTab plain />
        </div>
      )}
    </>
  );
}

interface NotSavedProps extends Pick<SaveNoteProps, 'mayAct' | 'onCorrect'> {
  error: unknown;
  /** Number of the attempt that failed. */
  attempt: number;
  save(): void;
}

/** Why the answers were not saved, and what can be done. */
function NotSaved({ error, attempt, mayAct, save, onCorrect }: NotSavedProps) {
  const messages = useMessages(texts);
  const { kind, messages: said } = problemOf(error);
  if (kind === 'unauthenticated') return <FormFailure error={error} onSend={() => mayAct() && save()} />;
  if (kind === 'missing') return <FailureNotice attempt={attempt}>{messages.goneUnsaved}</FailureNotice>;
  if (kind === 'refused' && said[0])
    return (
      <FailureNotice
        attempt={attempt}
        action={
          <button className="link" type="button" onClick={onCorrect}>
            {messages.correctAnswers}
          </button>
        }
      >
        {fillMessage(messages.refused, { reason: said.join(' ') })}
      </FailureNotice>
    );
  return (
    <FailureNotice attempt={attempt} onRetry={save}>
      {isOutcomeUnknown(error) ? messages.lost : messages.notSaved}
    </FailureNotice>
  );
}
