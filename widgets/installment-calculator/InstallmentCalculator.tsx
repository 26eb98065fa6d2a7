import { DeferredFailure } from '../../src/ui/core/DeferredFailure';
import { deferred } from '../../src/ui/core/deferred';
import { useMessages } from '../../src/ui/core/host-context';
import { useDeferredOnUse } from '../../src/ui/core/use-deferred';
import type { InstallmentCalculatorProps } from './attributes';
import css from './installment-calculator.css?inline';
import { messages } from './messages';
import { Waiting } from './Waiting';

export const styles = css;

/** Stores, services, sliders: not on the way to the first sight. */
const deferredModule = deferred(() => import('./deferred').then(({ calculatorModule }) => calculatorModule));

export default function InstallmentCalculator({ heading, ...written }: InstallmentCalculatorProps) {
  const w = useMessages(messages);
  const loading = useDeferredOnUse(deferredModule);
  const { module, failures } = loading;
  return (
    <div className="panel">
      <h2>{heading || w.heading}</h2>
      {module ? (
        // Another source or another car of the author's begins anew.
        <module.Calculator key={`${written.source} ${written.mvs}`} {...written} />
      ) : failures ? (
        <div className="unavailable">
          <DeferredFailure text={w.unavailable} retry={w.retry} of={loading} />
        </div>
      ) : (
        <Waiting />
      )}
    </div>
  );
}
