import { useEffect, useRef, useState } from 'react';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { failureText } from '#ui/failure-text';
import { fillMessage } from '#ui/fill-message';
import { useEvent } from '#ui/hooks/use-event';
import { Button } from '#ui/parts/Button';
import { texts } from './messages';

const SECOND = 1000;

interface ResendCodeProps {
  /** Sends another code; false if none was sent, and what the visitor sees says why. */
  resend(): Promise<unknown>;
  /** Whether it sends the first code itself, when it appears. */
  sendsFirst?: boolean;
  /** When another code may be asked for, in milliseconds since 1970 by this device; 0 if that is not known. */
  notBefore?: number;
}

/** Returns the whole seconds until a moment, at least 0, once a second. */
function useSecondsUntil(moment: number): number {
  const left = () => Math.max(0, Math.ceil((moment - Date.now()) / SECOND));
  const [, setNow] = useState(0);
  useEffect(() => {
    if (moment <= Date.now()) return;
    const timer = setInterval(() => {
      if (moment <= Date.now()) clearInterval(timer);
      setNow(Date.now());
    }, SECOND);
    return () => clearInterval(timer);
  }, [moment]);
  return left();
}

/** A button that sends another code, once at a time, and what came of it; it waits as long as the service asks. */
export function ResendCode({ resend, sendsFirst, notBefore = 0 }: ResendCodeProps) {
  const messages = useMessages(texts);
  const [state, setState] = useState({ busy: false, said: '', failures: 0 });
  const isSending = useRef(false);
  const seconds = useSecondsUntil(notBefore);
  const send = async (isFirst = false) => {
    // The button knows of it only once it is rendered again.
    if (isSending.current) return;
    isSending.current = true;
    setState((before) => ({ ...before, busy: true, said: '' }));
    try {
      const isSent = (await resend()) !== false;
      setState({ busy: false, said: isSent ? (isFirst ? messages.sent : messages.resent) : '', failures: 0 });
    } catch (error) {
      // An address without an account gets the same words: they must not tell who has one.
      const said = failureText(error, {
        'rate-limited': messages.resendWait,
        missing: messages.resent,
        failed: '',
      });
      setState(({ failures }) => ({ busy: false, said, failures: said ? 0 : failures + 1 }));
    }
    isSending.current = false;
  };
  const sendFirst = useEvent(() => {
    if (sendsFirst) send(true);
  });
  useEffect(() => sendFirst(), []);
  return (
    <>
      {state.failures > 0 && <FailureNotice attempt={state.failures}>{messages.notResent}</FailureNotice>}
      <p role="status">{state.said}</p>
      <p>
        <Button
          kind="plain"
          busy={state.busy}
          disabled={seconds > 0}
          {...(seconds > 0 && { 'aria-describedby': 'resend-wait' })}
          onClick={() => send()}
        >
          {messages.resend}
        </Button>
      </p>
      {/* Not announced: it changes every second. */}
      {seconds > 0 && (
        <p className="muted" id="resend-wait">
          {fillMessage(messages.resendIn, { count: seconds })}
        </p>
      )}
    </>
  );
}
