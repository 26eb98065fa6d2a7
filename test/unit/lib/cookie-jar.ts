import { vi } from 'vitest';

/** Suffixes under which anybody registers a domain: browsers keep no cookie of them (publicsuffix.org). */
const PUBLIC_SUFFIXES = [
  'br',
  'com.br',
  'ar',
  'com.ar',
  'uk',
  'co.uk',
  'com',
  'example',
  'app',
  'vercel.app',
];

interface Kept {
  name: string;
  value: string;
  domain: string;
  hostOnly: boolean;
  path: string;
}

/** Replaces the page's cookies by a jar with a browser's rules for domains and paths (RFC 6265, 5.3 and 5.4). Returns what it keeps. */
export function cookieJar(): Kept[] {
  const jar: Kept[] = [];
  const isAddress = (host: string) => /^[\d.]+$|^\[/.test(host);
  const covers = (domain: string, host: string) =>
    host === domain || (!isAddress(host) && host.endsWith(`.${domain}`));
  const isWithin = ({ path }: Kept) =>
    location.pathname === path || location.pathname.startsWith(path.replace(/\/?$/, '/'));
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'get').mockImplementation(() =>
    jar
      .filter(({ domain, hostOnly }) =>
        hostOnly ? location.hostname === domain : covers(domain, location.hostname),
      )
      .filter(isWithin)
      .sort((one, other) => other.path.length - one.path.length)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; '),
  );
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'set').mockImplementation(
    (text: string) => {
      const [pair = '', ...rest] = text.split(/;\s*/);
      const [name = '', ...value] = pair.split('=');
      const attributes = new Map(
        rest.map((part): [string, string] => {
          const [key = '', ...more] = part.split('=');
          return [key.toLowerCase(), more.join('=')];
        }),
      );
      const host = location.hostname;
      const named = (attributes.get('domain') ?? '').replace(/^\./, '').toLowerCase();
      const isSuffix = PUBLIC_SUFFIXES.includes(named);
      if (named && (isSuffix ? named !== host : !covers(named, host))) return;
      if (attributes.has('secure') && location.protocol !== 'https:') return;
      const path = attributes.get('path')?.startsWith('/') ? (attributes.get('path') ?? '/') : '/';
      const isSecure = attributes.has('secure');
      if (name.startsWith('__Host-') && (named || path !== '/' || !isSecure)) return;
      const domain = named || host;
      const hostOnly = !named || isSuffix;
      const at = jar.findIndex(
        (each) =>
          each.name === name && each.domain === domain && each.hostOnly === hostOnly && each.path === path,
      );
      if (at >= 0) jar.splice(at, 1);
      const expires = Date.parse(attributes.get('expires') ?? '');
      if (!(expires < Date.now())) jar.push({ name, value: value.join('='), domain, hostOnly, path });
    },
  );
  return jar;
}
