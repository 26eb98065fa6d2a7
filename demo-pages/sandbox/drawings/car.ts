import { arches, lamps, lights, wheels } from './details';
import { type Drawing, framed } from './drawing';
import type { Form } from './forms';
import { type Corner, Frame, outline, windows } from './outline';

const GLASS = '#1a1f27';
const DARK = '#16181c';

const line = (d: string, more = '') => `<path d="${d}"${more}/>`;

/** Cuts of doors and lids, and the handles. */
function doors(frame: Frame): string {
  const { form, front, rear } = frame;
  const { belt, pillars, clear, cowl, tyre, parts } = form;
  const isVan = parts.includes('panel');
  const start = front - cowl[0] - 14;
  const ends = isVan ? [front - 122] : [...pillars.slice(0, 2).map((x) => front - x)];
  const [bottom, waist] = [clear + 9, (belt[0] + belt[1]) / 2 - 9];
  const cuts = [start, ...ends].map((x, i) => {
    const foot = i === 0 ? Math.max(x, front - tyre * 0.72) - tyre * 0.1 : Math.max(x, rear + tyre * 0.66);
    const top = i === 0 ? belt[0] + 2 : belt[1] + 2;
    return line(
      frame.path(
        [
          [x, top, 0],
          [x, bottom + 30, 12],
          [i === 0 ? foot - 4 : foot, bottom, 0],
        ],
        false,
      ),
    );
  });
  const handles = ends.map((x) =>
    line(`M${frame.x(x + 6)} ${frame.y(waist)}h${frame.size(15)}`, ' stroke-width="5" stroke-opacity=".55"'),
  );
  const sill = line(`M${frame.x(ends.at(-1) ?? 0)} ${frame.y(bottom)}H${frame.x(start - 12)}`);
  const bed = frame.isPickup
    ? line(`M${frame.x(rear + (form.deck?.[0] ?? 0))} ${frame.y(form.deck?.[1] ?? 0)}V${frame.y(bottom)}`)
    : '';
  const slide =
    parts.includes('slide') && `M${frame.x(10)} ${frame.y(waist + 4)}H${frame.x((ends.at(-1) ?? 0) - 4)}`;
  const panel =
    isVan &&
    `M${frame.x(front - 128)} ${frame.y(form.height - 22)}V${frame.y(bottom)}H${frame.x(rear + 40)}V${frame.y(form.height - 22)}Z`;
  return [...cuts, ...handles, sill, bed, slide ? line(slide) : '', panel ? line(panel) : ''].join('');
}

/** What a model has besides: rails, spoiler, a spare wheel, pads, steps. */
function extras(frame: Frame): string {
  const { form, rear } = frame;
  const [start, , end] = frame.roof;
  const { parts, height, clear, base, tyre, deck, tail } = form;
  const shapes: Record<string, () => string> = {
    rails: () => {
      const [from, to] = [Math.max(end[0] + 14, 30), start[0] - 16];
      const middle: Corner = [(from + to) / 2, height + 4, 60];
      const path = frame.path(
        [
          [from, frame.roofAt(from), 0],
          [from + 7, frame.roofAt(from) + 4, 3],
          middle,
          [to - 7, height + 1, 3],
          [to, height - 4, 0],
        ],
        false,
      );
      return `<path d="${path}" fill="none" stroke="#3b3f46" stroke-width="5" stroke-linecap="round"/>`;
    },
    spoiler: () =>
      `<path d="${frame.path([
        [end[0] - 9, end[1] - 9, 1],
        [end[0] - 4, end[1] - 2, 2],
        [end[0] + 34, frame.roofAt(end[0] + 34), 1],
        [end[0] + 30, frame.roofAt(end[0] + 30) - 6, 1],
      ])}" fill="${DARK}"/>`,
    spare: () =>
      `<rect x="${frame.x(0)}" y="${frame.y(128)}" width="${frame.size(21)}" height="${frame.size(72)}" rx="9" fill="${DARK}"/>`,
    bar: () => {
      const back = rear + (deck?.[0] ?? 0);
      return `<path d="${frame.path(
        [
          [back - 42, tail[1] - 1, 0],
          [back - 12, form.roof[2] - 6, 6],
          [back + 14, form.roof[2] - 10, 0],
        ],
        false,
      )}" fill="none" stroke="${DARK}" stroke-width="9"/>`;
    },
    bump: () =>
      `<rect x="${frame.x(rear + tyre * 0.72)}" y="${frame.y(68)}" width="${frame.size(base - tyre * 1.5)}" height="${frame.size(26)}" rx="14" fill="${DARK}"/>`,
    steps: () =>
      `<rect x="${frame.x(rear + tyre * 0.75)}" y="${frame.y(clear - 1)}" width="${frame.size(base - tyre * 1.5)}" height="${frame.size(6)}" rx="4" fill="#2b2e34"/>`,
  };
  return parts.map((part) => shapes[part]?.() ?? '').join('');
}

/** The foot of the rear window; empty for cars whose rear window cannot be seen from the side. */
function deckOf({ form, isPickup }: Frame): readonly [number, number] | '' {
  if (isPickup || ['panel', 'square'].some((part) => form.parts.includes(part))) return '';
  return form.deck ?? form.tail;
}

