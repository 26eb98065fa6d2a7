import { createElement, type ReactNode, useEffect } from 'react';
import type { Contact } from '#features/contact/contact';
import { forgetSeenTerms } from '#features/payment/seen-terms';
import { FormFailure } from '#features/session/FormFailure';
import { requestUser } from '#features/session/session';
import { deferred } from '#ui/core/deferred';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useDeferred } from '#ui/core/use-deferred';
import { DeferredPart } from '#ui/DeferredPart';
import { FormMessages } from '#ui/FormMessages';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { CarLine } from '../shell/CarLine';
import type { ChosenCar } from '../shell/chosen-car';
import { DealerChoice } from './DealerChoice';
import { HoldRefused } from './HoldRefused';
import css from './hold.css?inline';
import { texts } from './messages';
import { OptionFields } from './OptionFields';
import { PriceParts } from './PriceParts';
import { TermsChanged } from './TermsChanged';
import { loadOfferParts, useHold } from './use-hold';

const offerModule = deferred(loadOfferParts);

interface HoldProps {
  car: ChosenCar;
  contact: Partial<Contact>;
  /** The visitor's open orders. */
  openOrders: ReactNode;
  /** The search for an order that was made elsewhere, a form of its own. */
  findOrder: ReactNode;
  onBack(): void;
  onSoldOut(): void;
  /** Leads back to the cars. */
  onOtherCars(): void;
  /** Called with the id of the order. */
  onHeld(order: string): void;
  /** Called with the id of an order whose terms the visitor is asked about; empty once they have given the car back. */
  onQuestion(order: string): void;
}

/**
 * The colour, the dealer, which must be chosen, the service's price, and the button that holds the car; for an offer's
 * car also how it is paid.
 */
export function Hold({ openOrders, findOrder, onBack, onOtherCars, ...wishes }: HoldProps) {
  const { car } = wishes;
  const host = useHost();
  const messages = useMessages(texts);
  const { form, place, price, amount, ...hold } = useHold(wishes);
  const purchase = useDeferred(offerModule, !!car.offer);
  useStyles(css);
  useEffect(() => host.loadNestedWidgets(), [host]);
  // The header that says for whom the page reserves.
  useEffect(() => requestUser(), []);
  if (hold.changed) {
    const { order } = hold.changed;
    return (
      <TermsChanged
        {...hold.changed}
        focuses
        onAgree={() => wishes.onHeld(order.id)}
        onGivenBack={() => {
          forgetSeenTerms(order.id);
          wishes.onQuestion('');
          hold.onGivenBack();
        }}
      />
    );
  }
  const { available, days } = hold.stock ?? {};
  return (
    <>
      <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
        <CarLine car={car} color={form.values.colorCode} withPrice={false} />
        <FormMessages form={form} />
        <OptionFields form={form} car={car} options={hold.options} />
        {/* Open where the list would begin far from the visitor. */}
        <details className="other-place" open={place === null}>
          <summary>{place ? messages.otherPlace : messages.yourPlace}</summary>
          {createElement('vt-location-selector', { load: 'visible', layout: 'box', 'heading-level': '4' })}
        </details>
        <DealerChoice form={form} dealers={hold.dealers} />
        <p className="muted" role="status">
          {available === true && (days ? fillMessage(messages.availableIn, { days }) : messages.available)}
          {available === false && (hold.dealerCode ? messages.fromOther : messages.soldOut)}
        </p>
        <PriceParts price={price} amount={amount} error={form.errors.price} />
        {car.offer && (
          <DeferredPart of={purchase}>
            {({ OfferFields }) => <OfferFields form={form} ways={hold.ways} />}
          </DeferredPart>
        )}
        <p className="muted">{messages.hold}</p>
        {hold.refused && (
          <HoldRefused of={hold.refused} price={price.value?.total} {...{ openOrders, onOtherCars }} />
        )}
        <FormFailure form={form} text={messages.notHeld} />
        <div className="actions">
          <SubmitButton form={form} sending={messages.holding}>
            {messages.reserve}
          </SubmitButton>
          <Button kind="plain" disabled={form.status === 'sending'} onClick={onBack}>
            {messages.back}
          </Button>
        </div>
      </form>
      {hold.refused?.reason === 'too-many-open' && findOrder}
    </>
  );
}
