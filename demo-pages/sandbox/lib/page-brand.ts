import { BRANDS, type Brand } from '#domain/core/brands';

/**
 * The brand of the page that asks: as its header says, else by the folder of the page's address. Undefined if neither says. A
 * brand's accounts are its own: a service of the brand knows whose page it serves, whatever the call's parameters.
 */
export function pageBrand(headers: Headers): Brand | undefined {
  const [, , , ...folders] = (headers.get('referer') ?? '').split(/[?#]/)[0]?.split('/') ?? [];
  const named = [headers.get('x-brand'), ...folders.slice(0, 2)];
  return BRANDS.find((brand) => named.includes(brand));
}
