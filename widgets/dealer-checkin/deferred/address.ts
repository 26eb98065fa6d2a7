import { pageAddress } from '#page/address/page-address';
import { safeUrl } from '#page/core/safe-url';

/** Parameter of the QR code's address with the dealer's code; ours. */
const PARAMETER = 'checkin';

/** The service takes no longer codes; ours. */
const CODE = /^[\w-]{1,40}$/;

/** Returns a typed or scanned code without spaces; empty if it cannot be one. */
export const codeOf = (text: string): string => {
  const code = text.replace(/\s/g, '');
  return CODE.test(code) ? code : '';
};

/** Returns the dealer's code in the page's address; empty if there is none. */
export const codeInAddress = (): string => codeOf(new URLSearchParams(location.search).get(PARAMETER) ?? '');

/** Returns the address in a dealer's QR code. page: the author's; this page if empty. */
export function checkinAddress(page: string, code: string): string {
  const url = new URL(safeUrl(page) ?? pageAddress());
  url.searchParams.set(PARAMETER, code);
  return url.href;
}
