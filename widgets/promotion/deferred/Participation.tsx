import type { PromotionState } from '#domain/offers/promotion-state';
import type { Participant, Promotion } from '#services/entities/promotion';
import { useMessages } from '#ui/core/host-context';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { Success } from '#ui/parts/Success';
import { Codes } from './Codes';
import { Invitation } from './Invitation';
import { texts } from './messages';
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
  const messages = useMessages(texts);
  const isInactive = participant.status === 'INACTIVATED';
  const isOpen = state === 'active' && !isInactive;
  const types = promotion.attributionTypes ?? [];
  return (
    <>
      {joined === 'now' && (
        <Success>
          <FocusHeading level={4}>{messages.joined}</FocusHeading>
          {participant.invitedBy && <p>{messages.invitationCounted}</p>}
        </Success>
      )}
      {joined === 'before' && (
        <div className="notice">
          <FocusHeading level={4}>{messages.joinedBefore}</FocusHeading>
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
