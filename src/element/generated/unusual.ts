// Made by `npm run generate` from the widgets' element.ts; do not edit.
import type { LoadCondition } from '../load-conditions';

/**
 * The widgets of which the loader has to know something: 1 for a Lit element, which needs no runtime, 0 for an island;
 * its load condition, if not visible; 0 if it reserves no height. All others are islands that load when they are near
 * the viewport.
 */
export const UNUSUAL: Record<string, readonly [lit: 0 | 1, load?: LoadCondition, height?: 0]> = {
  'car-image': [1],
  'go-back': [1, 'eager', 0],
  'hub-menu': [1, 'eager', 0],
  login: [0, 'eager'],
  'qr-code': [1],
};
