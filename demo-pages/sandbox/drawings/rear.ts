import type { Drawing } from './drawing';
import { frontView } from './front';
import type { CarShape } from './silhouettes';

/** Draws a car from behind in a colour (#rrggbb): its front without grille, with tail lamps and a tailgate. */
export function rearView(shape: CarShape, color: string, roof = color): Drawing {
  const { content, ...size } = frontView(shape, color, roof);
  const lamp = '<path d="M272 168 L326 160 L330 190 L276 194 Z" fill="#b3121d"/>';
  const gate = `<rect x="130" y="168" width="140" height="66" rx="8" fill="${color}"/>
<path d="M138 200H262" stroke="#000" stroke-opacity=".35" stroke-width="2.500"/>
<rect x="166" y="208" width="68" height="18" rx="3" fill="#e8eaee"/>`;
  return {
    ...size,
    content: `${content}\n${gate}\n${lamp}<g transform="translate(400 0) scale(-1 1)">${lamp}</g>`,
  };
}
