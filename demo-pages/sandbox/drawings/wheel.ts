import type { Drawing } from './drawing';
import type { CarShape } from './silhouettes';

/** Number and width of spokes, and the share of the tyre: off-road tyres have high walls. */
const WHEELS: Record<CarShape, readonly [spokes: number, width: number, rim: number]> = {
  hatch: [10, 9, 96],
  city: [8, 12, 90],
  suv: [6, 20, 94],
  crossover: [5, 22, 100],
  pickup: [7, 18, 86],
  sedan: [12, 7, 104],
  van: [6, 16, 84],
};

/** Draws a wheel; the caliper behind its spokes has the car's colour (#rrggbb). */
export function wheelView(shape: CarShape, color: string): Drawing {
  const [count, width, rim] = WHEELS[shape];
  const turned = (angle: number, content: string) => `<g transform="rotate(${angle})">${content}</g>`;
  const around = (each: number, content: string) =>
    Array.from({ length: each }, (_, i) => turned((i * 360) / each, content)).join('');
  const spoke = `<path d="M${-width / 3} -18 L${-width / 2} ${-rim + 6} L${width / 2} ${-rim + 6} L${width / 3} -18 Z"/>`;
  const content = `<defs>
<radialGradient id="disc"><stop offset="0" stop-color="#6b7078"/><stop offset="1" stop-color="#3c4047"/></radialGradient>
<linearGradient id="alloy" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f0f2f5"/><stop offset="1" stop-color="#8b9098"/></linearGradient>
</defs>
<g transform="translate(150 150)">
<circle r="138" fill="#141519"/><circle r="130" fill="none" stroke="#22242a" stroke-width="6"/>
<g stroke="#26282e" stroke-width="3">${around(36, '<path d="M0 -136V-124"/>')}</g>
<circle r="${rim}" fill="#0d0e11"/><circle r="${rim * 0.72}" fill="url(#disc)"/>
<path d="M${rim * 0.3} ${-rim * 0.62} A${rim * 0.7} ${rim * 0.7} 0 0 1 ${rim * 0.68} ${-rim * 0.14} L${rim * 0.46} ${-rim * 0.1} A${rim * 0.46} ${rim * 0.46} 0 0 0 ${rim * 0.2} ${-rim * 0.42} Z" fill="${color}"/>
<g fill="url(#alloy)">${around(count, spoke)}</g>
<circle r="${rim - 4}" fill="none" stroke="#c6cad1" stroke-width="8"/>
<circle r="22" fill="#d6d9df"/><circle r="13" fill="#2a2d33"/>
<g fill="#50545c">${around(5, '<circle cy="-17.5" r="2.6"/>')}</g>
</g>`;
  return { width: 300, height: 300, content };
}
