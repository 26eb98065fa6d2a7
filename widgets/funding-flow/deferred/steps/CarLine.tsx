import { formatCurrency } from '../../../../src/domain/currency';
import type { AdapterName } from '../../../../src/domain/financing/adapter';
import { deferred } from '../../../../src/ui/core/deferred';
import { fillMessage, useHost } from '../../../../src/ui/core/host-context';
import { useDeferred } from '../../../../src/ui/core/use-deferred';
import { DeferredPart } from '../../../../src/ui/DeferredPart';
import { beginAtHeading } from '../../../../src/ui/parts/begin-at-heading';
import { Empty } from '../../../../src/ui/parts/Empty';
import { Loading } from '../../../../src/ui/parts/Loading';
import { useFlowPage } from '../shell/flow-context';

/** The financed car with its price, and the offer that the visitor comes from. */
export function CarLine() {
  const { language } = useHost();
  const { messages: w, found, viewed } = useFlowPage();
  const { car } = found;
  if (!car) return null;
  const { name, mvs, year, price } = car;
  return (
    <div className="flow-line">
      <p>
        <b>{w.carTitle}</b>{' '}
        {name ? fillMessage(w.carYear, { name, year }) : fillMessage(w.carCode, { mvs, year })}
      </p>
      <b className="amount">{formatCurrency(price, language).replace(/ /g, '\u00a0')}</b>
      <p role="status" className="flow-offer">
        {viewed && fillMessage(viewed.isOpen ? w.viewedOffer : w.endedOffer, { offer: viewed.offer.title })}
      </p>
    </div>
  );
}

/** Loads only where the page has no car: the models, their versions and what each is a month. */
const deferredChoice = deferred(() =>
  Promise.all([
    import('../../../../src/features/funding/cars/FirstCar'),
    import('../../../../src/features/car/current/load-car'),
  ]),
);

/**
 * Why there is no car to finance, or that it is loading.
 * @param props.source whose installments the choice of a car shows; without it there is no choice here
 */
export function NoCar({ source }: { source?: AdapterName }) {
  const { element } = useHost();
  const { messages: w, found, heading } = useFlowPage();
  const isMissing = !found.isLoading && !found.unpriced;
  const choice = useDeferred(deferredChoice, isMissing && !!source);
  if (found.isLoading) return <Loading label={w.loading} />;
  if (found.unpriced) return <Empty title={w.unpriced}>{w.unpricedHint}</Empty>;
  if (!source) return <Empty title={w.noCar}>{w.noCarHint}</Empty>;
  return (
    <DeferredPart of={choice} label={w.loading}>
      {([{ FirstCar }, { loadVersion }]) => (
        <FirstCar
          title={w.noCar}
          source={source}
          plan={null}
          onFocusLost={() => heading.current && beginAtHeading(heading.current)}
          onChoose={({ code, year }) => void loadVersion(code, year, element)}
        />
      )}
    </DeferredPart>
  );
}
