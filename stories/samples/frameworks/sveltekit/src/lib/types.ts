/** What must and must not type-check in a template, as Svelte's own types of elements say. */
import type { SvelteHTMLElements } from 'svelte/elements';

export const right: SvelteHTMLElements['vt-lead-form'] = {
  class: 'contact',
  persons: 'physical legal',
  'model-year': '2026',
  'onvt-lead-sent': ({ detail }) => console.log(detail.dealer),
};
// @ts-expect-error: no word of the option
export const word: SvelteHTMLElements['vt-qr-code'] = { value: 'a', level: 'z' };
// @ts-expect-error: no attribute of the tag
export const attribute: SvelteHTMLElements['vt-lead-form'] = { modelo: 'pulse' };
export const field: SvelteHTMLElements['vt-lead-form'] = {
  // @ts-expect-error: no field of the payload
  'onvt-lead-sent': ({ detail }) => console.log(detail.cpf),
};
