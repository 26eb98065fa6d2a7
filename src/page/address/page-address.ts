import { pageQuery } from '#domain/address/page-query';
import { parseUrl } from '#domain/address/parse-url';
import { writtenList } from '#domain/text/written-list';
import { pageDocument } from '../core/native';
import { metaText } from '../settings/meta-text';

/** The query of the page's canonical address, if that is of this site. */
function canonicalQuery(): string {
  const link = pageDocument.querySelector<HTMLLinkElement>('link[rel~="canonical"][href]');
  const url = link && parseUrl(link.href);
  return url && url.origin === location.origin ? url.search : '';
}

/** The part of an address's query that chooses a page of this site. */
const routeOf = (search: string): string =>
  pageQuery(search, canonicalQuery(), writtenList(metaText('page-parameters') ?? ''));

/**
 * Returns the address of this page to give away, in links, QR codes and e-mails: with the parameters that choose the page
 * where a query does so, without those that describe the visit or the visitor, and without a fragment.
 */
export function pageAddress(): URL {
  const url = new URL(location.href);
  url.username = '';
  url.password = '';
  url.search = routeOf(url.search);
  url.hash = '';
  return url;
}

/** The parameters that choose a page, in one order. */
const sorted = (query: string): string => query.split('&').sort().join('&');

/** Whether an address leads to this page, with whatever further parameters. */
export function isThisPage({ origin, pathname, search }: URL): boolean {
  return (
    origin === location.origin &&
    pathname === location.pathname &&
    sorted(routeOf(search)) === sorted(routeOf(location.search))
  );
}
