// Made by `npm run generate` from the widgets' element.ts; do not edit.

/** Every widget's name and the height in px to hold free for it: [viewport up to 600 px, wider]. */
export const RESERVE: Record<string, readonly [phone: number, wider: number]> = {
  'dealer-finder': [720, 640],
  'go-back': [0, 0],
  'hub-menu': [0, 0],
  'lead-form': [960, 712],
  'location-selector': [328, 328],
  whatsapp: [368, 268],
};
