import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { usedCarName } from '#domain/vehicle/trade-in';
import { chooseDealer } from '#features/dealer/dealer-store';
import { texts as sharedTexts } from '#features/trade-in/messages';
import { $tradeIn, setTradeIn } from '#features/trade-in/trade-in-store';
import { ValuationView } from '#features/trade-in/ValuationView';
import { type SafeUrl, safeUrl } from '#page/core/safe-url';
import { navigate } from '#page/navigate';
import { findInPage } from '#page/open-roots';
import { scrollToTarget } from '#page/scroll-to-target';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { Spoken } from '#ui/parts/Spoken';
import type { TradeInProps } from '../attributes';
import { texts } from './messages';
import { tradeInOf, type ValuedCar } from './value-car';

/** Widgets that take the car as down payment, and those that send it. */
const TARGETS = {
  'down-payment': 'vt-funding-flow, vt-installment-calculator',
  lead: 'vt-lead-form',
} as const;
type Use = keyof typeof TARGETS;

/** Shows the widget that goes on with the car, on this page or on its own; the store has told it already. */
function goOn(use: Use, page: SafeUrl | null): void {
  const target = findInPage(TARGETS[use]);
  if (target) scrollToTarget(target);
  else if (page) navigate(page);
}

interface ResultProps extends Omit<TradeInProps, 'heading'>, ValuedCar {
  /** The photos. */
  children: ReactNode;
  onOther(): void;
}

/** The car's value and what can be done with it. */
export function Result({ valuation, dealers, fundingUrl, leadUrl, children, onOther }: ResultProps) {
  const { emit, language } = useHost();
  const messages = useMessages(texts);
  const shared = useMessages(sharedTexts);
  const [announcement, setAnnouncement] = useState('');
  const tradeIn = useStore($tradeIn);
  const valuationId = valuation.id ?? '';
  const isDown = !!tradeIn?.isDownPayment && tradeIn.valuationId === valuationId;
  const pages = { 'down-payment': safeUrl(fundingUrl), lead: safeUrl(leadUrl) };
  const has = (use: Use) => !!pages[use] || findInPage(TARGETS[use]) !== null;
  const take = (use: Use) => {
    setTradeIn(tradeInOf(valuation, isDown || use === 'down-payment'));
    emit('vt-trade-in-selected', { valuation: valuationId, use });
    setAnnouncement(use === 'lead' ? messages.inLead : messages.down);
    goOn(use, pages[use]);
  };
  const undo = () => {
    setTradeIn(tradeInOf(valuation, false));
    setAnnouncement('');
  };
  const choose = ({ idSiteGeo: id, name, cityName }: ValuedCar['dealers'][number]) => {
    chooseDealer({ id, name: name ?? '', cityName: cityName ?? '', cityCode: '', stateCode: '', phone: '' });
    setAnnouncement(fillMessage(messages.dealerChosen, { dealer: name || id }));
  };
  const { mileage } = valuation;
  return (
    <>
      <FocusHeading level={3} scrollsToStart>
        {usedCarName(valuation) || messages.usedCar}
      </FocusHeading>
      <p className="muted">
        <Spoken>{fillMessage(shared.km, { count: mileage.toLocaleString(language) })}</Spoken>
      </p>
      <ValuationView valuation={valuation} />
      <p className="muted">{messages.estimate}</p>
      {children}
      <div className="actions">
        {has('down-payment') &&
          (isDown ? (
            <Button kind="plain" onClick={undo}>
              {messages.undo}
            </Button>
          ) : (
            <Button onClick={() => take('down-payment')}>{messages.useAsDownPayment}</Button>
          ))}
        {has('lead') && (
          <Button kind={has('down-payment') && !isDown ? 'plain' : 'main'} onClick={() => take('lead')}>
            {messages.sendToDealer}
          </Button>
        )}
        <Button kind="plain" onClick={onOther}>
          {messages.other}
        </Button>
      </div>
      <p role="status">{announcement}</p>
      {dealers.length > 0 && (
        <details>
          <summary>{fillMessage(messages.dealers, { count: dealers.length })}</summary>
          <ul className="dealers">
            {dealers.map((dealer) => (
              <li key={dealer.idSiteGeo}>
                <span>{[dealer.name || dealer.idSiteGeo, dealer.cityName].filter(Boolean).join(', ')}</span>
                <button className="link" type="button" onClick={() => choose(dealer)}>
                  {messages.chooseDealer}
                  <span className="sr"> {dealer.name}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
