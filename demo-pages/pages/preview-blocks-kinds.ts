import { type Block, bar, box, button, car, columns, field, INK, LINE, pin, SOFT } from './preview-shapes';

const DARK = '#2a2c33';
const rows = (tops: readonly number[], draw: (y: number, n: number) => string) => tops.map(draw).join('');

/** Kinds of widgets that many tags share. */
const KINDS = {
  form: {
    height: 150,
    draw: (colors) =>
      `${box(16, 0, 288, 150)}${bar(28, 12, 120, DARK, 7)}${rows([30, 60, 90], (y) => field(28, y, 126) + field(166, y, 126))}${button(28, 124, 90, colors)}`,
  },
  'sign-in': {
    height: 150,
    draw: (colors) =>
      `${box(70, 0, 180, 150)}${bar(86, 14, 90, DARK, 7)}${field(86, 36, 148)}${field(86, 70, 148)}${button(86, 106, 148, colors)}${bar(116, 132, 88, colors.accent, 3)}`,
  },
  wizard: {
    height: 150,
    draw: (colors) =>
      `<path d="M40 8h240" stroke="${LINE}" stroke-width="3"/>${[40, 120, 200, 280].map((x, n) => `<circle cx="${x}" cy="8" r="8" fill="${n < 2 ? colors.primary : '#fff'}" stroke="${n < 2 ? colors.primary : LINE}" stroke-width="2"/>`).join('')}${box(16, 30, 288, 116)}${bar(28, 42, 110, DARK, 7)}${field(28, 60, 264)}${field(28, 90, 264)}${button(212, 122, 80, colors)}`,
  },
  cards: {
    height: 150,
    draw: (colors) =>
      columns(
        3,
        (x, width) =>
          `${box(x, 0, width, 150)}<rect x="${x}" width="${width}" height="56" rx="3" fill="${SOFT}"/>${car(x + 6, 12, width - 12)}${bar(x + 10, 70, width - 40, DARK, 6)}${bar(x + 10, 86, width - 24, LINE)}${bar(x + 10, 98, width - 34, LINE)}${button(x + 10, 124, width - 20, colors)}`,
      ),
  },
  tickets: {
    height: 150,
    draw: ({ primary, accent }) =>
      rows(
        [0, 52, 104],
        (y, n) =>
          `${box(16, y, 288, 44)}<rect x="16" y="${y}" width="60" height="44" rx="3" fill="${n === 0 ? primary : accent}" fill-opacity="${n === 0 ? 1 : 0.25}"/><path d="M76 ${y}v44" stroke="#fff" stroke-width="3" stroke-dasharray="4 4"/>${bar(90, y + 12, 120, DARK, 6)}${bar(90, y + 27, 160, LINE)}`,
      ),
  },
  table: {
    height: 150,
    draw: (colors) =>
      `${box(16, 0, 288, 150)}${bar(26, 10, 70, DARK, 6)}${button(240, 6, 56, colors)}<rect x="16" y="28" width="288" height="18" fill="${SOFT}"/>${rows([34, 56, 76, 96, 116, 136], (y, n) => [40, 120, 190, 256].map((x, at) => bar(x, y, at === 3 ? 30 : 56, n === 0 ? INK : at === 0 ? DARK : LINE)).join('') + (n === 0 ? '' : `<rect x="24" y="${y - 3}" width="9" height="9" rx="2" fill="#fff" stroke="${INK}"/>`))}`,
  },
  documents: {
    height: 150,
    draw: ({ primary, accent }) =>
      rows(
        [0, 52, 104],
        (y, n) =>
          `${box(16, y, 288, 44)}<path d="M30 ${y + 8}h16l8 8v20h-24z" fill="${accent}" fill-opacity=".2" stroke="${accent}" stroke-width="2"/>${bar(70, y + 12, 130, DARK, 6)}${bar(70, y + 27, 90, LINE)}<rect x="232" y="${y + 17}" width="60" height="8" rx="4" fill="${SOFT}"/><rect x="232" y="${y + 17}" width="${60 - n * 22}" height="8" rx="4" fill="${primary}"/>`,
      ),
  },
  question: {
    height: 150,
    draw: (colors) =>
      `${box(16, 0, 288, 150)}${bar(28, 14, 180, DARK, 7)}${rows([34, 62, 90], (y, n) => `${box(28, y, 264, 22, '#fff', n === 1 ? colors.primary : LINE)}<circle cx="42" cy="${y + 11}" r="6" fill="${n === 1 ? colors.primary : '#fff'}" stroke="${n === 1 ? colors.primary : INK}" stroke-width="2"/>${bar(58, y + 9, 150 - n * 20)}`)}${button(28, 124, 80, colors)}`,
  },
  ranking: {
    height: 150,
    draw: ({ primary, accent }) =>
      [
        { x: 122, height: 104, color: primary },
        { x: 40, height: 76, color: accent },
        { x: 204, height: 52, color: INK },
      ]
        .map(
          ({ x, height, color }) =>
            `<rect x="${x}" y="${150 - height}" width="76" height="${height}" rx="4" fill="${color}"/><circle cx="${x + 38}" cy="${132 - height}" r="12" fill="${color}"/>`,
        )
        .join(''),
  },
  calendar: {
    height: 150,
    draw: (colors) =>
      `${box(16, 0, 180, 150)}${bar(28, 12, 80, DARK, 6)}${Array.from({ length: 28 }, (_, n) => `<rect x="${28 + (n % 7) * 23}" y="${30 + Math.floor(n / 7) * 28}" width="17" height="20" rx="4" fill="${n === 10 ? colors.primary : SOFT}"/>`).join('')}${rows([0, 40, 80], (y, n) => box(206, y, 98, 32, '#fff', n === 1 ? colors.accent : LINE) + bar(216, y + 13, 60, DARK, 6))}${button(206, 130, 98, colors)}`,
  },
  scan: {
    height: 150,
    draw: ({ accent }) =>
      `<rect x="16" width="288" height="150" rx="6" fill="${DARK}"/><path d="M60 50v-22h26M260 50v-22h-26M60 100v22h26M260 100v22h-26" fill="none" stroke="#fff" stroke-width="5"/>${Array.from({ length: 22 }, (_, n) => `<rect x="${84 + n * 7}" y="46" width="${1 + ((n * 5) % 4)}" height="58" fill="#fff"/>`).join('')}<path d="M70 75h180" stroke="${accent}" stroke-width="4"/>`,
  },
  face: {
    height: 150,
    draw: ({ primary }) =>
      `<rect x="16" width="288" height="150" rx="6" fill="${SOFT}"/><ellipse cx="160" cy="72" rx="46" ry="60" fill="#fff" stroke="${primary}" stroke-width="5" stroke-dasharray="9 6"/><circle cx="160" cy="58" r="20" fill="${INK}"/><path d="M124 112a36 34 0 0 1 72 0z" fill="${INK}"/>`,
  },
  stars: {
    height: 150,
    draw: (colors) =>
      `${box(16, 0, 288, 150)}${bar(28, 14, 150, DARK, 7)}${[0, 1, 2, 3, 4].map((n) => `<path transform="translate(${30 + n * 44} 34)" d="m17 0 5 12 13 1-10 9 3 13-11-7-11 7 3-13-10-9 13-1z" fill="${n < 4 ? colors.accent : LINE}"/>`).join('')}${box(28, 82, 264, 34)}${button(28, 126, 80, colors)}`,
  },
  track: {
    height: 150,
    draw: ({ primary }) =>
      `<path d="M36 14v120" stroke="${LINE}" stroke-width="4"/><path d="M36 14v52" stroke="${primary}" stroke-width="4"/>${rows([14, 54, 94, 134], (y, n) => `<circle cx="36" cy="${y}" r="10" fill="${n < 2 ? primary : '#fff'}" stroke="${n < 2 ? primary : LINE}" stroke-width="3"/>${bar(64, y - 8, 130 - n * 12, DARK, 6)}${bar(64, y + 5, 190, LINE)}`)}`,
  },
  check: {
    height: 150,
    draw: ({ accent, primary }) =>
      `${box(16, 0, 138, 150, SOFT)}<path d="M46 34h26v26h-26zM98 34h26v26h-26zM46 86h26v26h-26z" fill="none" stroke="#1c1c1f" stroke-width="8"/><path d="M92 84h14v14h-14zM112 100h14v14h-14zM80 66h12v10h-12z" fill="#1c1c1f"/>${pin(230, 60, accent)}${bar(180, 78, 100, DARK, 7)}${bar(180, 94, 120, LINE)}<circle cx="230" cy="124" r="16" fill="${primary}"/><path d="m222 124 6 6 11-12" fill="none" stroke="#fff" stroke-width="4"/>`,
  },
} satisfies Record<string, Block>;

