import { effectiveCost, type PlanAmounts, totalPayable } from '#domain/financing/cost';
import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Spoken } from '#ui/parts/Spoken';
import { texts } from './messages';

/** Formats a rate in percent; the comma is the decimal sign of both languages. */
const rate = (percent: number) => percent.toFixed(2).replace('.', ',');

/** A plan as far as the service has said it. */
type SaidAmounts = { [Name in keyof PlanAmounts]: number | null | undefined };

/**
 * Returns a plan's effective cost and its total to pay as rows of a name and a text. Both are ours, and the cost says so; none
 * where an amount is missing that it is computed from.
 */
export function useCostRows(said: SaidAmounts): [name: string, text: string][] {
  const { language } = useHost();
  const messages = useMessages(texts);
  const { price, entranceValue, installmentsValue, finalInstallmentValue, numberOfInstallments } = said;
  if (![entranceValue, installmentsValue, finalInstallmentValue, numberOfInstallments].every(isAmount))
    return [];
  const plan = { ...said, price: price ?? Number.NaN } as PlanAmounts;
  const cost = effectiveCost(plan);
  const costText =
    cost && fillMessage(messages.cost, { monthly: rate(cost.monthly), yearly: rate(cost.yearly) });
  return [
    ...(costText ? [[messages.rowCost, costText] as [string, string]] : []),
    [messages.rowTotal, formatCurrency(totalPayable(plan), language)],
  ];
}

interface PlanRowsProps {
  plan: PlanAmounts & { totalInstallments: number };
  /** Whether the down payment is a row: not if it is the same for all compared plans. */
  withDownPayment?: boolean;
}

/** The amounts of a plan besides its installments. */
export function PlanRows({ plan, withDownPayment }: PlanRowsProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const rows = [
    ...(withDownPayment ? [[messages.rowDownPayment, formatCurrency(plan.entranceValue, language)]] : []),
    [messages.rowFinanced, formatCurrency(plan.totalInstallments, language)],
    ...useCostRows(plan),
  ];
  return (
    <dl className="amounts">
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Spoken>{text}</Spoken>
          </dd>
        </div>
      ))}
    </dl>
  );
}
