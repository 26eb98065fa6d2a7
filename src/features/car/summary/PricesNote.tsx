import { useRef, useState } from 'react';
import type { PriceQuestion } from '../../../stores/current-car';
import { useMessages } from '../../../ui/core/host-context';
import { useStyles } from '../../../ui/hooks/use-styles';
import { Button } from '../../../ui/parts/Button';
import { refreshPrices } from '../prices';
import { messages as carWords } from './messages';
import css from './notes.css?inline';
import type { ShownCar } from './use-summary';

/** Questions without whose answers there is no total. */
const NEEDED: readonly PriceQuestion[] = ['prices', 'configured'];

/** That prices are missing or too old, and the way to ask for them again. */
export function PricesNote({ car, summary }: Pick<ShownCar, 'car' | 'summary'>) {
  const w = useMessages(carWords);
  useStyles(css);
  const [told, setTold] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const failed = NEEDED.some((name) => car.asked[name] === 'failed');
  const shown = (failed || summary.expired) && !car.updatePrice;
  const [asking, setAsking] = useState(false);

  const retry = async () => {
    setAsking(true);
    setTold('');
    await refreshPrices();
    setAsking(false);
    setTold(w.refreshed);
    // The button is gone when all went well: the focus stays here.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className="prices-place">
      {(shown || asking) && (
        <div className="prices-note">
          {/* Said anew when it failed anew. */}
          <p role="alert">{!asking && (failed ? w.pricesFailed : w.pricesExpired)}</p>
          <Button kind="plain" busy={asking} onClick={retry}>
            {w.refresh}
          </Button>
        </div>
      )}
      <p className="sr" role="status">
        {!shown && !asking && told}
      </p>
    </div>
  );
}
