import { metaText } from './meta-text';

/** Address of Amazon's service of that name in the region the page names. */
function amazonBase(service: string): string | undefined {
  const region = metaText('aws-region');
  // It becomes a part of the host.
  return region && /^[\w-]+$/.test(region) ? `https://${service}.geo.${region}.amazonaws.com` : undefined;
}

/**
 * Address of a service: its own tag, else the template with {service} filled in, without a slash at the end.
 * Relative addresses count from the page. Undefined where the page configures neither, or nothing that is http(s).
 */
export function serviceBase(service: string): string | undefined {
  const text =
    metaText(`service:${service}`) ??
    // Another company's: the template is not for it.
    (service.startsWith('aws-')
      ? amazonBase(service.slice(4))
      : metaText('services')?.replace('{service}', service));
  if (!text || !URL.canParse(text, document.baseURI)) return undefined;
  const url = new URL(text, document.baseURI);
  // The browser asks no address with a name and a password in it, which relative ones take over from the page's.
  url.username = '';
  url.password = '';
  return /^https?:$/.test(url.protocol) ? url.href.replace(/\/+$/, '') : undefined;
}

/** The tags a page would write for this service, for messages to its author. */
export const serviceTags = (service: string): string =>
  `<meta name="vitrine:service:${service}" content="https://..."> or <meta name="vitrine:services" content="https://host/{service}">`;
