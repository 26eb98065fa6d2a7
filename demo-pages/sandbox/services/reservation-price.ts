import * as reservationPrices from '../../../src/services/reservation-price';
import { answer } from '../answers';
import { countryFor, versionFor } from '../rules/cars';
import { reservationPrice } from '../rules/reservations/terms';

export const reservationPriceAnswers = answer(
  reservationPrices,
  {
    getReservationPrice({ query, headers, world }) {
      const version = versionFor(query.mvsCode, query.year);
      return reservationPrice(world, version, query, countryFor(query.country, headers));
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
