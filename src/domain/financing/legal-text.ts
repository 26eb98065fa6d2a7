import { toCents } from '../money/money';

/** An amount with cents, as both languages write it; a rate such as 1,49% is none. */
const AMOUNT = /\d[\d.]{0,20},\d{2}(?![\d%]|\s%)/g;

/**
 * Whether a legal text speaks of a plan with this installment, in the market's currency (spec financing#cost). A text without amounts applies
 * to every plan, one with amounts to none whose installment is not known. Some banks answer with several plans and one text, whose amounts are those of one of them.
 */
export function describesPlan(text: string, installmentsValue: number | null | undefined): boolean {
  const amounts = text.match(AMOUNT);
  if (!amounts) return true;
  if (installmentsValue == null) return false;
  const wanted = toCents(installmentsValue);
  return amounts.some((amount) => Number(amount.replace(/\D/g, '')) === wanted);
}
