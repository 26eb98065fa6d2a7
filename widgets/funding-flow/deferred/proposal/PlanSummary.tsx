import { FUNDING_SOURCES, type FundingSource, mayHaveFinal } from '#domain/financing/adapter';
import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { LegalText } from '#features/funding/Conditions';
import { useCostRows } from '#features/funding/PlanRows';
import { planTitle } from '#features/funding/source-name';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Spoken } from '#ui/parts/Spoken';
import { useFlowPage } from '../shell/flow-context';
import { texts } from '../steps/messages';

type Amount = number | null | undefined;

/** The fields of a plan that simulations and proposals share. Amounts in the market's currency. */
export interface PlanFields {
  source?: string | null;
  price?: Amount;
  entranceValue?: Amount;
  numberOfInstallments?: number | null;
  installmentsValue?: Amount;
  finalInstallmentValue?: Amount;
  totalInstallments?: Amount;
  /** The coupon that the amounts include, and what it takes off the price. */
  couponName?: string;
  discount?: Amount;
  legalText?: string;
}

/** The amounts of a plan saved by the service, and its conditions. */
export function PlanSummary({ simulation }: { simulation: PlanFields }) {
  const { language } = useHost();
  const { state } = useFlowPage();
  const messages = useMessages(texts);
  const money = (amount: number) => formatCurrency(amount, language);
  /** An amount of 0 has no row; an invalid amount has one that says so. */
  const due = (amount: Amount) => (amount == null || amount === 0 ? null : money(amount));
  const { numberOfInstallments: count, installmentsValue: value, finalInstallmentValue: final } = simulation;
  const { entranceValue: downPayment, couponName } = simulation;
  const discount = couponName ? simulation.discount : 0;
  const source = FUNDING_SOURCES.find((name) => name === (simulation.source || state.progress.source));
  /** A final installment stands beside the others, and on its own only if these are missing or invalid. */
  const withFinal = isAmount(value) && !!count && !!value && isAmount(final) && final > 0;
  const installments =
    isAmount(value) && count && value
      ? fillMessage(withFinal ? messages.countFinal : messages.count, {
          count,
          amount: money(value),
          ...(withFinal && { final: money(final) }),
        })
      : '';
  const monthly = installments || (isAmount(value) ? null : due(value));
  const costs = useCostRows({
    // The price that is financed.
    price: isAmount(simulation.price) && isAmount(discount) ? simulation.price - discount : undefined,
    entranceValue: downPayment,
    installmentsValue: value,
    finalInstallmentValue: final ?? (mayHaveFinal(source) ? undefined : 0),
    numberOfInstallments: count,
  });
  const rows: [string, string | null][] = [
    [messages.source, source ? planTitle(source as FundingSource, language) : null],
    [messages.price, due(simulation.price)],
    [
      fillMessage(messages.coupon, { name: couponName ?? '' }),
      couponName ? (discount ? `\u2212\u00a0${money(discount)}` : messages.couponIncluded) : null,
    ],
    [messages.downPayment, typeof downPayment === 'number' ? money(downPayment) : null],
    [messages.installments, monthly],
    [messages.final, withFinal ? null : due(final)],
    [messages.financed, due(simulation.totalInstallments)],
    ...costs,
  ];
  return (
    <div className="flow-plan" part="plan">
      <dl>
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Spoken>{value}</Spoken>
                </dd>
              </div>
            ),
        )}
      </dl>
      {simulation.legalText && (
        <p className="muted small">
          <span className="sr">{messages.legal}: </span>
          <LegalText text={simulation.legalText} installment={value} />
        </p>
      )}
    </div>
  );
}
