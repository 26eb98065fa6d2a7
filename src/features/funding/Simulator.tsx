import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AdapterName } from '#domain/financing/adapter';
import { CALCULATOR_STEPS } from '#domain/financing/calculator-steps';
import type { PlanTerms } from '#domain/funding/plan';
import type { FundingPlanType } from '#domain/funding/plan-types';
import { formatCurrency } from '#domain/money/currency';
import { fromCents, percentOf, toCents } from '#domain/money/money';
import { parseTypedAmount } from '#domain/money/typed-amount';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useHost, useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import type { Form } from '#ui/core/use-form';
import { SliderField } from '#ui/fields/SliderField';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { useMaybeTradesIn } from '../trade-in/presence';
import { Figures } from './Figures';
import type { FundingPlan } from './funding-plan';
import { texts } from './messages';
import { ResultStrip } from './ResultStrip';
import css from './simulator.css?inline';
import { parseCount, parsePercent, percentFor, percentText, placeOf, type Terms } from './terms';
import { type Simulation, useSimulation } from './use-simulation';

export interface SimulatorProps {
  source: AdapterName;
  /** price: with all chosen items, in the market's currency. */
  car: { mvs: string; year: number; price: number; partIds?: string[]; colorCode?: string };
  /** The sliders' initial terms; another value resets them. */
  start?: Partial<PlanTerms>;
  /** Steps of the sliders in percent; 1 if absent (spec financing#sliders). */
  downPaymentStep?: number;
  finalInstallmentStep?: number;
  planType?: FundingPlanType;
  offerId?: string;
  /** The plan of an offer, whose conditions apply. */
  planId?: string;
  /** Called with each result; null while there is none for the current terms. */
  onPlan(plan: FundingPlan | null): void;
  /** An action on the plan, below its amounts. */
  action?: ReactNode;
}

/** Loads only for visitors who trade in a car. */
const deferredTradeIn = deferred(() => import('../trade-in/trade-in-parts'));

/** The number of installments is represented by its index among those offered. */
type Values = Required<Terms>;

/** The sliders of a plan with the resulting amounts. */
export function Simulator({ onPlan, action, ...props }: SimulatorProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  useStyles(css);
  const {
    downPaymentStep = CALCULATOR_STEPS.downPayment,
    finalInstallmentStep = CALCULATOR_STEPS.finalInstallment,
  } = props;
  const { source, car, start, planType, offerId, planId } = props;
  const simulation = useSimulation({
    source,
    car,
    start,
    steps: { downPayment: downPaymentStep, finalInstallment: finalInstallmentStep },
    ...(planType && { planType }),
    ...(offerId && { offerId }),
    ...(planId && { planId }),
  });
  const tradesIn = useMaybeTradesIn();
  const tradeIn = useDeferred(deferredTradeIn, tradesIn);
  const { plan } = simulation;
  const published = useRef<FundingPlan | null | undefined>(undefined);
  useEffect(() => {
    if (published.current === plan) return;
    published.current = plan;
    onPlan(plan);
  }, [plan, onPlan]);
  const { bounds, terms } = simulation;
  const money = (cents: number) => formatCurrency(fromCents(cents), language);
  const cents = toCents(car.price);
  /** A percentage with its amount: the source gets the percentage that the slider shows. */
  const share = (percent: number) => `${percentText(percent)}, ${money(percentOf(cents, percent))}`;
  const amount = (label: string) => ({
    label,
    format: (percent: number) => money(percentOf(cents, percent)),
    parse(text: string) {
      const price = parseTypedAmount(text);
      return price === null ? null : percentFor(price, car.price);
    },
  });
  const form = formOf(simulation);
  return (
    <div className="simulator" part="simulator">
      <div className="sliders" part="sliders">
        {tradesIn && (
          <DeferredView of={tradeIn} placeholder={<p className="trade-in" />}>
            {({ TradeInPayment }) => (
              <TradeInPayment
                percent={terms?.entrancePercent}
                ends={bounds?.downPayment}
                percentFor={(amount) => percentFor(amount, car.price)}
                isStarted={!!start}
                onPercent={(entrancePercent) => simulation.set({ entrancePercent })}
              />
            )}
          </DeferredView>
        )}
        {bounds && terms ? (
          <>
            <SliderField
              form={form}
              name="entrancePercent"
              label={messages.downPayment}
              {...bounds.downPayment}
              format={percentText}
              spoken={share}
              parse={parsePercent}
              second={amount(messages.downPaymentAmount)}
            />
            <SliderField
              form={form}
              name="numberOfInstallments"
              label={messages.installments}
              min={0}
              max={bounds.counts.length - 1}
              format={(place) => fillMessage(messages.count, { count: bounds.counts[place] ?? '' })}
              spoken={(place) => fillMessage(messages.counted, { count: bounds.counts[place] ?? '' })}
              parse={(text) => {
                const count = parseCount(text);
                return count === null ? null : placeOf(bounds.counts, count);
              }}
            />
            {bounds.finalInstallment && (
              <SliderField
                form={form}
                name="finalInstallmentPercentage"
                label={messages.final}
                {...bounds.finalInstallment}
                format={percentText}
                spoken={share}
                parse={parsePercent}
                second={amount(messages.finalMoney)}
              />
            )}
          </>
        ) : (
          [1, 2, 3].map((place) => <span className="slider-to-come" key={place} aria-hidden="true" />)
        )}
        <ResultStrip plan={simulation.result} stale={simulation.busy} />
      </div>
      <Figures simulation={simulation} action={action} />
      <Announcement plan={plan} />
    </div>
  );
}

/** The sliders as fields of a form. */
function formOf({ bounds, terms, errors, set }: Simulation): Form<Values> {
  const counts = bounds?.counts ?? [];
  return {
    values: { ...terms, numberOfInstallments: counts.indexOf(terms?.numberOfInstallments ?? 0) },
    errors,
    status: 'editing',
    messages: [],
    refused: 0,
    set: ({ numberOfInstallments: place, ...changes }) =>
      set({ ...changes, ...(place !== undefined && { numberOfInstallments: counts[place] }) }),
    touch() {},
    edit() {},
    onSubmit: (event) => event.preventDefault(),
  };
}

/** Announces the result once per answer, and never while a slider is dragged. */
function Announcement({ plan }: { plan: FundingPlan | null }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const [announcement, announce] = useState('');
  useEffect(() => {
    if (!plan) return;
    const { figures, numberOfInstallments: count } = plan;
    const money = (value: number) => formatCurrency(value, language);
    const { installmentsValue, entranceValue, finalInstallmentValue } = figures;
    const whole = { count, installment: money(installmentsValue), downPayment: money(entranceValue) };
    const last =
      finalInstallmentValue > 0 &&
      fillMessage(messages.announcedFinal, { final: money(finalInstallmentValue) });
    announce([fillMessage(messages.announced, whole), last].filter(Boolean).join(' '));
  }, [plan, language, messages]);
  return (
    <p className="sr" role="status">
      {announcement}
    </p>
  );
}
