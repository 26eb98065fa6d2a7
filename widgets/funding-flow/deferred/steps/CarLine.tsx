import { formatCurrency } from '#domain/money/currency';
import { useHost } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Empty } from '#ui/parts/Empty';
import { Loading } from '#ui/parts/Loading';
import { Spoken } from '#ui/parts/Spoken';
import { useFlowPage } from '../shell/flow-context';

/** The financed car with its price, and the offer that the visitor comes from. */
export function CarLine() {
  const { language } = useHost();
  const { messages, found, viewed } = useFlowPage();
  const { car } = found;
  if (!car) return null;
  const { name, mvs, year, price } = car;
  const words = viewed?.isOpen
    ? messages.viewedOffer
    : viewed?.isOver
      ? messages.endedOffer
      : messages.closedOffer;
  return (
    <div className="flow-line">
      <p>
        <b>{messages.carTitle}</b>{' '}
        {name ? fillMessage(messages.carYear, { name, year }) : fillMessage(messages.carCode, { mvs, year })}
      </p>
      <b className="amount">
        <Spoken>{formatCurrency(price, language)}</Spoken>
      </b>
      <p role="status" className="flow-offer">
        {viewed && fillMessage(words, { offer: viewed.offer.title })}
      </p>
    </div>
  );
}

/** Why there is no car to finance, or that it is loading. */
export function NoCar() {
  const { messages, found } = useFlowPage();
  if (found.isLoading) return <Loading label={messages.loading} />;
  return found.unpriced ? (
    <Empty title={messages.unpriced}>{messages.unpricedHint}</Empty>
  ) : (
    <Empty title={messages.noCar}>{messages.noCarHint}</Empty>
  );
}
