import type { AdapterName } from '#domain/financing/adapter';
import { deferred } from '#ui/core/deferred';
import { useHost } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { DeferredPart } from '#ui/DeferredPart';
import { beginAtHeading } from '#ui/parts/begin-at-heading';
import { useFlowPage } from '../shell/flow-context';
import { NoCar } from './CarLine';

/** Loads only where the page has no car: the models, their versions and what each is a month. */
const deferredChoice = deferred(() =>
  Promise.all([import('#features/funding/cars/FirstCar'), import('#features/car/current/load-car')]),
);

/** The choice of a car where the page has none, by its installments from a source; it becomes the page's. */
export function CarToChoose({ source }: { source: AdapterName }) {
  const { element } = useHost();
  const { messages, found, heading } = useFlowPage();
  const isMissing = !found.isLoading && !found.unpriced;
  const choice = useDeferred(deferredChoice, isMissing);
  if (!isMissing) return <NoCar />;
  return (
    <DeferredPart of={choice} label={messages.loading}>
      {([{ FirstCar }, { loadVersion }]) => (
        <FirstCar
          title={messages.noCar}
          source={source}
          plan={null}
          onFocusLost={() => heading.current && beginAtHeading(heading.current)}
          onChoose={({ code, year }) => void loadVersion(code, year, element)}
        />
      )}
    </DeferredPart>
  );
}
