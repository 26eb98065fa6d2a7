import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { useDeferredWhenIdle } from '#ui/core/use-deferred';
import type { VersionComparatorProps } from './attributes';
import { ComparisonSkeleton } from './ComparisonSkeleton';
import { texts } from './messages';
import css from './version-comparator.css?inline';

export const styles = css;

/** Stores, services and the table, which the first view does not need. */
const deferredModule = deferred(() => import('./deferred/Comparison'));

export default function VersionComparator({ heading, ...written }: VersionComparatorProps) {
  const messages = useMessages(texts);
  const loading = useDeferredWhenIdle(deferredModule);
  return (
    <div className="panel">
      <h2>{heading || messages.heading}</h2>
      <DeferredView of={loading} placeholder={<ComparisonSkeleton />}>
        {({ Comparison }) => <Comparison {...written} />}
      </DeferredView>
    </div>
  );
}
