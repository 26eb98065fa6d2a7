import { DeferredFailure } from '../../src/ui/core/DeferredFailure';
import { deferred } from '../../src/ui/core/deferred';
import { useMessages } from '../../src/ui/core/host-context';
import { useDeferredOnUse } from '../../src/ui/core/use-deferred';
import type { VersionComparatorProps } from './attributes';
import { messages } from './messages';
import css from './version-comparator.css?inline';
import { Waiting } from './Waiting';

export const styles = css;

/** Stores, services and the table: not on the way to the first sight. */
const deferredModule = deferred(() => import('./deferred').then(({ comparatorModule }) => comparatorModule));

export default function VersionComparator({ heading, ...written }: VersionComparatorProps) {
  const w = useMessages(messages);
  const loading = useDeferredOnUse(deferredModule);
  const { module, failures } = loading;
  return (
    <div className="panel">
      <h2>{heading || w.heading}</h2>
      {module ? (
        <module.Comparison {...written} />
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
