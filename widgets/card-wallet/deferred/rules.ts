import { object } from 'valibot';
import type { Language } from '../../../src/domain/core/brands';
import type { NewCard } from '../../../src/features/card/card';
import type { Errors } from '../../../src/ui/core/use-form';
import { cardExpiry, cardName } from '../../../src/ui/validation/payment';
import { errorsOf } from '../../../src/ui/validation/schema';

/** Returns the messages of the failing rules of an edited card, by field. */
export const checkEdited = (
  values: Partial<Pick<NewCard, 'holderName' | 'dueDate'>>,
  language: Language,
): Errors<Pick<NewCard, 'holderName' | 'dueDate'>> =>
  errorsOf(object({ holderName: cardName(language), dueDate: cardExpiry(language) }), values);
