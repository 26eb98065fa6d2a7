import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $session } from '#features/session/session';
import { SessionFailure } from '#features/session/sign-in/SessionFailure';
import { SignInLink } from '#features/session/sign-in/SignInLink';
import { mayBeDone } from '#services/fallbacks/make-once';
import { problemOf } from '#services/fallbacks/problem';
import { statusOf } from '#services/fallbacks/status';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
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

const UNAUTHORIZED = 401;

/**
 * What became of the answers: saved in the account, once; who has none can sign in, which saves them; who could not save them
 * can try again.
 */
export function SaveNote({ quiz, ended, mayAct, onSaved, onCorrect }: SaveNoteProps) {
  const host = useHost();
  const messages = useMessages(pt, es);
  const { isSignedIn, user } = useStore($session);
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
  // The sign-in is the visitor's act.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each session
  useEffect(() => {
    if (state === 'none' && mayAct()) save();
  }, [isSignedIn, user?.id]);

  if (saved.state === 'failed') {
    const { error } = saved;
    const { kind, messages: said } = problemOf(error);
    const form = { status: 'failed' as const, messages: [], failure: error };
    if (statusOf(error) === UNAUTHORIZED)
      return <SessionFailure form={form} text={messages.notSaved} onSend={() => mayAct() && save()} />;
    if (kind === 'missing') return <p className="notice bad">{messages.goneUnsaved}</p>;
    if (kind === 'refused' && said[0])
      return (
        <FailureNotice
          attempt={attempts.current}
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
      <FailureNotice attempt={attempts.current} onRetry={save}>
        {mayBeDone(error) ? messages.lost : messages.notSaved}
      </FailureNotice>
    );
  }
  if (saved.state === 'none')
    return (
      <div className="quiz-sign-in">
        <p>{messages.signIn}</p>
        <SignInLink newTab plain />
      </div>
    );
  return (
    <p className="quiz-saved" role="status">
      {messages[saved.state]}
    </p>
  );
}
