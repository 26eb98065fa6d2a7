import type { SafeUrl } from '../core/safe-url';
import { changeUrl } from '../safe-addresses';
import { writeAddress } from './write-address';

/** The query parameter with the open section of vt-account. */
export const SECTION_PARAMETER = 'vt-section';
/** The query parameter with what vt-garage opens at once. */
const GARAGE_PARAMETER = 'vt-garage';
const ADD = 'add';

/** Returns the address of a page with vt-account or vt-garage that opens the form of another car; null for none. */
export function addCarAddress(page: SafeUrl | null): SafeUrl | null {
  return (
    page &&
    changeUrl(page, ({ searchParams }) => {
      searchParams.set(SECTION_PARAMETER, 'garage');
      searchParams.set(GARAGE_PARAMETER, ADD);
    })
  );
}

/** Returns whether this page's address asks for that form, once: a reload does not open it again. */
export function takeAddCar(): boolean {
  const url = new URL(location.href);
  if (url.searchParams.get(GARAGE_PARAMETER) !== ADD) return false;
  url.searchParams.delete(GARAGE_PARAMETER);
  writeAddress(url);
  return true;
}
