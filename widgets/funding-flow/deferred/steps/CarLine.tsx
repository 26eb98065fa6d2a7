import { formatCurrency } from '#domain/money/currency';
import { fillMessage, useHost } from '#ui/core/host-context';
import { Empty } from '#ui/parts/Empty';
import { Loading } from '#ui/parts/Loading';
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

/** Why there is no car to finance, or that it is loading. */
export function NoCar() {
  const { messages: w, found } = useFlowPage();
  if (found.isLoading) return <Loading label={w.loading} />;
  return found.unpriced ? (
    <Empty title={w.unpriced}>{w.unpricedHint}</Empty>
  ) : (
    <Empty title={w.noCar}>{w.noCarHint}</Empty>
  );
}
