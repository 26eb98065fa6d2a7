import type { Drawing } from './drawing';
import type { Form } from './forms';

/** y of the ground, and the vertical centre line. */
const GROUND = 268;
const MIDDLE = 200;

/** Adds the mirror image of the right-hand side. */
const both = (right: string) => `${right}<g transform="translate(${MIDDLE * 2} 0) scale(-1 1)">${right}</g>`;

/** Lamps of the right-hand side by kind, below y, up to x. */
function lampOf(kind: Form['lamp'], x: number, y: number): string {
  const fill = 'fill="#f3f6fb" stroke="#16181c" stroke-opacity=".5" stroke-width="2"';
  const slim = `<path d="M${x - 58} ${y + 4}L${x - 6} ${y - 3}L${x - 4} ${y + 5}L${x - 54} ${y + 12}Z" ${fill}/>`;
  return {
    round: `<circle cx="${x - 28}" cy="${y + 10}" r="16" ${fill}/>`,
    block: `<rect x="${x - 46}" y="${y - 2}" width="38" height="24" rx="4" ${fill}/>`,
    sweep: `<path d="M${x - 56} ${y + 6}L${x - 10} ${y - 10}L${x - 4} ${y + 12}L${x - 50} ${y + 18}Z" ${fill}/>`,
    slim,
    split: `${slim}<rect x="${x - 42}" y="${y + 24}" width="30" height="15" rx="4" ${fill}/>`,
  }[kind];
}

/** What the views from the front and from behind have in common: pixels of a form. */
export function measured({ width, height, cowl, hood, roof, parts, bars, clear, lamp }: Form) {
  const scale = Math.min(1.5, 238 / height);
  const y = (cm: number) => Math.round(GROUND - cm * scale);
  const body = Math.round((width / 2) * scale);
  // Upright cars are as wide above as below.
  const upright = parts.includes('square') || parts.includes('panel') ? 0.8 : 0.66;
  const lean = upright + Math.max(-0.06, Math.min(0.06, (roof[2] - 150) / 400));
  return {
    ...{ body, lamp, bars, lamps: y(hood[1] - 6) },
    top: y(height),
    roof: Math.round(body * lean),
    belt: y(cowl[1]),
    sill: y(clear),
    grille: Math.round((12 + bars * 3 + (hood[1] - 78) * 0.4) * scale * 0.75),
  };
}

/** Draws a car from the front in a colour (#rrggbb), optionally with a roof in another. */
export function frontView(form: Form, color: string, roof = color): Drawing {
  const { top, roof: upper, belt, body, grille, bars, lamps, lamp, sill } = measured(form);
  const [left, right] = [MIDDLE - body, MIDDLE + body];
  const cabin = `M${MIDDLE - upper} ${top + 14} Q${MIDDLE} ${top - 12} ${MIDDLE + upper} ${top + 14} L${MIDDLE + body - 16} ${belt + 10} L${MIDDLE - body + 16} ${belt + 10} Z`;
  const pane = `M${MIDDLE - upper + 10} ${top + 20} Q${MIDDLE} ${top} ${MIDDLE + upper - 10} ${top + 20} L${MIDDLE + body - 30} ${belt + 2} L${MIDDLE - body + 30} ${belt + 2} Z`;
  const shell = `M${left + 14} ${belt} Q${MIDDLE} ${belt - 14} ${right - 14} ${belt} Q${right + 4} ${belt + 30} ${right} 214 L${right - 6} ${sill} L${left + 6} ${sill} L${left} 214 Q${left - 4} ${belt + 30} ${left + 14} ${belt} Z`;
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
<rect x="${MIDDLE - 66}" y="${lamps}" width="132" height="${grille}" rx="${bars ? 8 : 5}" fill="#14161a"${bars ? '' : ' fill-opacity=".25"'}/>
<g stroke="#8d929b" stroke-width="4" stroke-linecap="round">${lines}</g>
${both(lampOf(lamp, right - 4, lamps))}
<path d="M${left + 4} ${sill - 18} L${right - 4} ${sill - 18} L${right - 8} ${sill} L${left + 8} ${sill} Z" fill="#17191d"/>
<rect x="${MIDDLE - 34}" y="${sill - 22}" width="68" height="18" rx="3" fill="#e8eaee"/>`;
  return { width: 400, height: 300, content };
}
