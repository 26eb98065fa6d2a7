import { type Drawing, framed } from './drawing';
import { type CarShape, SHAPES, type Silhouette } from './silhouettes';

/** The lower edge of a roof in another colour. */
const ROOF = 98;

function wheel(x: number, radius: number): string {
  const spokes = [0, 72, 144, 216, 288]
    .map((angle) => `<path d="M0 0V${-radius * 0.6}" transform="rotate(${angle})"/>`)
    .join('');
  return `<g transform="translate(${x} 226)"><circle r="${radius + 7}" fill="#0c0d10"/><circle r="${radius}" fill="#1b1d22"/><circle r="${radius * 0.66}" fill="#c9ccd3"/><circle r="${radius * 0.58}" fill="#3a3d45"/><g stroke="#d9dce2" stroke-width="${radius * 0.14}" stroke-linecap="round">${spokes}</g><circle r="${radius * 0.14}" fill="#d9dce2"/></g>`;
}

/** Draws a car from the side, nose to the right, in a colour (#rrggbb), optionally with a roof in another. */
export function sideView(shape: CarShape, color: string, roof?: string): Drawing {
  const { body, glass, lines, wheels, radius, lamp, tail, trim } = SHAPES[shape] as Silhouette;
  const top = roof ? `<rect width="800" height="${ROOF}" fill="${roof}" clip-path="url(#outline)"/>` : '';
  const content = `<defs>
<linearGradient id="light" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".38" stop-color="#fff" stop-opacity=".06"/><stop offset=".42" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient>
<linearGradient id="glass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#47505e"/><stop offset=".5" stop-color="#171b22"/><stop offset="1" stop-color="#2b323d"/></linearGradient>
<radialGradient id="ground"><stop offset="0" stop-color="#000" stop-opacity=".45"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>
<clipPath id="outline"><path d="${body}"/></clipPath>
</defs>
<ellipse cx="400" cy="276" rx="390" ry="20" fill="url(#ground)"/>
<path d="${body}" fill="${color}"/>${top}
<path d="${body}" fill="url(#light)"/>
<g clip-path="url(#outline)">${trim ? `<path d="${trim}" fill="#17191d"/>` : ''}${wheels.map((x) => `<circle cx="${x}" cy="226" r="${radius + 12}" fill="#0c0d10"/>`).join('')}</g>
${glass.map((pane) => `<path d="${pane}" fill="url(#glass)"/>`).join('')}
<g fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2.5" stroke-linecap="round">${lines.map((line) => `<path d="${line}"/>`).join('')}</g>
<path d="${lamp}" fill="#f3f6fb"/><path d="${tail}" fill="#c4142b"/>
${wheels.map((x) => wheel(x, radius)).join('')}`;
  return { width: 800, height: 300, content };
}

/** Returns the side view as SVG text; models can be told apart, but it resembles no photo. */
export const carSvg = (shape: CarShape, color: string): string => framed(sideView(shape, color));
