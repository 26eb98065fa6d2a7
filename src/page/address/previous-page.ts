import { parseUrl } from '#domain/address/parse-url';
import { optionalGlobal, pageDocument } from '../core/native';
import { navigate } from '../navigate';
import { siteAddress } from './navigation';
import { isThisPage } from './page-address';

/** The part of the Navigation API that is used; engines have it since 2022 (Chromium) to 2026. */
interface NavigationHistory {
  currentEntry: { index: number } | null;
  /** Of this site and this tab, the earliest first. */
  entries?(): readonly { key: string; url: string | null }[];
  traverseTo(key: string): unknown;
}

const isOtherPage = (address: string | null): boolean => {
  const url = address && parseUrl(address);
  return !!url && !isThisPage(url);
};

/**
 * Returns to the page before this one (spec screens#navigation): sections, steps and dialogs of this page are no pages. The
 * browser's own entry is used where it names its entries, so that the page is as it was left; else its address is loaded.
 * @returns false if there was no such page of this site
 */
export function returnToPreviousPage(): boolean {
  const history = optionalGlobal<NavigationHistory>('navigation');
  const before = history?.entries?.call(history).slice(0, history.currentEntry?.index ?? 0) ?? [];
  const entry = before.reverse().find(({ url }) => isOtherPage(url));
  if (history && entry) {
    history.traverseTo(entry.key);
    return true;
  }
  const address = siteAddress(pageDocument.referrer);
  if (!address || !isOtherPage(address)) return false;
  navigate(address);
  return true;
}
