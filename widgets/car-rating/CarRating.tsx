import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { CarRatingProps } from './attributes';
import css from './car-rating.css?inline';
import { texts } from './messages';

export const styles = css;

/** Loads the form and the calls, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/RateCar'));

export default function CarRating({ heading, tradeInUrl }: CarRatingProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ RateCar }) => <RateCar tradeInUrl={tradeInUrl} />}
    </DeferredPanel>
  );
}
