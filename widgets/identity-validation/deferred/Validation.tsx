import { useEffect, useRef } from 'react';
import { IDENTITY_STEPS } from '#domain/person/identity-steps';
import { safeUrl } from '#page/core/safe-url';
import { RETURN } from '#page/session/sign-in-address';
import { deferred } from '#ui/core/deferred';
import { useHost, useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { DeferredPart } from '#ui/DeferredPart';
import { Button } from '#ui/parts/Button';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { StatusMessage } from '#ui/StatusMessage';
import { QuizForm } from './forms';
import { texts } from './messages';
import { StartForm } from './StartForm';
import { TokenStep } from './TokenStep';
import { useValidation } from './use-validation';

// Only visitors whom another page has sent to the validation load it.
const deferredWay = deferred(() => import('./WayBack').then(({ WayBack }) => WayBack));

function Way() {
  const loading = useDeferred(deferredWay);
  return <DeferredPart of={loading}>{(WayBack) => <WayBack />}</DeferredPart>;
}

/** The identity is confirmed, and the way back to the page that asked for it. */
function Confirmed() {
  const messages = useMessages(texts);
  const asksBack = new URLSearchParams(location.search).has(RETURN);
  return (
    <>
      <p className="notice" role="status">
        {messages.done}
      </p>
      {asksBack && <Way />}
    </>
  );
}

/** The six steps, and what the visitor does in the current one. */
export function Validation({ helpUrl }: { helpUrl: string }) {
  const host = useHost();
  const messages = useMessages(texts);
  const area = useRef<HTMLDivElement>(null);
  const identity = useValidation(() => host.emit('vt-identity-validated', null));
  const { validation, failed, movedOn, isOut } = identity;
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
  const stepName = IDENTITY_STEPS.find((each) => each === step);
  return (
    <div tabIndex={-1} ref={area} aria-busy={validation === undefined && !failed}>
      {step && !isOut && (
        <ol className="steps" aria-label={messages.steps}>
          {IDENTITY_STEPS.map((name) => (
            <li key={name} aria-current={name === step ? 'step' : undefined}>
              {messages[name]}
            </li>
          ))}
        </ol>
      )}
      <StatusMessage look="sr">{stepName && !isOut ? messages[stepName] : ''}</StatusMessage>
      <p role="status">{movedOn && !failed && !isOut && messages.movedOn}</p>
      {failed ? (
        <Failed
          onRetry={() => {
            area.current?.focus();
            identity.retry();
          }}
        >
          {/* A validation that cannot be loaded is none that has gone wrong. */}
          {step && messages.process}
        </Failed>
      ) : validation === undefined ? (
        <Loading />
      ) : validation === null ? (
        <StartForm begin={identity.begin} />
      ) : isOut ? (
        <div role="alert">
          <p className="notice bad">
            <b>{messages.failed}.</b> {messages.failedHint}
          </p>
          <div className="actions">
            <Button onClick={identity.restart}>{messages.again}</Button>
            {help && (
              <a className="button plain" part="button" href={help}>
                {messages.help}
              </a>
            )}
          </div>
        </div>
      ) : step === 'VALIDATING_TOKEN' ? (
        <TokenStep
          validation={validation}
          send={identity.sendToken}
          resend={identity.resend}
          resendAt={identity.resendAt}
        />
      ) : step === 'AWAITING_QUIZ' ? (
        <QuizForm validation={validation} send={identity.sendAnswers} />
      ) : step === 'PERSISTED_HUB' ? (
        <Confirmed />
      ) : (
        <p role="status">{messages.waiting}</p>
      )}
    </div>
  );
}
