import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatCurrency } from '../../domain/currency';
import type { AdapterName } from '../../domain/financing/adapter';
import { parsePrice } from '../../domain/format';
import type { PlanTerms } from '../../domain/funding/plan';
import { fromCents, percentOf, toCents } from '../../domain/money';
import { CALCULATOR_STEPS } from '../../domain/screens/sections';
import { fillMessage, useHost, useMessages } from '../../ui/core/host-context';
import type { Form } from '../../ui/core/use-form';
import { SliderField } from '../../ui/fields/SliderField';
import { useStyles } from '../../ui/hooks/use-styles';
import { Figures } from './Figures';
import type { FundingPlan } from './funding-plan';
import { messages } from './messages';
import css from './simulator.css?inline';
import { nearestOf, parseCount, parsePercent, percentFor, percentText, type Terms } from './terms';
import { type Simulation, useSimulation } from './use-simulation';

export interface SimulatorProps {
  source: AdapterName;
  /** price with everything chosen, in the market's currency. */
  car: { mvs: string; year: number; price: number; partIds?: string[]; colorCode?: string };
  /** What the sliders start with; another one sets them anew. */
  start?: Partial<PlanTerms>;
  /** What the sliders move by, in percent; 1 where nothing is said (spec financing#sliders). */
  downPaymentStep?: number;
  finalInstallmentStep?: number;
  planType?: 'MSC' | 'ECOM' | 'OFFER';
  offerId?: string;
  /** The plan of an offer, whose conditions count. */
  planId?: string;
  /** Told with each answer; null while there is none for the terms that are set. */
  onPlan(plan: FundingPlan | null): void;
  /** What can be done with the plan, below its figures. */
  action?: ReactNode;
}

/** The count stands as its place among those offered. */
type Values = Required<Terms>;

/** A plan's sliders with what they come to. */
export function Simulator({ onPlan, action, ...props }: SimulatorProps) {
  const { language } = useHost();
  const w = useMessages(messages);
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
  const { plan } = simulation;
  const told = useRef<FundingPlan | null | undefined>(undefined);
  useEffect(() => {
    if (told.current === plan) return;
    told.current = plan;
    onPlan(plan);
  }, [plan, onPlan]);
  const { bounds, terms } = simulation;
  const money = (cents: number) => formatCurrency(fromCents(cents), language);
  const cents = toCents(car.price);
  /** A percent with the amount it is: what is shown beside a slider is what the source is sent. */
  const share = (percent: number) => `${percentText(percent)}, ${money(percentOf(cents, percent))}`;
  const amount = (label: string) => ({
    label,
    format: (percent: number) => money(percentOf(cents, percent)),
    parse(text: string) {
      const price = parsePrice(text);
      return price === null ? null : percentFor(price, car.price);
    },
  });
  const form = formOf(simulation);
  return (
    <div className="simulator" part="simulator">
      <div className="sliders" part="sliders">
        {bounds && terms ? (
          <>
            <SliderField
              form={form}
              name="entrancePercent"
              label={w.downPayment}
              {...bounds.downPayment}
              format={percentText}
              spoken={share}
              parse={parsePercent}
              second={amount(w.downPaymentAmount)}
            />
            <SliderField
              form={form}
              name="numberOfInstallments"
              label={w.installments}
              min={0}
              max={bounds.counts.length - 1}
              format={(place) => fillMessage(w.count, { count: bounds.counts[place] ?? '' })}
              spoken={(place) => fillMessage(w.counted, { count: bounds.counts[place] ?? '' })}
              parse={(text) => {
                const count = parseCount(text);
                return count === null ? null : bounds.counts.indexOf(nearestOf(bounds.counts, count));
              }}
            />
            {bounds.finalInstallment && (
              <SliderField
                form={form}
                name="finalInstallmentPercentage"
                label={w.final}
                {...bounds.finalInstallment}
                format={percentText}
                spoken={share}
                parse={parsePercent}
                second={amount(w.finalMoney)}
              />
            )}
          </>
        ) : (
          [1, 2, 3].map((place) => <span className="slider-to-come" key={place} aria-hidden="true" />)
        )}
      </div>
      <Figures simulation={simulation} action={action} />
      <Announcement plan={plan} />
    </div>
  );
}

/** The sliders as a form's fields. */
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

/** Says what it comes to, once for an answer and never at a step of a drag. */
function Announcement({ plan }: { plan: FundingPlan | null }) {
  const { language } = useHost();
  const w = useMessages(messages);
  const [announcement, announce] = useState('');
  useEffect(() => {
    if (!plan) return;
    const { figures, numberOfInstallments: count } = plan;
    const money = (value: number) => formatCurrency(value, language);
    const { installmentsValue, entranceValue, finalInstallmentValue } = figures;
    const whole = { count, installment: money(installmentsValue), downPayment: money(entranceValue) };
    const last =
      finalInstallmentValue > 0 && fillMessage(w.announcedFinal, { final: money(finalInstallmentValue) });
    announce([fillMessage(w.announced, whole), last].filter(Boolean).join(' '));
  }, [plan, language, w]);
  return (
    <p className="sr" role="status">
      {announcement}
    </p>
  );
}
