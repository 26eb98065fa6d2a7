import { useEffect, useRef } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { usedCarName } from '#domain/vehicle/trade-in';
import { ValuationView } from '#features/trade-in/ValuationView';
import { safeUrl } from '#page/core/safe-url';
import type { Valuation } from '#services/entities/valuation';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { Button } from '#ui/parts/Button';
import { beginAtHeading } from '#ui/parts/begin-at-heading';
import { Spoken } from '#ui/parts/Spoken';
import { texts } from './messages';
import type { RatedCar } from './rate-car';

interface RatingProps extends RatedCar {
  tradeInUrl: string;
  /** Loads the valuation by the plate alone again after a failure. */
  onByPlate(): void;
  onOther(): void;
}

/**
 * What the valuation service says of a car: its value with the kilometres of the visitor, and by the plate alone. The
 * service gives no grade, and neither do we (spec cars#used-cars).
 */
export function Rating({ valuation, byPlate, tradeInUrl, onByPlate, onOther }: RatingProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (title.current) beginAtHeading(title.current);
  }, []);
  const page = safeUrl(tradeInUrl);
  /** Whose kilometres a value is for, as the service answers them. */
  const kilometres = ({ mileage }: Valuation, known: string, unknown: string) =>
    typeof mileage === 'number' ? fillMessage(known, { count: mileage.toLocaleString(language) }) : unknown;
  const plateValue = byPlate?.value;
  return (
    <>
      <h3 tabIndex={-1} ref={title}>
        <HeadingText>{usedCarName(valuation) || messages.usedCar}</HeadingText>
      </h3>
      <p className="muted">{messages.measure}</p>
      <p>
        <b>{kilometres(valuation, messages.withKilometres, messages.withYours)}</b>
      </p>
      <ValuationView valuation={valuation} />
      {byPlate && plateValue !== undefined && (
        <p>
          {kilometres(byPlate, messages.plateKilometres, messages.plateAlone)}{' '}
          <b>
            <Spoken>{formatCurrency(plateValue, language)}</Spoken>
          </b>
        </p>
      )}
      {byPlate !== undefined && plateValue === undefined && <p className="muted">{messages.noOther}</p>}
      {byPlate === undefined && (
        <FailureNotice
          onRetry={() => {
            // The pressed button goes.
            title.current?.focus();
            onByPlate();
          }}
        />
      )}
      <div className="actions">
        <Button kind="plain" onClick={onOther}>
          {messages.other}
        </Button>
        {page && <a href={page}>{messages.tradeIn}</a>}
      </div>
    </>
  );
}
