import { useRef, useState } from 'react';
import { useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import type { PriceQuery } from '../car-store';
import { refreshPrices } from '../prices';
import { texts as carTexts } from './messages';
import css from './notes.css?inline';
import type { ShownCar } from './use-summary';

/** Prices without which there is no total. */
const NEEDED: readonly PriceQuery[] = ['prices', 'configured'];

interface PricesNoteProps extends Pick<ShownCar, 'car' | 'summary'> {
  /** Whether the view is about the stock too; elsewhere a stock that could not be loaded is empty (spec cars#stock). */
  hasStock?: boolean;
}

/** A notice that prices or the stock could not be had, or that prices are old, with a button that asks for them again. */
export function PricesNote({ car, summary, hasStock = false }: PricesNoteProps) {
  const messages = useMessages(carTexts);
  useStyles(css);
  const [announcement, setAnnouncement] = useState('');
  const container = useRef<HTMLDivElement>(null);
  const failed = NEEDED.some((name) => car.priceStatus[name] === 'failed');
  const stockFailed = hasStock && car.priceStatus.stock === 'failed';
  const isPrice = failed || summary.expired;
  const problems = [
    failed ? messages.pricesFailed : isPrice && messages.pricesExpired,
    stockFailed && messages.stockFailed,
  ];
  const shown = (isPrice || stockFailed) && !car.updatePrice;
  const [isLoading, setLoading] = useState(false);

  const retry = async () => {
    setLoading(true);
    setAnnouncement('');
    await refreshPrices();
    setLoading(false);
    setAnnouncement(isPrice ? messages.refreshed : messages.stockAsked);
    // The button disappears on success: keep the focus here.
    container.current?.focus();
  };
  return (
    <div ref={container} tabIndex={-1} className="prices-place">
      {(shown || isLoading) && (
        <div className="prices-note">
          {/* Announced again after each failure. */}
          <p role="alert" aria-live="assertive">
            {!isLoading && problems.filter(Boolean).join(' ')}
          </p>
          <Button kind="plain" busy={isLoading} onClick={retry}>
            {isPrice ? messages.refresh : messages.retry}
          </Button>
        </div>
      )}
      <p className="sr" role="status">
        {!shown && !isLoading && announcement}
      </p>
    </div>
  );
}
