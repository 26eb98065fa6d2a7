import { parseUrl } from '../address/parse-url';
import { outsideAddress } from '../text/outside-address';

/** Where a manual's file is: under the manual service's address, or at an address of its own. */
export type ManualFile = { path: string } | { address: string };

/** Returns a path with its segments decoded; null if one is no name of a file or folder. */
function decoded(path: string): string | null {
  try {
    const text = decodeURIComponent(path);
    return text.split('/').every((segment) => !/^\.{0,2}$/.test(segment)) ? text : null;
  } catch {
    return null;
  }
}

/**
 * Returns where the file is that a service names, relative to its own address; null for an address that must not be
 * opened: no https, a private host, credentials, a protocol that runs scripts. Only what lies under the service's own
 * address gets the visitor's token; an address with a query carries a right of its own (a signed one) and gets none.
 */
export function manualFileOf(fileUrl: string, service: string): ManualFile | null {
  const text = fileUrl.trim();
  const base = text ? parseUrl(`${service}/`) : null;
  const url = base && parseUrl(text, base);
  if (!url) return null;
  const { href, origin, pathname, search, username, password } = url;
  const isOwn = origin === base.origin && pathname.startsWith(base.pathname) && !username && !password;
  if (isOwn && !search) {
    const path = decoded(pathname.slice(base.pathname.length));
    return path === null ? null : { path };
  }
  const address = outsideAddress(href);
  return address ? { address } : null;
}

/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/;
const LONGEST_NAME = 80;

/** Returns the name of a downloaded manual: letters, digits and hyphens, which every file system accepts. */
export function manualFileName(title: string): string {
  const name = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-|-$/g, '');
  return `${DEVICE.test(name) ? `manual-${name}` : name || 'manual'}.pdf`;
}