/** Draws a car from the side, nose to the right, in a colour (#rrggbb), optionally with a roof in another. */
export function sideView(form: Form, color: string, roof?: string): Drawing {
  const frame = new Frame(form);
  const { front, rear } = frame;
  const { length, clear, belt, cowl, parts, pillars, height } = form;
  const [start, , end] = frame.roof;
  const body = frame.path(outline(frame));
  const glass = windows(frame);
  const panes = frame.path(glass);
  const back = frame.isPickup ? rear + (form.deck?.[0] ?? 0) : 0;
  const top = roof
    ? line(
        frame.path([
          [back, belt[1] + 2, 0],
          [back, height + 9, 0],
          [front, height + 9, 0],
          [front - cowl[0], belt[0] + 4, 0],
        ]),
        ` fill="${roof}" clip-path="url(#outline)"`,
      )
    : '';
  const screen = frame.path([
    [front - cowl[0] - 6, cowl[1] - 1, 0],
    [start[0] - 3, start[1] - 4, 0],
    [start[0] + 22, start[1] + 9, 0],
    [front - cowl[0] + 18, cowl[1] + 2, 0],
  ]);
  const [rearTop, foot] = [end[0] + 6, deckOf(frame)];
  const rearWindow =
    foot &&
    frame.path([
      [foot[0] - 2, foot[1] + 1, 0],
      [rearTop - 6, end[1] + 4, 0],
      [rearTop + 16, end[1] - 4, 0],
      [foot[0] + 16, foot[1] - 1, 0],
    ]);
  const shoulder = frame.path(
    [
      [form.tail[0] + 20, belt[1] - 14, 0],
      [rear + 40, belt[1] - 8, 60],
      [front - 30, belt[0] - 9, 60],
      [length - form.hood[0] - 30, form.hood[1] - 8, 0],
    ],
    false,
  );
  const sill = parts.includes('clad') || parts.includes('square') ? 8 : 4;
  const posts = pillars.map((x, i) => {
    const at = front - x;
    return line(
      `M${frame.x(at)} ${frame.y(belt[1] - 2)}L${frame.x(at - (i ? 5 : 1))} ${frame.y(frame.roofAt(at) - 6)}`,
    );
  });
  const bottom = parts.includes('clad') || parts.includes('square') ? DARK : '#000';
  const mirror = [front - cowl[0] - 30, belt[0] + 8] as const;
  const content = `<defs>
<linearGradient id="light" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".26"/><stop offset=".4" stop-color="#fff" stop-opacity=".14"/><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset=".78" stop-color="#000" stop-opacity=".2"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient>
<linearGradient id="glass" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="#4c5665"/><stop offset=".55" stop-color="${GLASS}"/><stop offset="1" stop-color="#2b323d"/></linearGradient>
<radialGradient id="ground"><stop offset="0" stop-color="#000" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>
<path id="body" d="${body}"/><path id="panes" d="${panes}"/><clipPath id="outline"><use href="#body"/></clipPath><clipPath id="inside"><use href="#panes"/></clipPath>
</defs>
<ellipse cx="400" cy="280" rx="${frame.size(length * 0.53)}" ry="14" fill="url(#ground)"/>
<use href="#body" fill="${color}"/>${top}<use href="#body" fill="url(#light)"/>
<g clip-path="url(#outline)">${line(`${screen}${rearWindow}`, ` fill="${GLASS}"`)}<rect y="${frame.y(clear + sill)}" width="800" height="60" fill="${bottom}" fill-opacity="${bottom === DARK ? 1 : 0.4}"/>
${arches(frame)}${lights(frame)}${lamps(frame)}
<g fill="none" stroke-width="3"><path d="${shoulder}" stroke="#000" stroke-opacity=".22"/><path d="${shoulder}" transform="translate(0 -3)" stroke="#fff" stroke-opacity=".5"/></g>
<use href="#body" fill="none" stroke="#fff" stroke-opacity=".32" stroke-width="6"/></g>
<use href="#body" fill="none" stroke="#22252b" stroke-opacity=".6" stroke-width="1.5"/>
<use href="#panes" fill="url(#glass)" stroke="${parts.includes('chrome') ? '#c9cdd3' : '#0b0d10'}" stroke-width="4"/>
<g clip-path="url(#inside)"><path d="M${frame.x(start[0] - 40)} 0L${frame.x(start[0] - 110)} 300H${frame.x(start[0] - 145)}L${frame.x(start[0] - 75)} 0Z" fill="#fff" fill-opacity=".13"/><g stroke="#08090b" stroke-width="${frame.size(6)}">${posts.join('')}</g></g>
<g fill="none" stroke="#000" stroke-opacity=".38" stroke-width="2.2">${doors(frame)}</g>
${extras(frame)}<rect x="${frame.x(mirror[0])}" y="${frame.y(mirror[1])}" width="${frame.size(19)}" height="${frame.size(11)}" rx="7" fill="${roof ?? color}" stroke="#000" stroke-opacity=".45" stroke-width="1.5"/>
${wheels(frame)}`;
  return { width: 800, height: 300, content };
}

/** Returns the side view as SVG text: a drawing with a model's proportions, no likeness. */
export const carSvg = (form: Form, color: string): string => framed(sideView(form, color));
