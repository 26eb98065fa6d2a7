import { useEffect, useRef } from 'react';
import { formatCurrency } from '../../../src/domain/currency';
import { carRating, usedCarName } from '../../../src/domain/trade-in';
import { messages as sharedMessages } from '../../../src/features/trade-in/messages';
import { ValuationView } from '../../../src/features/trade-in/ValuationView';
import { safeUrl } from '../../../src/page/core/safe-url';
import { FailureNotice } from '../../../src/ui/core/FailureNotice';
import { fillMessage, useHost, useMessages } from '../../../src/ui/core/host-context';
import { Button } from '../../../src/ui/parts/Button';
import { beginAtHeading } from '../../../src/ui/parts/begin-at-heading';
import { messages } from './messages';
import type { RatedCar } from './rate-car';

const STEPS = [1, 2, 3, 4, 5] as const;

interface RatingProps extends RatedCar {
  tradeInUrl: string;
  /** Loads the average again after a failure. */
  onAverage(): void;
  onOther(): void;
}

/** The car's rating in words and as a scale, and its value. */
export function Rating({ valuation, average, tradeInUrl, onAverage, onOther }: RatingProps) {
  const { language } = useHost();
  const w = useMessages(messages);
  const shared = useMessages(sharedMessages);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (title.current) beginAtHeading(title.current);
  }, []);
  const rating = carRating(valuation.value, average);
  const page = safeUrl(tradeInUrl);
  const { mileage } = valuation;
  return (
    <>
      <h3 tabIndex={-1} ref={title}>
        {usedCarName(valuation) || w.usedCar}
      </h3>
      {typeof mileage === 'number' && (
        <p className="muted">{fillMessage(shared.km, { count: mileage.toLocaleString(language) })}</p>
      )}
      {rating ? (
        <>
          <div className="scale" aria-hidden="true">
            {STEPS.map((step) => (
              <span className={step <= rating ? 'reached' : ''} key={step} />
            ))}
          </div>
          <p>
            <b>{fillMessage(w.rating, { rating, word: w.words[rating] })}</b>
            <br />
            {fillMessage(w.average, { value: formatCurrency(average ?? 0, language) })}
          </p>
        </>
      ) : (
        <>
          {average === undefined && (
            <FailureNotice
              onRetry={() => {
                // The pressed button goes.
                title.current?.focus();
                onAverage();
              }}
            />
          )}
          {average !== undefined && <p>{w.noAverage}</p>}
        </>
      )}
      <ValuationView valuation={valuation} />
      <div className="actions">
        <Button kind="plain" onClick={onOther}>
          {w.other}
        </Button>
        {page && <a href={page}>{w.tradeIn}</a>}
      </div>
    </>
  );
}
