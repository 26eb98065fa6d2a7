/** Heights to hold free, from the widgets' definitions. Made by `npm run generate`. */
export const RESERVE: Record<string, readonly [phone: number, wider: number]> = {
  'dealer-finder': [640, 560],
  'go-back': [0, 0],
  'hub-menu': [0, 0],
  'lead-form': [960, 712],
  'location-selector': [360, 280],
  whatsapp: [300, 260],
};
