import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { daysInStock, isFinishSaid, type StockDifferences } from '#domain/quotation/stock-car';
import { dayOf, formatDate } from '#domain/time/calendar';
import type { CarOptions } from '#features/car/car-store';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { Badge, type Tone } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import { Spoken } from '#ui/parts/Spoken';
import { texts } from '../messages';
import type { FactoryCar } from '../proposed-car';
import { Differences } from './Differences';

const TONES: Record<string, Tone> = { YARD: 'success', TRANSIT: 'info', FACTORY: 'neutral' };

interface StockItemProps {
  car: FactoryCar;
  differences: StockDifferences;
  options: CarOptions | null;
  onPropose(): void;
}

/** One car of the factory's stock: where it is, since when or from when on, and how it differs from the wish. */
export function StockItem({ car, differences, options, onPropose }: StockItemProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const { chassis, colorName, colorCode, place, availableAt, stockedAt, price } = car;
  const days = daysInStock(stockedAt, dayOf(new Date()));
  const date = formatDate(availableAt, language);
  const where = messages.places[place as keyof typeof messages.places];
  return (
    <li className="stock-car" part="item">
      <h3 tabIndex={-1}>
        <HeadingText>
          {colorName || colorCode} {where && <Badge tone={TONES[place] ?? 'neutral'}>{where}</Badge>}
        </HeadingText>
      </h3>
      <p className="muted small">
        {chassis && (
          <>
            {messages.chassis} <span className="chassis">{chassis}</span>
          </>
        )}
        {days !== null && (
          <span>
            {' · '}
            {days === 1 ? messages.oneDay : fillMessage(messages.days, { count: days })}
          </span>
        )}
        {date && (
          <span>
            {' · '}
            {fillMessage(messages.available, { date })}
          </span>
        )}
      </p>
      <p>
        <b>
          <Spoken>{isAmount(price) ? formatCurrency(price, language) : messages.unpriced}</Spoken>
        </b>
      </p>
      <Differences of={differences} options={options} />
      {options && !isFinishSaid(car, options) ? (
        <p className="muted small">{messages.unfinished}</p>
      ) : (
        <Button kind="plain" onClick={onPropose}>
          {messages.propose}
          <span className="sr"> {chassis || colorName}</span>
        </Button>
      )}
    </li>
  );
}
