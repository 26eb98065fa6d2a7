/** A promotion as staff send it (spec services#promotions). */
import { array, looseObject, number, object, optional, string } from 'valibot';
import { statedFields } from './promotion';
import { sentAsRead } from './whole';

/**
 * startsAt, endsAt and drawAt: ISO date and time. status: INACTIVE, or nothing where it follows from the period (ours). A prize
 * without an id is a new one.
 */
export const promotionBody = object({
  name: string(),
  description: optional(string(), ''),
  brand: string(),
  groupId: optional(string()),
  startsAt: string(),
  endsAt: string(),
  attributionTypes: optional(array(string()), ['QR_CODE']),
  prizes: optional(
    array(
      object({
        id: optional(string()),
        name: string(),
        description: optional(string(), ''),
        quantity: optional(number(), 1),
        imageUrl: optional(string()),
      }),
    ),
    [],
  ),
  regionIds: optional(array(string()), []),
  rules: optional(string(), ''),
  status: optional(string()),
  ...statedFields(optional(string())),
});
const word = sentAsRead(optional(string()));
/** The record as it was read, with what has changed: the service may replace it. A prize without an id is a new one. */
export const promotionRecord = looseObject({
  name: string(),
  description: sentAsRead(optional(string())),
  brand: sentAsRead(string()),
  groupId: sentAsRead(optional(string())),
  startsAt: sentAsRead(string()),
  endsAt: sentAsRead(string()),
  attributionTypes: sentAsRead(optional(array(string()))),
  prizes: sentAsRead(
    optional(
      array(
        looseObject({
          id: optional(string()),
          name: string(),
          description: optional(string()),
          quantity: optional(number()),
          imageUrl: word,
        }),
      ),
    ),
  ),
  regionIds: sentAsRead(optional(array(string()))),
  rules: word,
  status: word,
  ...statedFields(word),
  version: sentAsRead(optional(number())),
});
