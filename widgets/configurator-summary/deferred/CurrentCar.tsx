import { useEffect, useRef, useState } from 'react';
import { CAR_PARAMETER, carText } from '../../../src/domain/car/link';
import { currentCodes } from '../../../src/features/car/choices/open-car';
import { retryLoadCar } from '../../../src/features/car/current/load-car';
import { restoreCar } from '../../../src/features/car/current/restore-car';
import { CompactSummary } from '../../../src/features/car/summary/CompactSummary';
import { Resume } from '../../../src/features/car/summary/FullSummary';
import { LostNote } from '../../../src/features/car/summary/LostNote';
import { safeUrl } from '../../../src/page/core/safe-url';
import { $car } from '../../../src/stores/current-car';
import { failureMessages } from '../../../src/ui/core/failure-messages';
import { useHost, useMessages } from '../../../src/ui/core/host-context';
import { useStoreAfterPaint } from '../../../src/ui/hooks/use-store-selector';
import type { ConfiguratorSummaryProps } from '../attributes';
import { messages } from '../messages';
import { Placeholder } from '../Placeholder';

/** Whether the page has a configurator, which then opens the page's car itself. */
const hasConfigurator = () => document.querySelector('vt-configurator') !== null;

/**
 * Returns the address of the configurator's page with the current car in it: another origin cannot read this one's
 * storage, and a car from a link is not stored. On this very page the address stays as it is.
 */
function withCar(link: string): string {
  const codes = currentCodes();
  const url = new URL(link);
  if (!codes || url.origin + url.pathname === location.origin + location.pathname) return link;
  url.searchParams.set(CAR_PARAMETER, carText(codes));
  // As in a shared link: a query may contain the unescaped character.
  return url.href.replaceAll('%7E', '~');
}

/** Shows the page's current car, or why there is none. */
export function CurrentCar({ view, link, hideShare }: ConfiguratorSummaryProps) {
  const { element } = useHost();
  const w = useMessages(messages);
  const failure = useMessages(failureMessages);
  const car = useStoreAfterPaint($car);
  const container = useRef<HTMLDivElement>(null);
  const [entered, setEntered] = useState(hasConfigurator);
  useEffect(() => {
    if (entered) return;
    let mounted = true;
    restoreCar({}, element).finally(() => mounted && setEntered(true));
    return () => {
      mounted = false;
    };
  }, [entered, element]);

  const page = safeUrl(link);
  const toConfigurator = (text: string, plain = false) =>
    page && (
      <a className={plain ? 'button plain' : 'button'} part="button" href={plain ? withCar(page) : page}>
        {text}
      </a>
    );
  const retry = () => {
    // The retry button disappears while loading: keep the focus here.
    container.current?.focus();
    retryLoadCar(element);
  };

  const content = () => {
    if (car.mvs && view === 'compact')
      return <CompactSummary action={toConfigurator(w.continueToConfigurator, true)} />;
    if (car.mvs) {
      return (
        <>
          <Resume hideShare={hideShare} hideGarage={hasConfigurator()} />
          {page && <p className="go-on">{toConfigurator(w.continueToConfigurator, true)}</p>}
        </>
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
      {view === 'full' && !hasConfigurator() && <LostNote lost={car.lost} />}
      {content()}
    </div>
  );
}
