import {
  load,
  TAGS,
  type VitrineTag,
  type VitrineTagAttributes,
  type VitrineTagEvents,
  whenReady,
} from 'vitrine';

export const tag: VitrineTag = TAGS[0];
// @ts-expect-error: no tag of the library
export const unknownTag: VitrineTag = 'vt-nothing';

const form = document.querySelector('vt-lead-form');
form?.addEventListener('vt-lead-sent', ({ detail }) => {
  const dealer: string | null = detail.dealer;
  // @ts-expect-error: no field of the payload
  detail.cpf;
  return dealer;
});
document.addEventListener('vt-version-selected', ({ detail: { mvsCode, year } }) => {
  // @ts-expect-error: may be null
  const next: number = year + 1;
  return [mvsCode, next];
});
// @ts-expect-error: another payload
window.addEventListener('vt-lead-failed', (event: CustomEvent<{ reason: number }>) => event);

export const attributes: VitrineTagAttributes['vt-configurator-summary'] = {
  view: 'full',
  'hide-share': true,
};
// @ts-expect-error: no word of the option
export const otherView: VitrineTagAttributes['vt-configurator-summary'] = { view: 'wide' };
// @ts-expect-error: the element fires no such event
export type Event = VitrineTagEvents['vt-qr-code']['vt-lead-sent'];

export const ready: Promise<HTMLElement> = whenReady('vt-qr-code', { signal: AbortSignal.timeout(1000) });
// @ts-expect-error: without the address of the files
load({ brand: 'fiat' });
// @ts-expect-error: no brand of the library
load({ base: '/', brand: 'tesla' });
load({ base: '/', serviceAddresses: { car: 'https://car.example' }, cacheTtl: 1000 });
// @ts-expect-error: no service
load({ base: '/', serviceAddresses: { cart: 'https://cart.example' } });
