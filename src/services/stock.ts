/** Cars in stock, at dealers and at the factory (spec services#catalogue). */
import { array, looseObject, number, object, optional, string } from 'valibot';
import { amount, count, list, pageOf, text } from './entities/fields';
import { GET } from './http/call';

const BASE = 'stock';

const line = looseObject({ colorCode: text, dealerCode: text, quantity: count });

/**
 * Without cars of the chosen colour, screens show 'NÃO HÁ ESTOQUE PARA O CARRO SELECIONADO' (spec cars#stock); lines may
 * be missing, or have no colour.
 */
export const getAvailableStock = GET('STK-01', BASE, '/available', {
  query: object({
    mvsCode: string(),
    modelYear: optional(number()),
    brand: optional(string()),
  }),
  returns: looseObject({ mvsCode: string(), quantity: count, lines: list(line) }),
});
/**
 * The factory stock panel of sellers; a call of ours (spec cars#stock). availableAt, stockedAt: YYYY-MM-DD; the latter is
 * since when the car is in stock, empty for one that is not there yet.
 */
export const getFactoryStock = GET('FST-01', BASE, '/factory', {
  auth: 'bearer',
  ours: true,
  query: object({
    mvsCode: string(),
    colorCode: optional(string()),
    page: optional(number(), 0),
    size: optional(number(), 20),
  }),
  returns: pageOf(
    looseObject({
      id: string(),
      mvsCode: string(),
      chassis: text,
      colorCode: text,
      colorName: text,
      coatingCode: text,
      optionalCodes: array(string()),
      /** FACTORY, YARD or TRANSIT. */
      place: text,
      availableAt: text,
      stockedAt: text,
      price: amount,
    }),
  ),
});
