import { useState } from 'react';
import { FormFailure, SESSION_EXPIRED } from '#features/session/FormFailure';
import { navigate } from '#page/navigate';
import { isTokenRejected } from '#page/session/session';
import { Button } from '#ui/parts/Button';
import { Failed } from '#ui/parts/Failed';
import { transition } from '../flow-store';
import { useFlowPage } from '../shell/flow-context';
import { bankAddress } from './bank-address';

/** The bank's own flow could not be opened: retry, or choose another source. */
export function ExternalError() {
  const { props, messages, found } = useFlowPage();
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const [isEnded, setEnded] = useState(isTokenRejected);
  const retry = async () => {
    setBusy(true);
    const address = await bankAddress(props, found.car);
    if (address) return navigate(address, () => setBusy(false));
    setBusy(false);
    setTries(tries + 1);
    setEnded(isTokenRejected());
  };
  return (
    <>
      {isEnded ? (
        <FormFailure guest error={SESSION_EXPIRED} onSend={retry} />
      ) : (
        // Announced again after each attempt.
        <Failed attempt={tries} onRetry={retry} busy={busy}>
          {messages.externalFailed}
        </Failed>
      )}
      <p className="muted centre">{messages.externalHint}</p>
      <div className="actions centre">
        <Button onClick={() => transition('retry')}>{messages.otherSource}</Button>
      </div>
    </>
  );
}
