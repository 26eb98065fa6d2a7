import type { Drawing } from './drawing';
import type { CarShape } from './silhouettes';

/** The shape of a front: y of roof and belt, half widths there, and the grille. */
interface Front {
  top: number;
  roof: number;
  belt: number;
  body: number;
  /** Height of the grille, and its number of bars; 0 for electric cars. */
  grille: number;
  bars: number;
}

const FRONTS: Record<CarShape, Front> = {
  hatch: { top: 62, roof: 90, belt: 128, body: 138, grille: 30, bars: 2 },
  city: { top: 54, roof: 86, belt: 126, body: 122, grille: 18, bars: 1 },
  suv: { top: 48, roof: 104, belt: 120, body: 150, grille: 44, bars: 7 },
  crossover: { top: 56, roof: 96, belt: 122, body: 146, grille: 34, bars: 3 },
  pickup: { top: 46, roof: 104, belt: 116, body: 158, grille: 56, bars: 5 },
  sedan: { top: 76, roof: 90, belt: 132, body: 142, grille: 34, bars: 4 },
  van: { top: 34, roof: 116, belt: 124, body: 146, grille: 28, bars: 3 },
};

/** y of the ground, and the vertical centre line. */
const GROUND = 268;
const MIDDLE = 200;

/** Adds the mirror image of the right-hand side. */
const both = (right: string) => `${right}<g transform="translate(${MIDDLE * 2} 0) scale(-1 1)">${right}</g>`;

/** Draws a car from the front in a colour (#rrggbb), optionally with a roof in another. */
export function frontView(shape: CarShape, color: string, roof = color): Drawing {
  const { top, roof: upper, belt, body, grille, bars } = FRONTS[shape];
  const [left, right] = [MIDDLE - body, MIDDLE + body];
  const cabin = `M${MIDDLE - upper} ${top + 14} Q${MIDDLE} ${top - 12} ${MIDDLE + upper} ${top + 14} L${MIDDLE + body - 16} ${belt + 10} L${MIDDLE - body + 16} ${belt + 10} Z`;
  const pane = `M${MIDDLE - upper + 10} ${top + 20} Q${MIDDLE} ${top} ${MIDDLE + upper - 10} ${top + 20} L${MIDDLE + body - 30} ${belt + 2} L${MIDDLE - body + 30} ${belt + 2} Z`;
  const shell = `M${left + 14} ${belt} Q${MIDDLE} ${belt - 14} ${right - 14} ${belt} Q${right + 4} ${belt + 30} ${right} 210 L${right - 6} 244 L${left + 6} 244 L${left} 210 Q${left - 4} ${belt + 30} ${left + 14} ${belt} Z`;
  const lamps = 176;
  const lines = Array.from({ length: bars }, (_, i) => {
    const x = MIDDLE - 62 + ((i + 1) * 124) / (bars + 1);
    return `<path d="M${x} ${lamps + 2}v${grille - 4}"/>`;
  }).join('');
  const content = `<defs>
<linearGradient id="light" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".45"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".45"/></linearGradient>
<linearGradient id="glass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#56606f"/><stop offset=".6" stop-color="#171b22"/><stop offset="1" stop-color="#2b323d"/></linearGradient>
<radialGradient id="ground"><stop offset="0" stop-color="#000" stop-opacity=".45"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>
</defs>
<ellipse cx="${MIDDLE}" cy="${GROUND + 6}" rx="180" ry="16" fill="url(#ground)"/>
${both(`<rect x="${right - 50}" y="206" width="44" height="${GROUND - 204}" rx="10" fill="#101114"/>`)}
<path d="${cabin}" fill="${roof}"/><path d="${cabin}" fill="url(#light)"/><path d="${pane}" fill="url(#glass)"/>
${both(`<path d="M${right - 12} ${belt + 2} l30 -14 q12 0 10 16 l-36 8 Z" fill="${color}"/>`)}
<path d="${shell}" fill="${color}"/><path d="${shell}" fill="url(#light)"/>
<g fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2.5">${both(`<path d="M${MIDDLE + 46} ${belt - 4} Q${MIDDLE + 62} 150 ${MIDDLE + 70} ${lamps - 4}"/>`)}</g>
<rect x="${MIDDLE - 66}" y="${lamps}" width="132" height="${grille}" rx="8" fill="#14161a"/>
<g stroke="#8d929b" stroke-width="4" stroke-linecap="round">${lines}</g>
${both(`<path d="M${MIDDLE + 74} ${lamps} L${right - 10} ${lamps - 8} L${right - 6} ${lamps + 12} L${MIDDLE + 78} ${lamps + 16} Z" fill="#f3f6fb"/>`)}
<path d="M${left + 4} 226 L${right - 4} 226 L${right - 8} 250 L${left + 8} 250 Z" fill="#17191d"/>
<rect x="${MIDDLE - 34}" y="228" width="68" height="18" rx="3" fill="#e8eaee"/>`;
  return { width: 400, height: 300, content };
}
