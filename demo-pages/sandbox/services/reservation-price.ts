import * as reservationPrices from '#services/reservation-price';
import { answer } from '../answers';
import { NO_VALIDITY } from '../data/cars';
import { dayFromNow } from '../lib/moments';
import { countryFor, versionFor } from '../rules/cars';
import { reservationPrice } from '../rules/reservations/terms';

/** Days for which a price holds, where it says so. */
const PRICE_DAYS = 7;

export const reservationPriceAnswers = answer(
  reservationPrices,
  {
    getReservationPrice({ query, headers, world }) {
      const version = versionFor(query.mvsCode, query.year);
      const price = reservationPrice(world, version, query, countryFor(query.country, headers));
      return { ...price, validUntil: NO_VALIDITY.has(version.code) ? null : dayFromNow(world, PRICE_DAYS) };
    },
  },
  {
    examples: {
      getReservationPrice: {
        query: { mvsCode: '358AF11', colorCode: '679', optionalCode: ['PTE', 'R17'], coatingCode: 'C01' },
      },
    },
  },
);
