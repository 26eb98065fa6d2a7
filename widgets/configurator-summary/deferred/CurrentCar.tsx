import { useEffect, useRef, useState } from 'react';
import { hasConfigurator } from '../../../src/features/car/current/has-configurator';
import { retryLoadCar } from '../../../src/features/car/current/load-car';
import { restoreCar } from '../../../src/features/car/current/restore-car';
import { safeUrl } from '../../../src/page/core/safe-url';
import { $car } from '../../../src/stores/current-car';
import { DeferredView } from '../../../src/ui/core/DeferredView';
import { deferred } from '../../../src/ui/core/deferred';
import { failureMessages } from '../../../src/ui/core/failure-messages';
import { useHost, useMessages } from '../../../src/ui/core/host-context';
import { useDeferred } from '../../../src/ui/core/use-deferred';
import { useStoreAfterPaint } from '../../../src/ui/hooks/use-store-selector';
import type { ConfiguratorSummaryProps } from '../attributes';
import { messages } from '../messages';
import { Placeholder } from '../Placeholder';

/** Rows, prices, sharing: loads beside the car, as a page without one does not need it. */
const carView = deferred(() => import('./CarView'));

/** Shows the page's current car, or why there is none. */
export function CurrentCar(props: ConfiguratorSummaryProps) {
  const { element } = useHost();
  const w = useMessages(messages);
  const failure = useMessages(failureMessages);
  const car = useStoreAfterPaint($car);
  const container = useRef<HTMLDivElement>(null);
  const [entered, setEntered] = useState(hasConfigurator);
  const view = useDeferred(carView, car.status !== 'empty');
  useEffect(() => {
    if (entered) return;
    let mounted = true;
    restoreCar({}, element).finally(() => mounted && setEntered(true));
    return () => {
      mounted = false;
    };
  }, [entered, element]);

  const page = safeUrl(props.link);
  const toConfigurator = (text: string) =>
    page && (
      <a className="button" part="button" href={page}>
        {text}
      </a>
    );
  const retry = () => {
    // The retry button disappears while loading: keep the focus here.
    container.current?.focus();
    retryLoadCar(element);
  };

  const content = () => {
    if (car.mvs) {
      return (
        <DeferredView of={view} placeholder={<Placeholder text={w.loading} busy />}>
          {({ CarView }) => <CarView {...props} car={car} linkText={w.continueToConfigurator} />}
        </DeferredView>
      );
    }
    if (car.status === 'loading' || !entered) return <Placeholder text={w.loading} busy />;
    if (car.status === 'empty') return <Placeholder text={w.empty}>{toConfigurator(w.begin)}</Placeholder>;
    if (car.problem === 'missing') {
      return (
        <Placeholder text={w.gone} alert>
          {toConfigurator(w.other)}
        </Placeholder>
      );
    }
    return (
      <Placeholder text={failure.notLoaded} alert>
        <button className="button plain" part="button" type="button" onClick={retry}>
          {failure.retry}
        </button>
      </Placeholder>
    );
  };
  return (
    <div className="content" tabIndex={-1} ref={container} aria-busy={car.status === 'loading' || undefined}>
      {content()}
    </div>
  );
}
