import { useHost } from '#ui/core/host-context';
import { Spoken } from '#ui/parts/Spoken';
import { amountText } from './rows';

/** A price in a cell, said in words; a dash without one. */
export function PriceText({ amount }: { amount: number | null | undefined }) {
  const { language } = useHost();
  return <Spoken>{amountText(amount, language)}</Spoken>;
}
