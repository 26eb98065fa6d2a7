import { useStore } from '@nanostores/react';
import { createElement, type ReactNode, useEffect, useState } from 'react';
import { isAmount } from '../../../../src/domain/money';
import type { Terms } from '../../../../src/domain/reservation/hold-refusals';
import type { Contact } from '../../../../src/features/contact/contact';
import { requestUser } from '../../../../src/features/session/session';
import { SessionFailure } from '../../../../src/features/session/sign-in/SessionFailure';
import { country, market } from '../../../../src/page/core/metadata';
import { getCarForWeb } from '../../../../src/services/car';
import type { Reservation } from '../../../../src/services/entities/reservation';
import { getReservationAvailability } from '../../../../src/services/reservation';
import { cachedQuery, clearQueryCache } from '../../../../src/stores/query-cache';
import { $dealer } from '../../../../src/stores/visitor/dealer';
import { $location, type Location, restoreLocation } from '../../../../src/stores/visitor/location';
import { fillMessage, useHost, useMessages } from '../../../../src/ui/core/host-context';
import { SubmitButton } from '../../../../src/ui/core/SubmitButton';
import { useForm } from '../../../../src/ui/core/use-form';
import { FormMessages } from '../../../../src/ui/FormMessages';
import { FormRefusal } from '../../../../src/ui/form-refusal';
import { useQuery } from '../../../../src/ui/hooks/use-query';
import { useStyles } from '../../../../src/ui/hooks/use-styles';
import { Button } from '../../../../src/ui/parts/Button';
import { CarLine } from '../shell/CarLine';
import type { ChosenCar } from '../shell/chosen-car';
import { differingTerms, forgetSeenTerms, noteSeenTerms } from '../shell/seen-terms';
import { DealerChoice } from './DealerChoice';
import { campaignDealers } from './dealers';
import { HoldRefused, type Refused } from './HoldRefused';
import css from './hold.css?inline';
import { holdCar, isOtherAccount, refusalOf } from './hold-car';
import { messages } from './messages';
import { OptionFields } from './OptionFields';
import { PriceParts } from './PriceParts';
import { type PricedBy, useReservationPrice } from './price';
import { TermsChanged } from './TermsChanged';

declare module '../../../../src/page/core/events' {
  interface VitrineEvents {
    /** A car is held for the visitor until the payment deadline. order: its id. */
    'vt-reservation-held': { order: string };
  }
}

interface HoldProps {
  car: ChosenCar;
  contact: Partial<Contact>;
  /** The visitor's open orders. */
  openOrders: ReactNode;
  onBack(): void;
  onSoldOut(): void;
  /** Leads back to the cars. */
  onOtherCars(): void;
  /** Called with the id of the order. */
  onHeld(order: string): void;
  /** Called with the id of an order whose terms the visitor is asked about; empty once they have given the car back. */
  onQuestion(order: string): void;
}

/** What a version can be had with; one request per page. */
const carOptions = ({ mvsCode, year }: ChosenCar) =>
  cachedQuery(`options ${mvsCode} ${year} ${country()}`, () => {
    const query = { mvsCode, country: country(), market: market(), ...(year && { year }) };
    return getCarForWeb({ query });
  });

