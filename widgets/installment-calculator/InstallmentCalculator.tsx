import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { useDeferredWhenIdle } from '#ui/core/use-deferred';
import type { InstallmentCalculatorProps } from './attributes';
import { CalculatorSkeleton } from './CalculatorSkeleton';
import css from './installment-calculator.css?inline';
import { texts } from './messages';

export const styles = css;

/** Stores, services and sliders, which the first view does not need. */
const deferredModule = deferred(() => import('./deferred/Calculator'));

export default function InstallmentCalculator({ heading, ...written }: InstallmentCalculatorProps) {
  const messages = useMessages(texts);
  const loading = useDeferredWhenIdle(deferredModule);
  return (
    <div className="panel">
      <h2>{heading || messages.heading}</h2>
      <DeferredView of={loading} placeholder={<CalculatorSkeleton />}>
        {({ Calculator }) => (
          // Another source or another car resets the visitor's changes.
          <Calculator key={`${written.source} ${written.mvs}`} {...written} />
        )}
      </DeferredView>
    </div>
  );
}
