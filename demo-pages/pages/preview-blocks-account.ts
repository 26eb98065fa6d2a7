import { type Block, bar, box, button, car, columns, INK, LINE, SOFT, words } from './preview-shapes';

/** A line of steps, done up to one of them. */
const steps = (done: number, count: number, color: string) => {
  const at = (n: number) => 30 + (n * 260) / (count - 1);
  const line = (to: number, stroke: string) =>
    `<path d="M30 8H${at(to)}" stroke="${stroke}" stroke-width="2"/>`;
  const points = Array.from({ length: count }, (_, n) => {
    const fill = n <= done ? color : '#fff';
    return `<circle cx="${at(n)}" cy="8" r="6" fill="${fill}" stroke="${n <= done ? color : LINE}" stroke-width="2"/>`;
  });
  return `${line(count - 1, LINE)}${line(done, color)}${points.join('')}`;
};

const QR =
  '<path d="M0 0h14v14h-14zM32 0h14v14h-14zM0 32h14v14h-14z" fill="none" stroke="#1c1c1f" stroke-width="4"/><path d="M20 0h5v8h-5zM20 16h8v6h-8zM34 22h6v6h-6zM42 32h6v6h-6zM24 36h8v8h-8zM38 42h10v6h-10zM4 20h10v6h-10z" fill="#1c1c1f"/>';

/** Of a person's orders, appointments, account and car; by tag without its prefix. */
export const ACCOUNT_BLOCKS: Readonly<Record<string, Block>> = {
  reservation: {
    height: 150,
    draw: (colors) =>
      `${steps(2, 4, colors.primary)}${box(16, 26, 150, 120, SOFT)}${car(24, 40, 134)}${bar(28, 108, 92, '#2a2c33', 6)}${bar(28, 122, 60)}${box(174, 26, 130, 120)}${words(186, 44, 'Pix', 12)}${words(234, 44, 'Cartão', 12, INK)}<path d="M186 50h22" stroke="${colors.primary}" stroke-width="3"/><g transform="translate(217 62)">${QR}</g>${button(186, 124, 106, colors)}`,
  },
  orders: {
    height: 160,
    draw: (colors) =>
      `${words(16, 12, 'Meus pedidos', 13)}${[22, 94]
        .map(
          (y, n) =>
            `${box(16, y, 288, 64)}${car(24, y + 8, 84)}${bar(24, y + 50, 60, INK)}<g transform="translate(112 ${y + 12}) scale(.58 1)">${steps(n === 0 ? 2 : 1, 4, colors.primary)}</g>${bar(128, y + 34, 110, '#2a2c33', 5)}${bar(128, y + 46, 80, LINE)}${button(244, y + 42, 50, colors)}`,
        )
        .join('')}`,
  },
  'recall-search': {
    height: 76,
    draw: (colors) =>
      `${words(16, 12, 'Recall', 13)}${box(16, 20, 288, 54, SOFT)}${car(24, 28, 100)}${box(138, 30, 96, 18)}${words(146, 43, 'Placa', 9, INK)}${button(242, 32, 52, colors)}${bar(138, 58, 120, colors.accent, 5)}`,
  },
  'maintenance-simulator': {
    height: 74,
    draw: (colors) =>
      `${words(16, 12, 'Revisões', 13)}${columns(
        4,
        (x, width) =>
          `${box(x, 20, width, 54)}<circle cx="${x + 14}" cy="34" r="6" fill="${colors.accent}"/>${bar(x + 8, 48, width - 20, '#2a2c33')}${bar(x + 8, 60, width - 30, LINE)}`,
      )}`,
  },
  'test-drive': {
    height: 160,
    draw: (colors) => {
      const days = Array.from({ length: 28 }, (_, n) => {
        const chosen = n === 16;
        const [x, y] = [182 + (n % 7) * 17, 50 + Math.floor(n / 7) * 19];
        return `<rect x="${x}" y="${y}" width="13" height="14" rx="3" fill="${chosen ? colors.primary : SOFT}"/>`;
      });
      return `${words(16, 12, 'Test drive', 13)}${box(16, 22, 150, 132, SOFT)}${car(24, 44, 134)}${bar(28, 114, 96, '#2a2c33', 6)}${bar(28, 130, 70)}${box(174, 22, 130, 132)}${bar(184, 32, 60, '#2a2c33', 5)}${days.join('')}${button(182, 132, 114, colors)}`;
    },
  },
  account: {
    height: 160,
    draw: (colors) =>
      `<circle cx="34" cy="18" r="16" fill="${colors.accent}" fill-opacity=".2"/><circle cx="34" cy="13" r="5" fill="${colors.accent}"/><path d="M24 28a10 10 0 0 1 20 0z" fill="${colors.accent}"/>${bar(60, 8, 96, '#2a2c33', 7)}${bar(60, 22, 130)}${columns(
        2,
        (x, width) =>
          `${box(x, 44, width, 50)}${bar(x + 10, 56, 60, '#2a2c33', 5)}${bar(x + 10, 68, 96, LINE)}${bar(x + 10, 78, 80, LINE)}`,
      )}${box(16, 102, 140, 54, SOFT)}${car(26, 110, 118)}${box(164, 102, 140, 54, colors.primary, colors.primary)}${bar(176, 116, 26, colors.onPrimary, 8)}${bar(176, 138, 84, colors.onPrimary)}`,
  },
};