const TAGS: Readonly<Record<keyof typeof KINDS, string>> = {
  form: 'contact-form rental-interest rental-registration user-data welcome-kit repairman trade-in',
  'sign-in': 'login signup password',
  wizard: 'identity-validation journey quotation',
  cards: 'employee-purchase mopar-offers rental-offers offers rewards garage',
  tickets: 'vouchers benefits coupon promotion card-wallet loyalty-subscription',
  table:
    'rental-proposals region-admin catalogue-admin coupon-admin offer-admin dealer-admin event-admin integration-errors maintenance-admin manual-admin working-price promotion-admin recall-admin',
  documents: 'document-upload manuals warranty',
  question: 'quiz polls game',
  ranking: 'loyalty loyalty-ranking',
  calendar: 'service-scheduling events',
  scan: 'barcode-scanner',
  face: 'security-photo',
  stars: 'dealer-review car-rating',
  track: 'order-timeline',
  check: 'dealer-checkin',
};

/** By tag without its prefix. */
export const KIND_BLOCKS: Readonly<Record<string, Block>> = Object.fromEntries(
  (Object.keys(TAGS) as (keyof typeof KINDS)[]).flatMap((kind) =>
    TAGS[kind].split(' ').map((tag): [string, Block] => [tag, KINDS[kind]]),
  ),
);
