/** Heights to hold free, from the widgets' definitions. Made by `npm run generate`. */
export const RESERVE: Record<string, readonly [phone: number, wider: number] | null> = {
  'vt-dealer-finder': [640, 560],
  'vt-go-back': null,
  'vt-hub-menu': null,
  'vt-lead-form': [960, 712],
  'vt-location-selector': [360, 280],
  'vt-whatsapp': [300, 260],
};
