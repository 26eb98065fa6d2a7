import { luckyNumbersOf } from '#domain/offers/lucky-numbers';
import type { Participant, Promotion } from '#services/entities/promotion';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { Badge } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import { texts } from './messages';
import { periodText } from './period';
import type { BaseData } from './promotion-calls';
import { StatusBadge } from './StatusBadge';

interface PromotionCardProps {
  promotion: Promotion;
  participant: Participant | undefined;
  base: BaseData | undefined;
  onOpen(): void;
}

/** An entry of the list: what it is, until when, and whether the visitor takes part. */
export function PromotionCard({ promotion, participant, base, onOpen }: PromotionCardProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const { id, name, description } = promotion;
  const count = participant ? luckyNumbersOf(participant).length : 0;
  return (
    <li className="item promotion" part="item">
      <p className="promotion-marks">
        <StatusBadge promotion={promotion} base={base} />{' '}
        {participant &&
          (participant.status === 'INACTIVATED' ? (
            <Badge tone="danger">{messages.inactivated}</Badge>
          ) : (
            <Badge tone="success">{messages.takesPart}</Badge>
          ))}
      </p>
      <h3 tabIndex={-1} id={`promotion-${id}`}>
        <HeadingText>{name}</HeadingText>
      </h3>
      {description && <p>{description}</p>}
      <p className="muted small">{periodText(promotion, messages, language)}</p>
      {count > 0 && (
        <p className="small">
          {count === 1 ? messages.oneNumber : fillMessage(messages.numbersCount, { count })}
        </p>
      )}
      <div className="actions">
        <Button kind="plain" onClick={onOpen}>
          {messages.open}
          <span className="sr"> {name}</span>
        </Button>
      </div>
    </li>
  );
}
