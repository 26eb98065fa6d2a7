import { carText } from '#domain/car/link';
import { CAR_PARAMETER } from '#domain/car/saved-car';
import { requestConfiguration } from '#features/car/current/configuration-request';
import { shadowRootOf } from '#page/core/native';
import { type SafeUrl, safeUrl } from '#page/core/safe-url';
import { findInPage } from '#page/open-roots';
import { changeUrl } from '#page/safe-addresses';
import type { KnownVersion } from './columns';

/** The page's configurator: the one that shows this widget in a dialog, else the first of the page. */
export function configuratorOf(element: Element): Element | null {
  const host = shadowRootOf(element)?.host;
  return host?.localName === 'vt-configurator' ? host : findInPage('vt-configurator');
}

/** Shows the page's car in the page's configurator, which takes the focus; without one nothing happens. */
export function showInConfigurator(element: Element): void {
  const configurator = configuratorOf(element);
  if (!configurator) return;
  // One far from the viewport loads when it comes near.
  configurator.scrollIntoView({ block: 'start' });
  requestConfiguration();
}

/** Returns the address that opens a version on the author's page with a configurator; null if that is no address. */
export function configureAddress(page: string, { code, year }: KnownVersion): SafeUrl | null {
  const address = safeUrl(page);
  if (!address) return null;
  const car = { mvsCode: code, ...(year && { year }), color: '', coating: '', parts: [], services: [] };
  return changeUrl(address, (url) => {
    url.searchParams.set(CAR_PARAMETER, carText(car));
    url.search = url.search.replaceAll('%7E', '~');
  });
}
