import { type ReactNode, useRef } from 'react';
import { sentences } from '#domain/text/sentences';
import { useHost, useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { LegalText } from './Conditions';
import css from './figures.css?inline';
import type { FundingPlan } from './funding-plan';
import { Installment } from './Installment';
import { texts as figureTexts } from './messages';
import { PlanRows } from './PlanRows';
import { planTitle } from './source-name';
import type { Simulation } from './use-simulation';

interface FiguresProps {
  simulation: Simulation;
  action?: ReactNode;
}

/** The result of a simulation, or why there is none. The last result stays until the next has loaded. */
export function Figures({ simulation: { result, busy, problem, messages, retry }, action }: FiguresProps) {
  const texts = useMessages(figureTexts);
  const container = useRef<HTMLElement>(null);
  useStyles(css);
  const retryHere = () => {
    // The retry button disappears while loading: keep the focus here.
    container.current?.focus({ preventScroll: true });
    retry();
  };
  return (
    <section
      className="figures"
      part="figures"
      aria-label={texts.figures}
      aria-busy={busy}
      tabIndex={-1}
      ref={container}
    >
      {problem === 'refused' && messages.length > 0 && <p role="alert">{sentences(...messages)}</p>}
      {problem && (problem !== 'refused' || !result) ? (
        <div className="figures-problem" role={problem === 'failed' ? 'alert' : 'status'}>
          <p className="figures-title">{problem === 'failed' ? texts.failed : texts.none}</p>
          {problem !== 'failed' && <p className="muted">{sentences(...messages) || texts.noneHint}</p>}
        </div>
      ) : result ? (
        <Result plan={result} stale={busy || problem === 'refused'} />
      ) : (
        <>
          <p className="sr">{texts.loading}</p>
          <span className="figures-to-come" aria-hidden="true" />
        </>
      )}
      {problem === 'failed' ? (
        <Button kind="plain" onClick={retryHere}>
          {texts.retry}
        </Button>
      ) : (
        action
      )}
      <p className="legal" part="legal">
        {!problem && result && (
          <LegalText text={result.figures.legalText} installment={result.figures.installmentsValue} />
        )}
      </p>
    </section>
  );
}

function Result({ plan, stale }: { plan: FundingPlan; stale: boolean }) {
  const { language } = useHost();
  const { figures, numberOfInstallments, price, source } = plan;
  return (
    <div className={stale ? 'result stale' : 'result'}>
      <p className="installment" part="installment">
        <small>{planTitle(source, language)}</small>
        <Installment
          count={numberOfInstallments}
          value={figures.installmentsValue}
          final={figures.finalInstallmentValue}
        />
      </p>
      <PlanRows withDownPayment plan={{ ...figures, price, numberOfInstallments }} />
    </div>
  );
}
