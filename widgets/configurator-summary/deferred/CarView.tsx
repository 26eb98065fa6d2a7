import { useEffect } from 'react';
import { carText } from '#domain/car/link';
import { CAR_PARAMETER } from '#domain/car/saved-car';
import type { CurrentCar } from '#features/car/car-store';
import { currentCodes } from '#features/car/current/current-codes';
import { hasConfigurator } from '#features/car/current/has-configurator';
import { CompactSummary } from '#features/car/summary/CompactSummary';
import { Resume } from '#features/car/summary/FullSummary';
import { LostNote } from '#features/car/summary/LostNote';
import { lookAtCar } from '#features/car/track-view';
import { isThisPage } from '#page/address/page-address';
import { type SafeUrl, safeUrl } from '#page/core/safe-url';
import { changeUrl } from '#page/safe-addresses';
import type { ConfiguratorSummaryProps } from '../attributes';

/**
 * Returns the address of the configurator's page with the current car in it: another origin cannot read this one's
 * storage, and a car from a link is not stored. On this very page the address stays as it is.
 */
function withCar(link: SafeUrl): SafeUrl {
  const codes = currentCodes();
  if (!codes || isThisPage(new URL(link))) return link;
  return changeUrl(link, (url) => {
    url.searchParams.set(CAR_PARAMETER, carText(codes));
    // As in a shared link: a query may contain the unescaped character.
    url.search = url.search.replaceAll('%7E', '~');
  });
}

interface CarViewProps extends ConfiguratorSummaryProps {
  car: CurrentCar;
  /** Text of the link to the configurator. */
  linkText: string;
}

/** The page's current car in one line or in full, with the link to its configurator. */
export function CarView({ car, view, link, linkText, hideShare }: CarViewProps) {
  useEffect(lookAtCar, []);
  const page = safeUrl(link);
  const toConfigurator = page && (
    <a className="button plain" part="button" href={withCar(page)}>
      {linkText}
    </a>
  );
  if (view === 'compact') return <CompactSummary action={toConfigurator} />;
  return (
    <>
      {!hasConfigurator() && <LostNote lost={car.lost} />}
      <Resume hideShare={hideShare} hideGarage={hasConfigurator()} />
      {page && <p className="go-on">{toConfigurator}</p>}
    </>
  );
}
