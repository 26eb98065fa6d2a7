/** Registration of rental customers (spec services#rental). */
import { looseObject, nullish, object, optional, string } from 'valibot';
import { text } from './entities/fields';
import { rentalUser } from './entities/rental-user';
import { sentAsRead } from './entities/whole';
import { GET, PATCH, POST } from './http/call';
import type { Unchecked } from './http/types';

const BASE = 'rental-user';

const word = optional(string());
const sentWord = sentAsRead(word);
const fields = object({
  personType: word,
  name: word,
  email: word,
  phone: word,
  cpf: word,
  cnpj: word,
  companyName: word,
  /** A changed one is whole, as it was read. */
  driverLicence: optional(looseObject({ number: sentWord, category: sentWord, expiresAt: sentWord })),
});
const empty = (body: unknown) => !body || typeof body !== 'object' || Object.keys(body).length === 0;

/**
 * Starts a registration; the result is queried separately. status: PROCESSING, SUCCESS or FAILED. The source documents say
 * that it sends headers without naming them: ours are the context headers. idempotencyKey (ours): the same for all tries
 * of one attempt, which starts one registration.
 * Ours: startedAt and now are of the service's clock, by which a page knows how long it takes.
 */
export const startRentalUser = POST('RUS-01', BASE, '/rental-user/start', {
  query: object({
    brand: optional(string()),
    offerId: optional(string()),
    idempotencyKey: optional(string()),
  }),
  returns: looseObject({ id: string(), status: string(), startedAt: text, now: text }),
  wire: { headers: ['x-dealer-context', 'x-offer-context', 'x-workstatement-context', 'x-timezone'] },
});
export const getRentalUserResult = GET('RUS-02', BASE, '/rental-user/result', {
  query: object({ id: string() }),
  returns: looseObject({
    id: string(),
    status: string(),
    user: nullish(rentalUser),
    startedAt: text,
    now: text,
  }),
});
export const getRentalUser = GET('RUS-03', BASE, '/users/self/rental', {
  auth: 'bearer',
  returns: rentalUser,
});
/** 409 if the user has registered before, on any device. The same key registers once. */
export const createRentalUser = POST('RUS-04', BASE, '/users/self/rental', {
  auth: 'bearer',
  refuse: ({ body }: Unchecked) => empty(body) && 'No body content provided.',
  body: fields,
  returns: rentalUser,
});
export const updateRentalUser = PATCH('EXT-06', BASE, '/users/self/rental', {
  refuse: ({ body }: Unchecked) => empty(body) && 'No content provided for the body.',
  body: fields,
  returns: rentalUser,
});
