import { useEffect, useRef } from 'react';
import { IDENTITY_STEPS } from '../../../src/domain/statuses';
import { safeUrl } from '../../../src/page/core/safe-url';
import { useHost, useMessages } from '../../../src/ui/core/host-context';
import { Button } from '../../../src/ui/parts/Button';
import { Failed } from '../../../src/ui/parts/Failed';
import { Loading } from '../../../src/ui/parts/Loading';
import { QuizForm, StartForm, TokenForm } from './forms';
import { messages } from './messages';
import { useValidation } from './use-validation';

/** The six steps, and what the visitor does in the current one. */
export function Validation({ helpUrl }: { helpUrl: string }) {
  const host = useHost();
  const w = useMessages(messages);
  const area = useRef<HTMLDivElement>(null);
  const { validation, failed, isOut, retry, restart, begin, sendToken, sendAnswers } = useValidation(() =>
    host.emit('vt-identity-validated', null),
  );
  const state = isOut ? 'out' : validation === null ? 'start' : validation?.step;
  const before = useRef(state);
  useEffect(() => {
    // What had the focus is gone; a first view takes none.
    if (before.current !== undefined && before.current !== state)
      area.current?.focus({ preventScroll: true });
    before.current = state;
  }, [state]);
  const help = safeUrl(helpUrl);
  const step = validation?.step;
  return (
    <div tabIndex={-1} ref={area} aria-busy={validation === undefined && !failed}>
      {step && !isOut && (
        <ol className="steps" aria-label={w.steps}>
          {IDENTITY_STEPS.map((name) => (
            <li key={name} aria-current={name === step ? 'step' : undefined}>
              {w[name]}
            </li>
          ))}
        </ol>
      )}
      {failed ? (
        <Failed
          onRetry={() => {
            area.current?.focus();
            retry();
          }}
        />
      ) : validation === undefined ? (
        <Loading />
      ) : validation === null ? (
        <StartForm begin={begin} />
      ) : isOut ? (
        <div role="alert">
          <p className="notice bad">
            <b>{w.failed}.</b> {w.failedHint}
          </p>
          <Button onClick={restart}>{w.again}</Button>{' '}
          {help && (
            <a className="button plain" part="button" href={help}>
              {w.help}
            </a>
          )}
        </div>
      ) : step === 'VALIDATING_TOKEN' ? (
        <TokenForm validation={validation} send={sendToken} />
      ) : step === 'AWAITING_QUIZ' ? (
        <QuizForm validation={validation} send={sendAnswers} />
      ) : step === 'PERSISTED_HUB' ? (
        <p className="notice" role="status">
          {w.done}
        </p>
      ) : (
        <p role="status">{w.waiting}</p>
      )}
    </div>
  );
}
