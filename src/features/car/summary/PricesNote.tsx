import { useRef, useState } from 'react';
import type { PriceQuery } from '../../../stores/current-car';
import { useMessages } from '../../../ui/core/host-context';
import { useStyles } from '../../../ui/hooks/use-styles';
import { Button } from '../../../ui/parts/Button';
import { refreshPrices } from '../prices';
import { messages as carMessages } from './messages';
import css from './notes.css?inline';
import type { ShownCar } from './use-summary';

/** Prices without which there is no total. */
const NEEDED: readonly PriceQuery[] = ['prices', 'configured'];

/** A notice that prices are missing or expired, with a button that reloads them. */
export function PricesNote({ car, summary }: Pick<ShownCar, 'car' | 'summary'>) {
  const w = useMessages(carMessages);
  useStyles(css);
  const [announcement, setAnnouncement] = useState('');
  const container = useRef<HTMLDivElement>(null);
  const failed = NEEDED.some((name) => car.priceStatus[name] === 'failed');
  const shown = (failed || summary.expired) && !car.updatePrice;
  const [isLoading, setLoading] = useState(false);

  const retry = async () => {
    setLoading(true);
    setAnnouncement('');
    await refreshPrices();
    setLoading(false);
    setAnnouncement(w.refreshed);
    // The button disappears on success: keep the focus here.
    container.current?.focus();
  };
  return (
    <div ref={container} tabIndex={-1} className="prices-place">
      {(shown || isLoading) && (
        <div className="prices-note">
          {/* Announced again after each failure. */}
          <p role="alert">{!isLoading && (failed ? w.pricesFailed : w.pricesExpired)}</p>
          <Button kind="plain" busy={isLoading} onClick={retry}>
            {w.refresh}
          </Button>
        </div>
      )}
      <p className="sr" role="status">
        {!shown && !isLoading && announcement}
      </p>
    </div>
  );
}
