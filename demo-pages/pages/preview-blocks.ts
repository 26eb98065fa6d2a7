/** Small drawings of sections and widgets, 320 wide with a margin of 16, for the index's pictures. */

import { ACCOUNT_BLOCKS } from './preview-blocks-account';
import { KIND_BLOCKS } from './preview-blocks-kinds';
import { type Block, bar, box, button, car, columns, field, INK, LINE, pin, SOFT } from './preview-shapes';

export type { Colors } from './preview-shapes';

/** By section or by tag without its prefix. */
export const BLOCKS: Readonly<Record<string, Block>> = {
  ...KIND_BLOCKS,
  ...ACCOUNT_BLOCKS,
  hero: {
    height: 92,
    draw: (colors) =>
      `<rect width="320" height="92" fill="${colors.accent}" fill-opacity=".14"/>${bar(16, 20, 104, '#2a2c33', 7)}${bar(16, 32, 78, '#2a2c33', 7)}${bar(16, 47, 92)}${button(16, 62, 62, colors)}${car(142, 18, 168)}`,
  },
  trims: {
    height: 66,
    draw: ({ accent }) =>
      columns(
        3,
        (x, width) =>
          `${box(x, 0, width, 66)}${car(x + 8, 6, width - 16)}${bar(x + 8, 46, 40, accent)}${bar(x + 8, 55, width - 24, LINE)}`,
      ),
  },
  configurator: {
    height: 108,
    draw: (colors) =>
      `${box(16, 0, 176, 108, SOFT)}${car(24, 24, 160)}${[0, 1, 2, 3]
        .map(
          (n) =>
            box(200, n * 22, 104, 18, '#fff', n === 1 ? colors.accent : LINE) +
            bar(208, n * 22 + 7, 54 - n * 6) +
            bar(276, n * 22 + 7, 20, LINE),
        )
        .join('')}${button(200, 92, 104, colors)}`,
  },
  'configurator-summary': {
    height: 34,
    draw: ({ accent }) =>
      `${box(16, 0, 288, 34)}${car(22, 4, 68)}${bar(104, 10, 92, '#2a2c33')}${bar(104, 20, 60)}${bar(256, 14, 40, accent, 6)}`,
  },
  'installment-calculator': {
    height: 84,
    draw: (colors) =>
      `${box(16, 0, 172, 84)}${[12, 40]
        .map(
          (y) =>
            `${bar(26, y, 50)}<path d="M26 ${y + 15}h150" stroke="${LINE}" stroke-width="3"/><path d="M26 ${y + 15}h${y + 40}" stroke="${colors.accent}" stroke-width="3"/><circle cx="${y + 66}" cy="${y + 15}" r="5" fill="${colors.accent}"/>`,
        )
        .join(
          '',
        )}${box(196, 0, 108, 84, SOFT)}${bar(208, 14, 48)}${bar(208, 28, 80, '#2a2c33', 9)}${bar(208, 44, 60)}${button(208, 60, 84, colors)}`,
  },
  'funding-flow': {
    height: 92,
    draw: (colors) =>
      `<path d="M40 8h240" stroke="${LINE}" stroke-width="2"/>${[40, 120, 200, 280].map((x, n) => `<circle cx="${x}" cy="8" r="6" fill="${n === 0 ? colors.primary : '#fff'}" stroke="${n === 0 ? colors.primary : LINE}" stroke-width="2"/>`).join('')}${columns(3, (x, width) => `${box(x, 24, width, 68)}${bar(x + 8, 34, 44, '#2a2c33')}${bar(x + 8, 45, width - 22, LINE)}${bar(x + 8, 53, width - 34, LINE)}${button(x + 8, 70, width - 16, colors)}`)}`,
  },
  'version-comparator': {
    height: 112,
    draw: ({ accent }) =>
      columns(
        3,
        (x, width) =>
          `${box(x, 0, width, 112)}${car(x + 8, 6, width - 16)}${bar(x + 8, 46, 40, '#2a2c33')}${[60, 72, 84, 96].map((y, n) => bar(x + 8, y, width - 20 - n * 9, n === 2 ? accent : LINE)).join('')}`,
      ),
  },
  'dealer-finder': {
    height: 88,
    draw: ({ accent }) =>
      `${[0, 30, 60].map((y) => `${box(16, y, 132, 26)}${bar(24, y + 8, 70, '#2a2c33')}${bar(24, y + 16, 92, LINE)}`).join('')}${box(156, 0, 148, 86, SOFT)}<path d="M156 52c40-20 90 16 148-18M210 0c-8 34 22 50 10 86" stroke="#fff" stroke-width="7" fill="none"/>${pin(196, 40, accent)}${pin(252, 62, accent)}${pin(236, 30, INK)}`,
  },
  'lead-form': {
    height: 96,
    draw: (colors) =>
      `${box(16, 0, 288, 96)}${bar(28, 10, 96, '#2a2c33', 6)}${field(28, 24, 126)}${field(166, 24, 126)}${field(28, 50, 126)}${field(166, 50, 126)}${button(28, 77, 70, colors)}`,
  },
  'location-selector': {
    height: 52,
    draw: (colors) =>
      `${box(16, 0, 288, 52)}${bar(28, 9, 72, '#2a2c33', 5)}${field(28, 20, 176)}${button(216, 27, 76, colors)}`,
  },
  whatsapp: {
    height: 50,
    draw: (colors) =>
      `${box(16, 0, 288, 50)}${field(28, 10, 92)}${field(130, 10, 92)}${button(232, 17, 60, colors)}`,
  },
  'car-image': { height: 74, draw: () => `${box(16, 0, 288, 74, SOFT)}${car(76, 4, 168)}` },
  'qr-code': {
    height: 60,
    draw: () =>
      `<path d="M130 0h18v18h-18zM172 0h18v18h-18zM130 42h18v18h-18z" fill="none" stroke="#1c1c1f" stroke-width="5"/><path d="M156 6h6v8h-6zM156 24h8v6h-8zM172 28h6v6h-6zM184 40h6v6h-6zM164 46h8v8h-8zM178 54h10v6h-10zM136 28h10v6h-10z" fill="#1c1c1f"/>`,
  },
  'hub-menu': {
    height: 18,
    draw: (colors) =>
      `${button(16, 2, 48, colors)}${[80, 124, 168].map((x) => bar(x, 7, 34)).join('')}<path d="M16 18h288" stroke="${LINE}"/>`,
  },
  'embed-builder': {
    height: 168,
    draw: (colors) =>
      `${bar(16, 0, 120, '#2a2c33', 7)}${[18, 46, 74, 102].map((y) => field(16, y, 116)).join('')}${button(16, 134, 80, colors)}${box(144, 16, 160, 92, SOFT)}${car(164, 36, 120)}${box(144, 116, 160, 40, '#22242b')}${bar(152, 124, 90, '#8fd3b6', 3)}${bar(160, 133, 110, '#e6c07b', 3)}${bar(152, 142, 60, '#8fd3b6', 3)}`,
  },
  fifty: {
    height: 168,
    draw: (colors) =>
      [0, 58, 116]
        .map((y) =>
          columns(
            3,
            (x, width) =>
              box(x, y, width, 50) +
              field(x + 8, y + 8, width - 16) +
              button(x + 8, y + 33, width - 40, colors),
          ),
        )
        .join(''),
  },
  gallery: {
    height: 168,
    draw: (colors) =>
      columns(
        3,
        (x, width) =>
          `${box(x, 0, width, 50)}${field(x + 8, 12, width - 16)}${box(x, 58, width, 50, SOFT)}${button(x + 16, 76, width - 32, colors)}${box(x, 116, width, 50)}${bar(x + 8, 128, width - 30, colors.accent)}${bar(x + 8, 140, width - 20, LINE)}`,
      ),
  },
  /** A page without any of these. */
  text: {
    height: 60,
    draw: () =>
      `${bar(16, 4, 150, '#2a2c33', 8)}${[24, 34, 44].map((y, n) => bar(16, y, 260 - n * 40, LINE)).join('')}`,
  },
};
