import { looseObject, string } from 'valibot';
import { amount, text } from './fields';

/** A service of a dealer, also offered with a new car (spec cars#parts). price in the market's currency. */
export const dealerService = looseObject({
  id: string(),
  serviceName: string(),
  category: text,
  name: text,
  price: amount,
});
