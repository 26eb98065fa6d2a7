import { object } from 'valibot';
import type { Language } from '#domain/core/brands';
import type { NewCard } from '#features/card/card';
import type { Errors } from '#ui/core/use-form';
import { cardExpiry, cardName } from '#ui/validation/payment';
import { errorsOf } from '#ui/validation/schema';

/** Returns the messages of the failing rules of an edited card, by field. */
export const checkEdited = (
  values: Partial<Pick<NewCard, 'holderName' | 'dueDate'>>,
  language: Language,
): Errors<Pick<NewCard, 'holderName' | 'dueDate'>> =>
  errorsOf(object({ holderName: cardName(language), dueDate: cardExpiry(language) }), values);
