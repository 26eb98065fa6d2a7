import { useRef } from 'react';
import type { AdapterName } from '#domain/financing/adapter';
import type { SimulationFigures, SimulationInput } from '#domain/financing/simulation';
import type { PlanTerms } from '#domain/funding/plan';
import { formatCurrency } from '#domain/money/currency';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { Spoken } from '#ui/parts/Spoken';
import { Conditions } from './Conditions';
import css from './comparison.css?inline';
import figuresCss from './figures.css?inline';
import type { FundingPlan } from './funding-plan';
import { Installment } from './Installment';
import { texts } from './messages';
import { PlanRows } from './PlanRows';
import { simulateBy } from './simulate';
import { problemOf, rangeFor } from './simulation-queries';
import { planTitle, sourceName } from './source-name';
import { defaultTerms, type Terms } from './terms';

interface ComparisonProps {
  plan: FundingPlan;
  /** Sources to compare; the plan's own is omitted. */
  sources: readonly AdapterName[];
  onChoose(terms: PlanTerms): void;
  /** Whether the plan is a default one: the visitor has simulated nothing. */
  isDefault?: boolean;
  /** Whether the surrounding view has a heading for it. */
  untitled?: boolean;
  /** The other parameters of the simulation. */
  options?: Pick<SimulationInput, 'partIds' | 'colorCode' | 'planType' | 'offerId'>;
}

/** term: the source has no such number of installments; none: not with this down payment. */
type Found = { terms: Terms; figures: SimulationFigures } | { none: 'term' | 'terms' };

/** Returns a source's plan for the same down payment and number of installments, with its default final installment. */
async function planOf(
  source: AdapterName,
  plan: FundingPlan,
  options: ComparisonProps['options'],
  signal: AbortSignal,
): Promise<Found> {
  const { mvs, year, price, entrancePercent, numberOfInstallments } = plan;
  const range = await rangeFor(source, plan);
  if (!range.installmentsAvailable.includes(numberOfInstallments)) return { none: 'term' };
  const terms: Terms = { ...defaultTerms(range), entrancePercent, numberOfInstallments };
  try {
    const figures = await simulateBy(source, { mvs, year, price, ...options, ...terms }, { signal });
    return { terms, figures };
  } catch (error) {
    const { problem, errors } = problemOf(error, source);
    if (problem === 'failed') throw error;
    return { none: errors.numberOfInstallments || error instanceof RangeError ? 'term' : 'terms' };
  }
}

/** The plans of other sources for the same down payment and number of installments. */
export function Comparison({ plan, sources, isDefault, untitled, options, onChoose }: ComparisonProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const container = useRef<HTMLDivElement>(null);
  useStyles(css);
  useStyles(figuresCss);
  /** For a button that the action removes: the focus stays among the plans. */
  const runKeepingFocus = (action: () => void) => {
    container.current?.focus({ preventScroll: true });
    action();
  };
  const others = sources.filter((source) => source !== plan.source);
  if (others.length === 0) return null;
  const downPayment = formatCurrency(plan.figures.entranceValue, language);
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a set of fields
    <div
      className="comparison"
      part="comparison"
      role="group"
      aria-label={messages.compare}
      tabIndex={-1}
      ref={container}
    >
      {!untitled && <h3>{messages.compare}</h3>}
      <p className="muted">
        <Spoken>
          {fillMessage(messages.compareHint, { downPayment, count: plan.numberOfInstallments })}
        </Spoken>
      </p>
      <ul className="plans">
        <li className="plan mine" part="plan">
          <PlanFigures
            source={plan.source}
            price={plan.price}
            ownLabel={isDefault ? messages.usual : messages.yours}
            terms={plan}
            figures={plan.figures}
          />
          {/* A default plan can be chosen like the others. */}
          {isDefault && (
            <Button kind="plain" onClick={() => runKeepingFocus(() => onChoose(plan))}>
              {messages.choose}
              <span className="sr"> {sourceName(plan.source, language)}</span>
            </Button>
          )}
        </li>
        {others.map((source) => (
          <li className="plan" part="plan" key={source}>
            <Other
              source={source}
              plan={plan}
              options={options}
              onChoose={(terms) => runKeepingFocus(() => onChoose(terms))}
              runKeepingFocus={runKeepingFocus}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type OtherProps = Omit<ComparisonProps, 'sources' | 'untitled'> & {
  source: AdapterName;
  runKeepingFocus(action: () => void): void;
};

function Other({ source, plan, options, onChoose, runKeepingFocus }: OtherProps) {
  const { language, signal } = useHost();
  const messages = useMessages(texts);
  const { mvs, year, price, entrancePercent, numberOfInstallments } = plan;
  const question = JSON.stringify([mvs, year, price, entrancePercent, numberOfInstallments, options]);
  const { value, failed, retry } = useQuery(() => planOf(source, plan, options, signal), question);
  const name = sourceName(source, language);
  const title = planTitle(source, language);
  if (failed) {
    return (
      <>
        <h4>{title}</h4>
        <p role="alert">{messages.notLoaded}</p>
        <Button kind="plain" onClick={() => runKeepingFocus(retry)}>
          {messages.retry}
          <span className="sr"> {name}</span>
        </Button>
      </>
    );
  }
  if (!value) {
    return (
      <div className="plan-wait" aria-busy="true">
        <h4>{title}</h4>
        <span className="plan-to-come" aria-hidden="true" />
      </div>
    );
  }
  if ('none' in value) {
    return (
      <>
        <h4>{title}</h4>
        <p>{value.none === 'term' ? messages.unavailable : messages.none}</p>
      </>
    );
  }
  return (
    <>
      <PlanFigures source={source} price={price} terms={value.terms} figures={value.figures} />
      <Button kind="plain" onClick={() => onChoose({ source, ...value.terms })}>
        {messages.choose}
        <span className="sr"> {name}</span>
      </Button>
    </>
  );
}

interface PlanFiguresProps {
  source: AdapterName;
  /** Of the car, in the market's currency. */
  price: number;
  terms: Terms;
  figures: SimulationFigures;
  /** Label of the visitor's own plan. */
  ownLabel?: string;
}

function PlanFigures({ source, price, terms, figures, ownLabel }: PlanFiguresProps) {
  const { language } = useHost();
  const { numberOfInstallments } = terms;
  const { installmentsValue, finalInstallmentValue, legalText } = figures;
  return (
    <>
      <h4>
        {ownLabel && <small>{ownLabel} </small>}
        {planTitle(source, language)}
      </h4>
      <p className="plan-installment">
        <Installment count={numberOfInstallments} value={installmentsValue} final={finalInstallmentValue} />
      </p>
      <PlanRows plan={{ ...figures, price, numberOfInstallments }} />
      <Conditions text={legalText} installment={installmentsValue} of={sourceName(source, language)} />
    </>
  );
}
