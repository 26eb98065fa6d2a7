import { parseUrl } from '#domain/address/parse-url';
import { baseAddress } from '../address/base-address';
import { authoredAddress } from '../core/authored';
import { isAllowedHost } from './allowed-hosts';
import { metaText } from './meta-text';

/** Returns the address of an Amazon service in the region that the page names. */
function amazonBase(service: string): string | undefined {
  const region = metaText('aws-region');
  // The region becomes a part of the host.
  return region && /^[\w-]+$/.test(region) ? `https://${service}.geo.${region}.amazonaws.com` : undefined;
}

/** A host of this machine, which a page with https may call without it. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Returns the address of a service: its own tag, else the template with {service} filled in, without a trailing slash.
 * Relative addresses are resolved against the page. Undefined if the page has neither, if it is not
 * http(s), or if the page does not allow its host (allowed-hosts.ts).
 */
export function serviceBase(service: string): string | undefined {
  const text =
    metaText(`service:${service}`) ??
    // Services of another company do not use the template.
    (service.startsWith('aws-')
      ? amazonBase(service.slice(4))
      : metaText('services')?.replace('{service}', service));
  const url = text ? parseUrl(authoredAddress(text), baseAddress()) : null;
  if (!url) return undefined;
  // Browsers refuse such a call of a page with https.
  if (location.protocol === 'https:' && url.protocol === 'http:' && !LOOPBACK.test(url.hostname))
    url.protocol = 'https:';
  // fetch rejects addresses with credentials, which relative addresses inherit from the page's.
  url.username = '';
  url.password = '';
  return /^https?:$/.test(url.protocol) && isAllowedHost(url) ? url.href.replace(/\/{1,20}$/, '') : undefined;
}

/** Returns the tags that define this service's address, for messages to the author. */
export const serviceTags = (service: string): string =>
  `<meta name="vitrine:service:${service}" content="https://..."> or <meta name="vitrine:services" content="https://host/{service}">`;
