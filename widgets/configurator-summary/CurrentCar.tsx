import { useEffect, useRef, useState } from 'react';
import type { shownCar } from '#features/car/current/shown-car';
import { safeUrl } from '#page/core/safe-url';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { failureMessages } from '#ui/core/failure-messages';
import { useHost, useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import type { ConfiguratorSummaryProps } from './attributes';
import { texts } from './messages';
import { Placeholder } from './Placeholder';

/** Rows, prices, sharing: loads beside the car, as a page without one does not need it. */
const carView = deferred(() => import('./deferred/CarView'));

interface CurrentCarProps {
  /** The page's current car, which loads after the first view. */
  shown: typeof shownCar;
  props: ConfiguratorSummaryProps;
}

/** Shows the page's current car, or why there is none. */
export function CurrentCar({ shown, props }: CurrentCarProps) {
  const { $car, hasConfigurator, restoreCar, retryLoadCar, useStoreAfterPaint } = shown;
  const { element } = useHost();
  const messages = useMessages(texts);
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
  }, [entered, element, restoreCar]);

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
        <DeferredView of={view} placeholder={<Placeholder text={messages.loading} busy />}>
          {({ CarView }) => <CarView {...props} car={car} linkText={messages.continueToConfigurator} />}
        </DeferredView>
      );
    }
    if (car.status === 'loading' || !entered) return <Placeholder text={messages.loading} busy />;
    if (car.status === 'empty')
      return <Placeholder text={messages.empty}>{toConfigurator(messages.begin)}</Placeholder>;
    if (car.problem === 'missing') {
      return (
        <Placeholder text={messages.gone} alert>
          {toConfigurator(messages.other)}
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
