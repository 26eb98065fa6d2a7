import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { MANAGE_TOKEN_HEADER } from '#domain/reservation/manage-token';
import type { Reservation } from '#services/entities/reservation';
import { claimReservation } from '#services/reservation';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { $session } from '../../session/session';
import orderCss from '../order.css?inline';
import css from './guest.css?inline';
import { keepManageToken } from './guest-identity';
import { texts } from './messages';

export interface ClaimOrderViewProps {
  order: Reservation;
  /** Called with the order as the service answers it. */
  onClaimed(order: Reservation): void;
}

/** Asks a signed-in visitor whether a guest's order becomes the account's; nothing happens before (spec reservations#guests). */
export function ClaimOrderView({ order, onClaimed }: ClaimOrderViewProps) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const isSignedIn = useStore($session).state === 'signedIn';
  const [state, setState] = useState({ isBusy: false, failures: 0, isKept: false, isDone: false });
  const done = useRef<HTMLParagraphElement>(null);
  useStyles(orderCss);
  useStyles(css);
  // The pressed button is gone.
  useEffect(() => {
    if (state.isDone) done.current?.focus();
  }, [state.isDone]);
  const { manageToken } = order;
  if (state.isDone) {
    return (
      <p className="notice" role="status" tabIndex={-1} ref={done}>
        {messages.claimed}
      </p>
    );
  }
  if (!isSignedIn || !manageToken || state.isKept) return null;
  const claim = async () => {
    setState((before) => ({ ...before, isBusy: true }));
    try {
      const claimed = await claimReservation(
        { id: order.id, headers: { [MANAGE_TOKEN_HEADER]: manageToken } },
        { signal },
      );
      // The link has ended.
      keepManageToken('');
      setState((before) => ({ ...before, isDone: true }));
      onClaimed(claimed);
    } catch {
      if (signal.aborted) return;
      setState((before) => ({ ...before, isBusy: false, failures: before.failures + 1 }));
    }
  };
  return (
    <div className="notice claim-order">
      <p>
        <b>{messages.claimTitle}</b> {messages.claimText}
      </p>
      {state.failures > 0 && (
        <FailureNotice attempt={state.failures} onRetry={claim}>
          {messages.notClaimed}
        </FailureNotice>
      )}
      <div className="actions">
        <Button busy={state.isBusy} onClick={claim}>
          {messages.claim}
        </Button>
        <Button kind="plain" onClick={() => setState((before) => ({ ...before, isKept: true }))}>
          {messages.keep}
        </Button>
      </div>
    </div>
  );
}
