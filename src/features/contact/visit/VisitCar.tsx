import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useDeferred } from '#ui/core/use-deferred';
import type { CarSource } from '../page-car';
import { loadVisit, useMaybeVisitCar } from './presence';

const deferredParts = deferred(loadVisit);

/**
 * The car and the dealer that the visitor comes with from another page, for a form that sends them; says which car goes
 * along. Its code loads only for visitors who have chosen a car.
 */
export function VisitCar({ source = {}, isSilent = false }: { source?: CarSource; isSilent?: boolean }) {
  const mayCome = useMaybeVisitCar();
  const loading = useDeferred(deferredParts, mayCome);
  if (!mayCome) return null;
  return (
    <DeferredView of={loading} placeholder={null}>
      {({ VisitNote }) => <VisitNote source={source} isSilent={isSilent} />}
    </DeferredView>
  );
}