/** The colour, the dealer, which must be chosen, the service's price, and the button that holds the car. */
export function Hold({
  car,
  contact,
  openOrders,
  onBack,
  onSoldOut,
  onOtherCars,
  onHeld,
  onQuestion,
}: HoldProps) {
  const host = useHost();
  const { signal, element } = host;
  const w = useMessages(messages);
  const [place, setPlace] = useState<Location | null | undefined>();
  const [refused, setRefused] = useState<Refused | null>(null);
  /** The order that has another price than was shown. */
  const [changed, setChanged] = useState<{ order: Reservation; shown: Terms } | null>(null);
  const pageDealer = useStore($dealer);
  useStyles(css);
  useEffect(() => {
    restoreLocation(country() ?? 'BR');
    return $location.subscribe((known) => setPlace(known?.countryCode === country() ? known : null));
  }, []);
  useEffect(() => host.loadNestedWidgets(), [host]);
  // The header that says for whom the page reserves.
  useEffect(() => requestUser(), []);
  const options = useQuery(() => carOptions(car), car.mvsCode);
  // Unknown until the visitor's place has been read.
  const placeKey = place ? `${place.stateCode} ${place.cityCode || place.cityName}` : 'country';
  const dealers = useQuery(
    () => campaignDealers(car.campaign, place ?? null, signal),
    place === undefined ? undefined : placeKey,
  );

  const form = useForm<PricedBy & { price: string }>({
    initial: {
      colorCode: car.colorCode ?? '',
      coatingCode: car.coatingCode ?? '',
      dealerCode: pageDealer?.id ?? '',
    },
    check: async ({ dealerCode }) => ({
      ...(!isDealer(dealerCode) && { dealerCode: w.noDealer }),
      ...(!isAmount(total) && {
        price: price.value ? w.noPrice : price.failed ? w.notPriced : w.notYetPriced,
      }),
    }),
    async send({ colorCode = '', coatingCode = '', dealerCode = '' }) {
      const shown = { price: total, amount: car.amount };
      setRefused(null);
      try {
        const wanted = { car, contact, colorCode, coatingCode, dealerCode, price: total ?? Number.NaN };
        const order = await holdCar(element, wanted, signal);
        noteSeenTerms(order.id, shown);
        host.emit('vt-reservation-held', { order: order.id });
        if (differingTerms(order)) {
          setChanged({ order, shown });
          onQuestion(order.id);
        } else onHeld(order.id);
      } catch (error) {
        if (isOtherAccount(error)) throw new FormRefusal({}, [w.otherAccount]);
        const reason = refusalOf(error);
        if (!reason) throw error;
        if (reason === 'sold-out') return onSoldOut();
        // What the page knows of the campaign is out of date.
        if (reason === 'campaign-over') clearQueryCache();
        if (reason === 'price-changed') price.retry();
        setRefused((before) => ({ reason, price: total, n: (before?.n ?? 0) + 1 }));
      }
    },
  });
  const { colorCode = '', coatingCode = '', dealerCode: wanted = '' } = form.values;
  const isDealer = (code: string | undefined) => !!dealers.value?.some(({ idSiteGeo }) => idSiteGeo === code);
  // The page's dealer may not sell this car.
  const dealerCode = isDealer(wanted) ? wanted : '';
  const price = useReservationPrice(car, { colorCode, coatingCode, dealerCode }, signal);
  const total = price.value?.total;
  const stock = useQuery(
    () =>
      getReservationAvailability(
        {
          query: {
            mvsCode: car.mvsCode,
            ...(colorCode && { colorCode }),
            ...(dealerCode && { dealerCode }),
          },
        },
        { signal },
      ),
    `${car.mvsCode} ${colorCode} ${dealerCode}`,
  );
  if (changed) {
    return (
      <TermsChanged
        {...changed}
        focuses
        onAgree={() => onHeld(changed.order.id)}
        onGivenBack={() => {
          forgetSeenTerms(changed.order.id);
          onQuestion('');
          setChanged(null);
          setRefused({ reason: 'given-back', n: 0 });
          price.retry();
        }}
      />
    );
  }
  const { available, days } = stock.value ?? {};
  return (
    <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      <CarLine car={car} color={colorCode} withPrice={false} />
      <FormMessages form={form} />
      <OptionFields form={form} car={car} options={options} />
      {/* Open where the list would begin far from the visitor. */}
      <details className="other-place" open={place === null}>
        <summary>{place ? w.otherPlace : w.yourPlace}</summary>
        {createElement('vt-location-selector', { load: 'visible', layout: 'box', 'heading-level': '4' })}
      </details>
      <DealerChoice form={form} dealers={dealers} />
      <p className="muted" role="status">
        {available === true && (days ? fillMessage(w.availableIn, { days }) : w.available)}
        {available === false && (dealerCode ? w.fromOther : w.soldOut)}
      </p>
      <PriceParts price={price} amount={car.amount} error={form.errors.price} />
      <p className="muted">{w.hold}</p>
      {refused && <HoldRefused of={refused} price={total} {...{ openOrders, onOtherCars }} />}
      <SessionFailure form={form} text={w.notHeld} />
      <div className="actions">
        <SubmitButton form={form} sending={w.holding}>
          {w.reserve}
        </SubmitButton>
        <Button kind="plain" disabled={form.status === 'sending'} onClick={onBack}>
          {w.back}
        </Button>
      </div>
    </form>
  );
}
