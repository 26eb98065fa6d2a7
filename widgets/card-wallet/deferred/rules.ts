import { object } from 'valibot';
import type { Language } from '../../../src/domain/core/brands';
import type { Errors } from '../../../src/ui/core/use-form';
import { cardCvv, cardExpiry, cardName, cardNumber } from '../../../src/ui/validation/payment';
import { errorsOf } from '../../../src/ui/validation/schema';
import type { NewCard } from './calls';

/** Returns the messages of the failing rules of a new card, by field; empty if all are met. */
export const checkNewCard = (card: NewCard, language: Language): Errors<NewCard> =>
  errorsOf(
    object({
      number: cardNumber(language),
      holderName: cardName(language),
      dueDate: cardExpiry(language),
      cvv: cardCvv(language, card.number),
    }),
    card,
  );

/** Returns the messages of the failing rules of an edited card, by field. */
export const checkEdited = (
  values: Partial<Pick<NewCard, 'holderName' | 'dueDate'>>,
  language: Language,
): Errors<Pick<NewCard, 'holderName' | 'dueDate'>> =>
  errorsOf(object({ holderName: cardName(language), dueDate: cardExpiry(language) }), values);
