import { looseObject, string } from 'valibot';
import { amount, text } from './fields';

/** A service a dealer offers, also for a car that is bought (spec cars#parts). price in the market's currency. */
export const dealerService = looseObject({
  id: string(),
  serviceName: string(),
  category: text,
  name: text,
  price: amount,
});
