import { boolean, type InferOutput, looseObject, object, optional, string } from 'valibot';
import { amount, flagOr, optionalText, text } from './fields';
import { whole } from './whole';

/** A card of the wallet, never with its full number. number: masked; dueDate: MM/YY. */
export const card = whole(
  looseObject({
    id: string(),
    brand: text,
    number: string(),
    holderName: text,
    dueDate: text,
    favorite: flagOr(false),
  }),
);
export type Card = InferOutput<typeof card>;

/** The answer to a new card: its masked number and its brand. */
export const newCard = looseObject({ id: string(), number: string(), brand: string() });

/**
 * A new card. dueDate: MM/YY; oneTimeToken: issued by the wallet, valid for one card. With the token alone the card is the
 * one that the provider keeps under it (ours; spec reservations#card-frame).
 */
export const cardInput = object({
  number: optional(string()),
  holderName: optional(string()),
  dueDate: optional(string()),
  cvv: optional(string()),
  oneTimeToken: optional(string()),
  favorite: optional(boolean()),
});

/** A subscription paid with a card of the wallet. status: ACTIVE, SUSPENDED, ENDED. */
export const contract = whole(
  looseObject({
    id: string(),
    name: string(),
    status: text,
    cardId: optionalText,
    /** Monthly amount in the market's currency. */
    amount,
    nextPayment: optionalText,
  }),
);
export type Contract = InferOutput<typeof contract>;
