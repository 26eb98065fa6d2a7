import { writtenList } from '#domain/text/written-list';
import { metaText } from './meta-text';

/**
 * Whether code may come from a host, and calls with the visitor's session go to it: all may unless the page lists them in
 * `vitrine:allowed-hosts`, as `cdn.example *.brand.example localhost:8080`. The page's own host always may.
 */
export function isAllowedHost({ host, origin }: URL): boolean {
  const listed = metaText('allowed-hosts');
  if (!listed || origin === location.origin) return true;
  return writtenList(listed.toLowerCase()).some((each) =>
    each.startsWith('*.') ? host.endsWith(each.slice(1)) : host === each,
  );
}
