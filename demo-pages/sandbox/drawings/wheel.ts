import type { Drawing } from './drawing';
import type { Form } from './forms';

/** Draws a wheel; the caliper behind its spokes has the car's colour (#rrggbb). */
export function wheelView({ spokes: count, tyre, parts }: Form, color: string): Drawing {
  // Off-road tyres have high walls, and a larger wheel a larger rim.
  const rim = (parts.includes('square') || parts.includes('steps') ? 84 : 92) + Math.round((tyre - 64) / 2);
  const width = Math.round(96 / count);
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
