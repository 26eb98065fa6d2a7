import type { Ref } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { CoatingStep } from '#features/car/steps/CoatingStep';
import { ColorStep } from '#features/car/steps/ColorStep';
import { PartsStep } from '#features/car/steps/PartsStep';
import { ServicesStep } from '#features/car/steps/ServicesStep';
import { LostNote } from '#features/car/summary/LostNote';
import type { SellerData } from '#features/session/seller';
import { deferred } from '#ui/core/deferred';
import { useHost, useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { DeferredPart } from '#ui/DeferredPart';
import { TextArea } from '#ui/fields/TextArea';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { Skeleton } from '#ui/parts/Skeleton';
import { texts } from './messages';
import { LONGEST_COMMENT } from './rules';
import { CarSearch } from './search/CarSearch';
import type { QuotationTab } from './shortcuts';
import type { QuotationState } from './use-quotation';
import type { SellerDealer } from './use-seller-dealer';

const proposalModule = deferred(() => import('./proposal'));

interface TabPanelProps {
  id: QuotationTab;
  quotation: QuotationState;
  seller: SellerData;
  dealer: SellerDealer;
  customerUrl: string;
  form: Ref<HTMLFormElement>;
  onTab(id: QuotationTab): void;
}

/** The content of a tab. A car in stock is as it is: its items are not chosen. */
export function TabPanel({ id, quotation, seller, dealer, customerUrl, form, onTab }: TabPanelProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const { car, proposal, options } = quotation;
  const { mvs } = car;
  // Ahead of the tab: a seller gets there by one key.
  const later = useDeferred(proposalModule, car.isReady);
  if (id === 'review') {
    return (
      <DeferredPart of={later} skeleton={<Skeleton kind="rows" count={8} />}>
        {({ Review }) => <Review quotation={quotation} form={form} onTab={onTab} />}
      </DeferredPart>
    );
  }
  if (id === 'preview') {
    return (
      <DeferredPart of={later} skeleton={<Skeleton kind="rows" count={8} />}>
        {({ Preview }) => (
          <Preview quotation={quotation} seller={seller} dealer={dealer} customerUrl={customerUrl} />
        )}
      </DeferredPart>
    );
  }
  if (id === 'comment') {
    return (
      <TextArea
        form={quotation.form}
        name="comments"
        label={messages.comments}
        optional={messages.optional}
        hint={messages.commentsHint}
        limit={LONGEST_COMMENT}
        rows={6}
      />
    );
  }
  if (id === 'model') {
    return (
      <>
        <CarSearch onVersion={quotation.chooseVersion} />
        {mvs && car.isReady && (
          <div className="chosen-version">
            <h3>{[mvs.modelName, mvs.versionName, mvs.year].filter(Boolean).join(' ')}</h3>
            <p className="muted">
              {fillMessage(messages.versionFacts, {
                code: mvs.code,
                price: isAmount(car.prices?.price)
                  ? formatCurrency(car.prices.price, language)
                  : messages.unpriced,
              })}
            </p>
            {car.lost.length > 0 && <LostNote lost={car.lost} />}
          </div>
        )}
      </>
    );
  }
  if (proposal && id !== 'accessories') {
    return <p>{messages.stockIsFixed}</p>;
  }
  // It takes the focus where the notice of a click is closed.
  const heading = (
    <h3 className={id === 'coating' ? undefined : 'sr'} id="step-title" tabIndex={-1}>
      <HeadingText>{id === 'coating' ? messages.color : messages.tab[id]}</HeadingText>
    </h3>
  );
  if (id === 'optionals') {
    return (
      <>
        {heading}
        {options?.parts.length ? <PartsStep kind="optionals" /> : <p>{messages.noOptionals}</p>}
      </>
    );
  }
  if (id === 'coating') {
    return (
      <>
        {heading}
        <ColorStep />
        {!!options?.coatings.length && (
          <>
            <h3>{messages.coating}</h3>
            <CoatingStep />
          </>
        )}
      </>
    );
  }
  return (
    <>
      {heading}
      {options?.accessories.length ? <PartsStep kind="accessories" /> : <p>{messages.noAccessories}</p>}
      {!!options?.services.length && (
        <>
          <h3>{messages.services}</h3>
          <ServicesStep />
        </>
      )}
    </>
  );
}
