import { useRef, useState } from 'react';
import { arrivalOf, codeOfText } from '#domain/offers/promotion-link';
import { FormFailure } from '#features/session/FormFailure';
import { $session } from '#features/session/session';
import type { Participant } from '#services/entities/promotion';
import { UnknownOutcome } from '#services/once/unknown-outcome';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { arrivalQuery, forgetArrival, keepCode } from '../arrival';
import { attribute, type ShownOutcome } from './attribute';
import { CodeResult } from './CodeResult';
import { CodeScanner } from './CodeScanner';
import { texts } from './messages';

interface CodesProps {
  participant: Participant;
  onParticipant(participant: Participant): void;
  /** Resolves once the promotion is shown as it is now. */
  onChanged(): Promise<void>;
}

/**
 * reading: the scanner is open. sending: a code is on its way. failed: nobody knows, or nothing was done, and the code can be
 * sent again.
 */
type State =
  | { step: 'idle'; outcome?: ShownOutcome }
  | { step: 'reading' }
  | { step: 'sending'; code: string }
  | { step: 'failed'; code: string; failure: unknown };

/** QR codes: read in place, or the one that the visitor came with; each counts once (PRM-06). */
export function Codes({ participant, onParticipant, onChanged }: CodesProps) {
  const { element, emit, signal } = useHost();
  const messages = useMessages(texts);
  const { promotionId } = participant;
  const [state, setState] = useState<State>({ step: 'idle' });
  /** Number of the outcome, so that each takes the focus. */
  const [count, setCount] = useState(0);
  const [arrived, setArrived] = useState(() => {
    const { promotion, code } = arrivalOf(arrivalQuery());
    return promotion && promotion !== promotionId ? '' : code;
  });
  const isSending = useRef(false);
  const section = useRef<HTMLElement>(null);
  /** A code that was not looked at is kept, to be sent again. */
  const finish = (outcome: ShownOutcome, kept = '') => {
    if (!kept) forgetArrival('code');
    setArrived(kept);
    setCount((before) => before + 1);
    setState({ step: 'idle', outcome });
  };
  const send = async (code: string) => {
    if (isSending.current) return;
    isSending.current = true;
    const { serial } = $session.get();
    setState({ step: 'sending', code });
    try {
      const outcome = await attribute(participant, code, serial, { element, signal });
      if (outcome.result === 'counted') emit('vt-lucky-number-received', { promotion: promotionId });
      if (outcome.participant) onParticipant(outcome.participant);
      if (outcome.result === 'changed') await onChanged();
      const isOfCode = outcome.result !== 'denied' && outcome.result !== 'changed';
      finish(outcome, isOfCode ? '' : code);
    } catch (failure) {
      // The next sign-in finds it again.
      keepCode(promotionId, code);
      setState({ step: 'failed', code, failure });
    } finally {
      isSending.current = false;
    }
  };
  const read = (text: string) => {
    const { promotion, code } = codeOfText(text);
    // The scanner goes.
    section.current?.focus();
    if (promotion && promotion !== promotionId) return finish({ result: 'other' });
    send(code);
  };
  const { step } = state;
  return (
    <section tabIndex={-1} ref={section} aria-busy={step === 'sending'}>
      <h4>{messages.codes}</h4>
      {step === 'idle' && state.outcome && <CodeResult outcome={state.outcome} key={count} />}
      {step === 'idle' && arrived && (
        <div className="notice">
          <p>{fillMessage(messages.arrived, { code: arrived })}</p>
          <Button onClick={() => send(arrived)}>{messages.useArrived}</Button>
        </div>
      )}
      {step === 'idle' && (
        <>
          <p className="muted">{messages.codesHint}</p>
          <Button kind={arrived ? 'plain' : 'main'} onClick={() => setState({ step: 'reading' })}>
            {messages.read}
          </Button>
        </>
      )}
      {step === 'reading' && (
        <>
          <CodeScanner onRead={read} />
          <div className="actions">
            <Button
              kind="plain"
              onClick={() => {
                section.current?.focus();
                setState({ step: 'idle' });
              }}
            >
              {messages.closeScanner}
            </Button>
          </div>
        </>
      )}
      {step === 'sending' && (
        <p role="status" className="muted">
          {messages.sendingCode}
        </p>
      )}
      {step === 'failed' && (
        <FormFailure error={state.failure} onSend={() => send(state.code)}>
          <FailureNotice onRetry={() => send(state.code)}>
            {state.failure instanceof UnknownOutcome
              ? messages.codeLost[state.failure.found]
              : messages.codeFailed}
          </FailureNotice>
        </FormFailure>
      )}
    </section>
  );
}
