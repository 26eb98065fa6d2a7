/** The prices of several versions, for lists that show them before a car is chosen (spec services#pricing). */
import { array, object, optional, string } from 'valibot';
import { carPrices } from './entities/price';
import { GET } from './http/call';

export const getBatchPrices = GET('PRC-11', 'price', '/price/batchPrices', {
  auth: 'public',
  query: object({
    mvsCode: array(string()),
    country: optional(string()),
    market: optional(string()),
    type: optional(string()),
  }),
  returns: array(carPrices),
});
