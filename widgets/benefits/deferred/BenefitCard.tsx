import type { BenefitListName } from '#domain/offers/benefit-filter';
import { formatDate } from '#domain/time/calendar';
import { ExpiryNote } from '#features/code-card/ExpiryNote';
import type { Benefit } from '#services/entities/benefit';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { Badge, Label } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import type { Opened } from './benefit-calls';
import { type BaseData, statesOf } from './Filters';
import { texts } from './messages';

interface BenefitCardProps {
  benefit: Benefit;
  list: BenefitListName;
  base: BaseData | undefined;
  onOpen(benefit: Opened): void;
}

/** How a benefit was redeemed, when, and what it was worth to the visitor. */
function Redeemed({ benefit: { type, redeemedAt, rating } }: { benefit: Benefit }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const date = formatDate(redeemedAt ?? '', language);
  const how = type === 'GIFT' ? messages.given : type === 'GIFTED' ? messages.received : messages.isRedeemed;
  return (
    <>
      <p className="benefit-marks">
        <Badge tone="success">{how}</Badge>
      </p>
      {date && <p className="muted small">{fillMessage(messages.redeemedOn, { date })}</p>}
      {!!rating && <p className="muted small">{fillMessage(messages.rated, { rating })}</p>}
    </>
  );
}

/** An entry of a list. */
export function BenefitCard({ benefit, list, base, onOpen }: BenefitCardProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const { id, hash, type, name, partner, description, availableFrom, expiresAt } = benefit;
  const category = base?.categories?.find(({ code }) => code === benefit.category)?.name;
  const states = statesOf(benefit, base);
  const from = formatDate(availableFrom ?? '', language);
  return (
    <li className="item benefit" part="item">
      {category && (
        <p className="benefit-marks">
          <Label>{category}</Label>
        </p>
      )}
      <h3 tabIndex={-1} id={`${list}-benefit-${id}`}>
        <HeadingText>{name}</HeadingText>
      </h3>
      {partner && <p className="muted small">{partner}</p>}
      {description && <p>{description}</p>}
      {states && <p className="muted small">{fillMessage(messages.validIn, { states })}</p>}
      {list === 'available' && <ExpiryNote expiresAt={expiresAt} />}
      {list === 'available' && benefit.valid_user === false && (
        <p className="benefit-marks">
          <Badge>{messages.notEntitledShort}</Badge>
        </p>
      )}
      {list === 'next' && from && <p className="muted small">{fillMessage(messages.from, { date: from })}</p>}
      {list === 'redeemed' && <Redeemed benefit={benefit} />}
      {list !== 'next' && (
        <div className="actions">
          <Button kind="plain" onClick={() => onOpen({ id, hash: (type === 'GIFTED' && hash) || '' })}>
            {list === 'available' ? messages.open : messages.openRedeemed}
            <span className="sr"> {name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
