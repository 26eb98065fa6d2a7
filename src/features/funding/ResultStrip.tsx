import { useEffect, useRef, useState } from 'react';
import type { FundingPlan } from './funding-plan';
import { Installment } from './Installment';

/** Height in px of the amounts that must be in sight before the strip goes. */
const IN_SIGHT = 110;

interface ResultStripProps {
  plan?: FundingPlan;
  /** Whether the plan is that of earlier terms. */
  stale: boolean;
}

/**
 * The installments at the lower edge of a narrow screen, while the sliders are in sight and the amounts below them are
 * not. Takes no space. Screen readers hear the result instead.
 */
export function ResultStrip({ plan, stale }: ResultStripProps) {
  const own = useRef<HTMLDivElement>(null);
  const [shown, show] = useState(false);
  useEffect(() => {
    const figures = own.current?.closest('.simulator')?.querySelector('.figures');
    if (!figures || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => show(entries.at(-1)?.isIntersecting === false), {
      rootMargin: `0px 0px -${IN_SIGHT}px 0px`,
    });
    observer.observe(figures);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="result-strip" aria-hidden="true" ref={own}>
      {plan && shown && (
        <p className={stale ? 'stale' : undefined}>
          <Installment
            count={plan.numberOfInstallments}
            value={plan.figures.installmentsValue}
            final={plan.figures.finalInstallmentValue}
          />
        </p>
      )}
    </div>
  );
}
