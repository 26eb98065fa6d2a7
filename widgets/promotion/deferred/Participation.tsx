import { useEffect, useRef } from 'react';
import type { PromotionState } from '#domain/offers/promotion-state';
import type { Participant, Promotion } from '#services/entities/promotion';
import { useMessages } from '#ui/core/host-context';
import { Success } from '#ui/parts/Success';
import { Codes } from './Codes';
import { Invitation } from './Invitation';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import { Numbers } from './Numbers';
import type { BaseData } from './promotion-calls';

interface ParticipationProps {
  promotion: Promotion;
  state: PromotionState;
  participant: Participant;
  base: BaseData | undefined;
  /** Whether the visitor has joined in this view. */
  joined: 'now' | 'before' | undefined;
  onParticipant(participant: Participant): void;
  /** Resolves once the promotion is shown as it is now. */
  onChanged(): Promise<void>;
}

/** What the visitor has in a promotion: the numbers, and while it runs the ways to more of them. */
export function Participation({
  promotion,
  state,
  participant,
  base,
  joined,
  ...handlers
}: ParticipationProps) {
  const messages = useMessages(pt, es);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (joined) heading.current?.focus();
  }, [joined]);
  const isInactive = participant.status === 'INACTIVATED';
  const isOpen = state === 'active' && !isInactive;
  const types = promotion.attributionTypes ?? [];
  return (
    <>
      {joined === 'now' && (
        <Success>
          <h4 tabIndex={-1} ref={heading}>
            {messages.joined}
          </h4>
          {participant.invitedBy && <p>{messages.invitationCounted}</p>}
        </Success>
      )}
      {joined === 'before' && (
        <div className="notice">
          <h4 tabIndex={-1} ref={heading}>
            {messages.joinedBefore}
          </h4>
        </div>
      )}
      {isInactive && (
        <p className="notice bad" role="status">
          {messages.inactiveNote}
        </p>
      )}
      <Numbers participant={participant} base={base} />
      {isOpen && types.includes('QR_CODE') && <Codes participant={participant} {...handlers} />}
      {isOpen && types.includes('INVITATION') && (
        <Invitation promotion={promotion} userId={participant.userId} />
      )}
    </>
  );
}
