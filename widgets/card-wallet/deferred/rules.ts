import { object } from 'valibot';
import type { Language } from '#domain/core/brands';
import type { NewCard } from '#features/card/card';
import { cardExpiry, cardName } from '#features/card/card-schemas';
import type { Errors } from '#ui/core/use-form';
import { errorsOf } from '#ui/validation/schema';

/** Returns the messages of the failing rules of an edited card, by field. */
export const checkEdited = (
  values: Partial<Pick<NewCard, 'holderName' | 'dueDate'>>,
  language: Language,
): Errors<Pick<NewCard, 'holderName' | 'dueDate'>> =>
  errorsOf(object({ holderName: cardName(language), dueDate: cardExpiry(language) }), values);
