import type { RedeemKind } from '#domain/offers/offer-kinds';
import { groupDigits } from '#domain/text/group-digits';
import type { listLoyaltyPrizes } from '#services/loyalty';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { Badge } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import { texts } from './messages';

/** A reward of the catalogue. */
export type Reward = Awaited<ReturnType<typeof listLoyaltyPrizes>>[number];

interface RewardItemProps {
  reward: Reward;
  /** The visitor's points; undefined if they are not known. */
  balance: number | undefined;
  onAsk(type: Exclude<RedeemKind, 'GIFTED'>): void;
}

/** A reward: what it costs, what is missing, and the ways to redeem it. */
export function RewardItem({ reward, balance, onAsk }: RewardItemProps) {
  const messages = useMessages(texts);
  const { id, name, description, quantity } = reward;
  const { points } = reward;
  const isSoldOut = quantity === 0;
  const missing = balance === undefined || points === undefined ? 0 : points - balance;
  return (
    <li className="item reward" part="item">
      <h4 tabIndex={-1} id={`reward-${id}`}>
        <HeadingText>{name}</HeadingText>
      </h4>
      {description && <p className="muted">{description}</p>}
      <p className="reward-cost">
        <b>
          {points === undefined
            ? messages.noCost
            : fillMessage(messages.cost, { points: groupDigits(points) })}
        </b>
        {isSoldOut && <Badge>{messages.soldOut}</Badge>}
      </p>
      {!isSoldOut && missing > 0 && (
        <p className="muted small">{fillMessage(messages.missing, { points: groupDigits(missing) })}</p>
      )}
      {/* What it costs is known to who redeems it. */}
      {!isSoldOut && points !== undefined && missing <= 0 && (
        <div className="actions">
          <Button onClick={() => onAsk('SELF')}>
            {messages.redeem}
            <span className="sr"> {name}</span>
          </Button>
          <Button kind="plain" onClick={() => onAsk('GIFT')}>
            {messages.give}
            <span className="sr"> {name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
