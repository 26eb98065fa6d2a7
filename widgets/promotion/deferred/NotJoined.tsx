import { useEffect, useRef, useState } from 'react';
import type { PromotionState } from '#domain/offers/promotion-state';
import type { Participant, Promotion } from '#services/entities/promotion';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { JoinForm } from './JoinForm';
import { texts } from './messages';
import { momentText } from './period';

interface NotJoinedProps {
  promotion: Promotion;
  state: PromotionState;
  onJoined(participant: Participant, how: 'now' | 'before'): void;
  /** Resolves once the promotion is shown as it is now. */
  onChanged(): Promise<void>;
}

/** The way into a promotion, or why there is none. */
export function NotJoined({ promotion, state, onJoined, onChanged }: NotJoinedProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  /** Why the service has refused; null before it has. */
  const [denied, setDenied] = useState<readonly string[] | null>(null);
  /** The service has refused because the promotion is another one now. */
  const [hasChanged, setChanged] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const isClosed = !!denied || state !== 'active';
  // The pressed button is gone.
  useEffect(() => {
    if (isClosed && (denied || hasChanged)) notice.current?.focus();
  }, [isClosed, denied, hasChanged]);
  if (denied) {
    return (
      <div className="notice bad" role="alert" tabIndex={-1} ref={notice}>
        <p>{messages.denied}</p>
        {denied.map((reason) => (
          <p key={reason}>{fillMessage(messages.reason, { reason })}</p>
        ))}
      </div>
    );
  }
  if (state !== 'active') {
    const date = state === 'scheduled' ? momentText(promotion.startsAt, language) : '';
    return (
      <div className="notice" role="status" tabIndex={-1} ref={notice}>
        {date ? fillMessage(messages.startsAt, { date }) : messages.closed[state]}
        {hasChanged && ` ${messages.notTaken}`}
      </div>
    );
  }
  return (
    <JoinForm
      promotion={promotion}
      onJoined={onJoined}
      onDenied={setDenied}
      onChanged={() => {
        setChanged(true);
        return onChanged();
      }}
    />
  );
}
