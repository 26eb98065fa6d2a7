// Made by `npm run generate` from the widgets' element.ts; do not edit.
import type { LoadCondition } from '../load-conditions';

/**
 * Every widget's name, the height in px to hold free for it (viewport up to 600 px, wider), and when it starts where
 * that is not near the viewport. A height of 0 is an element that is no island; a name with [attribute=value i] is the
 * same widget in another size.
 */
export const RESERVE: Record<string, readonly [phone: number, wider: number, load?: LoadCondition]> = {
  'dealer-finder': [724, 644],
  'go-back': [0, 0, 'eager'],
  'hub-menu': [0, 0, 'eager'],
  'lead-form': [1060, 712],
  'lead-form[persons=physical i]': [984, 632],
  'lead-form[persons^=legal i]': [1304, 848],
  'lead-form[persons=legal i]': [1204, 764],
  'location-selector': [332, 332],
  'location-selector[layout=modal i]': [48, 48],
  whatsapp: [340, 240],
};
