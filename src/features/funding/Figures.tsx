import { type ReactNode, useRef } from 'react';
import { formatCurrency } from '../../domain/currency';
import { sentences } from '../../domain/sentences';
import { fillMessage, useHost, useMessages } from '../../ui/core/host-context';
import { useStyles } from '../../ui/hooks/use-styles';
import { Button } from '../../ui/parts/Button';
import css from './figures.css?inline';
import type { FundingPlan } from './funding-plan';
import { messages as figureMessages } from './messages';
import { sourceName } from './source-name';
import type { Simulation } from './use-simulation';

interface FiguresProps {
  simulation: Simulation;
  action?: ReactNode;
}

/** The result of a simulation, or why there is none. The last result stays until the next has loaded. */
export function Figures({ simulation: { result, busy, problem, messages, retry }, action }: FiguresProps) {
  const w = useMessages(figureMessages);
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
      aria-label={w.figures}
      aria-busy={busy}
      tabIndex={-1}
      ref={container}
    >
      {problem === 'refused' && messages.length > 0 && <p role="alert">{sentences(...messages)}</p>}
      {problem && (problem !== 'refused' || !result) ? (
        <div className="figures-problem" role={problem === 'failed' ? 'alert' : 'status'}>
          <p className="figures-title">{problem === 'failed' ? w.failed : w.none}</p>
          {problem !== 'failed' && <p className="muted">{sentences(...messages) || w.noneHint}</p>}
        </div>
      ) : result ? (
        <Result plan={result} stale={busy || problem === 'refused'} />
      ) : (
        <>
          <p className="sr">{w.loading}</p>
          <span className="figures-to-come" aria-hidden="true" />
        </>
      )}
      {problem === 'failed' ? (
        <Button kind="plain" onClick={retryHere}>
          {w.retry}
        </Button>
      ) : (
        action
      )}
      <p className="legal" part="legal">
        {!problem && result?.figures.legalText}
      </p>
    </section>
  );
}

function Result({ plan, stale }: { plan: FundingPlan; stale: boolean }) {
  const { language } = useHost();
  const w = useMessages(figureMessages);
  const money = (value: number) => formatCurrency(value, language);
  const { figures, numberOfInstallments: count, source } = plan;
  const rows = [
    [w.rowDownPayment, figures.entranceValue],
    [w.rowFinanced, figures.totalInstallments],
    ...(figures.finalInstallmentValue > 0 ? [[w.rowFinal, figures.finalInstallmentValue]] : []),
  ] as [string, number][];
  return (
    <div className={stale ? 'result stale' : 'result'}>
      <p className="installment" part="installment">
        <small>{sourceName(source, language)}</small>
        <span>{fillMessage(w.of, { count })} </span>
        <b>{money(figures.installmentsValue)}</b>
      </p>
      <dl className="amounts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{money(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
