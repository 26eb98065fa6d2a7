import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { isAmount } from '#domain/money/money';
import type { Terms } from '#domain/reservation/hold-refusals';
import type { Contact } from '#features/contact/contact';
import { $dealer } from '#features/dealer/dealer-store';
import { noteCampaignOver } from '#features/payment/campaigns';
import { paymentTypes } from '#features/payment/payment-types';
import { differingTerms, noteSeenTerms } from '#features/payment/seen-terms';
import { $location, type Location, restoreLocation } from '#features/place/location-store';
import { country } from '#page/core/metadata';
import { market } from '#page/market';
import { getCarForWeb } from '#services/car';
import type { Reservation } from '#services/entities/reservation';
import { cachedQuery, clearQueryCache } from '#services/http/query-cache';
import { getReservationAvailability } from '#services/reservation';
import { useHost, useMessages } from '#ui/core/host-context';
import { useForm } from '#ui/core/use-form';
import { FormRefusal } from '#ui/form-refusal';
import { useQuery } from '#ui/hooks/use-query';
import type { PurchaseValues } from '../offer/buy-offer';
import type { ChosenCar } from '../shell/chosen-car';
import { campaignDealers } from './dealers';
import type { Refused } from './HoldRefused';
import { holdCar, isOtherAccount } from './hold-car';
import { refusalOf } from './hold-refusal';
import { texts } from './messages';
import { isOfferOver, type PricedBy, useReservationPrice } from './price';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** A car is held for the visitor until the payment deadline. order: its id. */
    'vt-reservation-held': { order: string };
  }
}

export interface HoldValues extends PricedBy, PurchaseValues {
  price: string;
}

interface HoldWishes {
  car: ChosenCar;
  contact: Partial<Contact>;
  onSoldOut(): void;
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

/** The code for a car that is bought through an offer. */
// Only visitors who buy a car through an offer load it.
export const loadOfferParts = () => import('../offer/offer-parts');

/** The visitor's place in the page's country; null for none, undefined until it has been read. */
function usePlace(): Location | null | undefined {
  const [place, setPlace] = useState<Location | null | undefined>();
  useEffect(() => {
    restoreLocation(country() ?? 'BR');
    return $location.subscribe((known) => setPlace(known?.countryCode === country() ? known : null));
  }, []);
  return place;
}

/** What the step that holds the car asks the services for, and its form. */
export function useHold({ car, contact, onSoldOut, onHeld, onQuestion }: HoldWishes) {
  const host = useHost();
  const { signal, language } = host;
  const messages = useMessages(texts);
  const { offer } = car;
  const place = usePlace();
  const [refused, setRefused] = useState<Refused | null>(null);
  /** The order that has another price than was shown. */
  const [changed, setChanged] = useState<{ order: Reservation; shown: Terms } | null>(null);
  const pageDealer = useStore($dealer);
  const options = useQuery(() => carOptions(car), car.mvsCode);
  // Unknown until the visitor's place has been read.
  const placeKey = place ? `${place.stateCode} ${place.cityCode || place.cityName}` : 'country';
  const dealers = useQuery(
    async () =>
      offer
        ? (await loadOfferParts()).offerDealers(offer.id, place ?? null, signal)
        : campaignDealers(car.campaign, place ?? null, signal),
    place === undefined ? undefined : placeKey,
  );

  const form = useForm<HoldValues>({
    initial: {
      colorCode: car.colorCode ?? '',
      coatingCode: car.coatingCode ?? '',
      dealerCode: offer?.dealer ?? pageDealer?.id ?? '',
    },
    check: async (values) => ({
      ...(!isDealer(values.dealerCode) && { dealerCode: messages.noDealer }),
      ...(!isAmount(total) && {
        price: price.value ? messages.noPrice : price.failed ? messages.notPriced : messages.notYetPriced,
      }),
      ...(offer && (await loadOfferParts()).purchaseErrors(values, language)),
    }),
    async send({ colorCode = '', coatingCode = '', dealerCode = '', ...purchase }) {
      const shown = { price: total, amount };
      setRefused(null);
      try {
        const wanted = { car, contact, colorCode, coatingCode, dealerCode, price: total ?? Number.NaN };
        const bought = offer
          ? await (await loadOfferParts()).buyOffer({ ...wanted, ...purchase }, signal)
          : undefined;
        const order = await holdCar({ ...wanted, productId: bought?.productId }, signal);
        bought?.confirm();
        noteSeenTerms(order.id, shown);
        host.emit('vt-reservation-held', { order: order.id });
        if (differingTerms(order)) {
          setChanged({ order, shown });
          onQuestion(order.id);
        } else onHeld(order.id);
      } catch (error) {
        if (isOtherAccount(error)) throw new FormRefusal({}, [messages.otherAccount]);
        const reason = refusalOf(error);
        if (!reason) throw error;
        if (reason === 'sold-out') return onSoldOut();
        // What the page knows of the campaign is out of date.
        if (reason === 'campaign-over' && car.campaign) {
          noteCampaignOver(car.campaign);
          clearQueryCache();
        }
        if (reason === 'price-changed') price.retry();
        setRefused((before) => ({ reason, price: total, count: (before?.count ?? 0) + 1 }));
      }
    },
  });
  const { colorCode = '', coatingCode = '', dealerCode: wanted = '' } = form.values;
  const isDealer = (code: string | undefined) => !!dealers.value?.some(({ idSiteGeo }) => idSiteGeo === code);
  // The page's dealer may not sell this car.
  const dealerCode = isDealer(wanted) ? wanted : '';
  const price = useReservationPrice(car, { colorCode, coatingCode, dealerCode }, signal);
  const total = price.value?.total;
  // A campaign tells it before, an offer with its price.
  const amount = offer ? price.value?.reservationAmount : car.amount;
  // The ways to pay are chosen with the purchase; of a campaign's car with the order.
  const ways = useQuery(() => paymentTypes('', undefined, signal), offer ? 'ways' : undefined);
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
  const over: Refused | null = isOfferOver(price) ? { reason: 'offer-over', count: 0 } : null;
  return {
    form,
    place,
    options,
    dealers,
    /** The chosen dealer; empty if none that delivers the car is. */
    dealerCode,
    price,
    amount,
    ways,
    stock: stock.value,
    changed,
    refused: over ?? refused,
    /** Asks for the price again, after the car was given back. */
    onGivenBack() {
      setChanged(null);
      setRefused({ reason: 'given-back', count: 0 });
      price.retry();
    },
  };
}
