import { metaText } from './meta-text';

/** Address of a service that is another company's, in the region the page names: the template is not for it. */
const elsewhere = (service: string): string | undefined =>
  service.startsWith('aws-')
    ? `https://${service.slice(4)}.geo.${metaText('aws-region')}.amazonaws.com`
    : undefined;

/**
 * Address of a service: its own tag, else the template with {service} filled in, without a slash at the end.
 * Relative addresses count from the page. Undefined where the page configures neither, or nothing that is http(s).
 */
export function serviceBase(service: string): string | undefined {
  const text =
    metaText(`service:${service}`) ??
    elsewhere(service) ??
    metaText('services')?.replace('{service}', service);
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
