import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { DeferredPanel } from '#ui/standalone/DeferredPanel';
import type { CarRatingProps } from './attributes';
import css from './car-rating.css?inline';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

export const styles = css;

/** Loads the form and the calls, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/RateCar'));

export default function CarRating({ heading, tradeInUrl }: CarRatingProps) {
  const messages = useMessages(pt, es);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ RateCar }) => <RateCar tradeInUrl={tradeInUrl} />}
    </DeferredPanel>
  );
}
