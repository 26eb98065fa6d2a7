import type { Drawing } from './drawing';
import type { Form } from './forms';
import { frontView, measured } from './front';

/** Draws a car from behind in a colour (#rrggbb): its front without grille, with tail lamps and a tailgate. */
export function rearView(form: Form, color: string, roof = color): Drawing {
  const { content, ...size } = frontView({ ...form, bars: 0 }, color, roof);
  const { body, lamps, sill } = measured(form);
  const right = 200 + body - 6;
  const [width, height] = ({ wrap: [56, 22], slim: [70, 10], tall: [18, 62], block: [34, 34] } as const)[
    form.light
  ];
  const lamp = `<rect x="${right - width}" y="${lamps - 4}" width="${width}" height="${height}" rx="4" fill="#b3121d" stroke="#5d0713"/>`;
  const gate = `<rect x="${200 - body + 16}" y="${lamps - 10}" width="${2 * body - 32}" height="${sill - lamps - 8}" rx="8" fill="${color}"/>
<path d="M${200 - body + 28} ${lamps + 30}H${200 + body - 28}" stroke="#000" stroke-opacity=".35" stroke-width="2.5"/>
<rect x="166" y="${lamps + 38}" width="68" height="18" rx="3" fill="#e8eaee"/>`;
  return {
    ...size,
    content: `${content}\n${gate}\n${lamp}<g transform="translate(400 0) scale(-1 1)">${lamp}</g>`,
  };
}
