import { DeferredView } from '../../src/ui/core/DeferredView';
import { deferred } from '../../src/ui/core/deferred';
import { useMessages } from '../../src/ui/core/host-context';
import { useDeferred } from '../../src/ui/core/use-deferred';
import type { MoparOffersProps } from './attributes';
import { messages } from './messages';
import css from './mopar-offers.css?inline';

export const styles = css;

const DEFAULT_COUNT = 12;
const MOST = 50;

/** Loads the calls and the list, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred').then(({ deferredParts }) => deferredParts));

export default function MoparOffers({ heading, count, ...props }: MoparOffersProps) {
  const w = useMessages(messages);
  const loading = useDeferred(deferredModule);
  const size = count && count >= 1 ? Math.min(Math.floor(count), MOST) : DEFAULT_COUNT;
  return (
    <div className="panel">
      <h2>{heading || w.heading}</h2>
      <div className="room">
        <DeferredView of={loading} placeholder={<div aria-busy="true" />}>
          {({ List }) => <List {...props} size={size} />}
        </DeferredView>
      </div>
    </div>
  );
}
