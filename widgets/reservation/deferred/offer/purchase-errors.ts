import type { Language } from '#domain/core/brands';
import { parseTypedAmount } from '#domain/money/typed-amount';
import type { Errors } from '#ui/core/use-form';
import { FINANCING, type PurchaseValues } from './buy-offer';
import { texts } from './messages';

/** Returns what is missing for a purchase: the way to pay, and the income where a bank is to finance it. */
export function purchaseErrors(
  { paymentMethod, familyIncome = '' }: Partial<PurchaseValues>,
  language: Language,
): Errors<PurchaseValues> {
  const messages = texts[language];
  if (!paymentMethod) return { paymentMethod: messages.noWay };
  const income = parseTypedAmount(familyIncome);
  return paymentMethod === FINANCING && !(income !== null && income > 0)
    ? { familyIncome: messages.noIncome }
    : {};
}
