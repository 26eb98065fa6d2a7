/** Side views, nose to the right, on a canvas of 800 by 300: the outline, the glass and where the wheels stand. */
interface Silhouette {
  body: string;
  glass: readonly string[];
  /** Lines pressed into the metal: doors, waist, cargo bed. */
  lines: readonly string[];
  wheels: readonly [rear: number, front: number];
  radius: number;
  lamp: string;
  tail: string;
  /** Unpainted parts: sills, arches, bumpers. */
  trim?: string;
}

const SHAPES = {
  hatch: {
    body: 'M66 226 C54 206 54 170 66 150 L92 132 C112 100 138 76 172 64 C240 46 362 44 424 58 C462 68 506 100 540 126 C606 132 680 146 714 172 C734 188 740 208 736 226 Z',
    glass: [
      'M134 126 C148 102 164 86 186 79 C220 70 262 66 296 66 L298 126 Z',
      'M312 66 C356 65 396 67 418 73 C446 82 484 106 506 126 L314 126 Z',
    ],
    lines: [
      'M305 66 L307 212',
      'M508 134 C514 170 508 198 500 212',
      'M80 160 C260 146 520 146 700 172',
      'M330 150 h34',
      'M148 152 h30',
    ],
    wheels: [188, 602],
    radius: 48,
    lamp: 'M660 158 C690 160 716 170 724 186 C700 184 676 176 660 158 Z',
    tail: 'M66 152 L104 144 L108 158 L64 172 Z',
  },
  city: {
    body: 'M96 226 C84 200 84 166 94 146 L106 124 L134 78 C142 62 160 54 184 52 C250 46 350 46 402 56 C438 64 474 96 502 124 C580 130 652 140 690 158 C712 174 718 204 714 226 Z',
    glass: [
      'M134 124 L158 82 C164 72 172 68 186 67 L232 64 L234 124 Z',
      'M246 64 L334 62 L336 124 L248 124 Z',
      'M348 62 C376 62 390 65 402 70 C428 82 452 104 468 124 L350 124 Z',
    ],
    lines: [
      'M240 64 L242 212',
      'M341 62 L344 212',
      'M472 130 C478 166 474 194 466 210',
      'M108 152 C260 140 520 142 684 164',
      'M262 144 h32',
      'M364 144 h32',
    ],
    wheels: [204, 588],
    radius: 50,
    lamp: 'M630 148 C660 152 684 160 696 174 C676 176 648 168 630 148 Z',
    tail: 'M96 142 L122 138 L124 168 L91 172 Z',
    trim: 'M86 206 L716 206 L714 230 L96 230 Z',
  },
  suv: {
    body: 'M58 226 C48 196 50 160 60 136 L86 116 L114 66 C120 54 134 48 152 46 L420 42 C446 42 464 50 484 66 L546 116 C612 120 688 128 722 146 C742 160 748 196 744 226 Z',
    glass: [
      'M112 116 L136 70 C140 64 146 62 154 62 L206 60 L208 116 Z',
      'M220 60 L322 58 L324 116 L222 116 Z',
      'M336 58 L418 58 C436 58 450 64 464 76 L512 116 L338 116 Z',
    ],
    lines: [
      'M214 60 L216 208',
      'M330 58 L332 212',
      'M516 122 L520 190',
      'M74 140 L716 146',
      'M238 136 h34',
      'M352 136 h34',
      'M120 42 L430 38',
    ],
    wheels: [184, 608],
    radius: 54,
    lamp: 'M676 148 L726 154 L732 176 L684 170 Z',
    tail: 'M60 130 L86 124 L88 166 L55 172 Z',
    trim: 'M54 206 L746 206 L744 230 L58 230 Z',
  },
  pickup: {
    body: 'M40 222 C34 190 36 156 42 128 L282 124 L304 66 C310 54 322 48 342 46 L446 44 C474 44 490 54 508 72 L556 116 C628 120 702 128 738 146 C758 162 764 196 760 222 Z',
    glass: [
      'M300 116 L320 72 C324 66 330 62 342 62 L396 60 L398 116 Z',
      'M410 60 L446 60 C464 60 476 66 488 80 L524 116 L412 116 Z',
    ],
    lines: [
      'M284 128 L286 210',
      'M404 60 L406 212',
      'M526 122 L530 196',
      'M44 148 L276 146',
      'M292 142 L730 148',
      'M318 140 h30',
      'M424 140 h30',
      'M56 134 L274 131',
    ],
    wheels: [166, 632],
    radius: 56,
    lamp: 'M694 148 L744 156 L752 178 L704 172 Z',
    tail: 'M42 132 L58 132 L58 178 L39 178 Z',
    trim: 'M38 204 L762 204 L760 228 L42 228 Z',
  },
  crossover: {
    body: 'M60 226 C48 198 50 168 62 146 L86 124 C116 88 148 62 196 52 C268 38 372 38 432 54 C474 66 520 98 552 122 C618 126 690 138 722 160 C742 178 748 204 744 226 Z',
    glass: [
      'M122 120 C144 94 172 74 206 66 C232 61 262 58 290 58 L292 120 Z',
      'M306 58 C354 56 400 60 426 68 C456 78 492 100 516 120 L308 120 Z',
    ],
    lines: [
      'M299 58 L302 212',
      'M518 128 C524 164 520 194 512 210',
      'M74 152 C280 136 540 138 716 166',
      'M326 144 h2',
      'M146 144 h2',
    ],
    wheels: [186, 606],
    radius: 54,
    lamp: 'M650 146 C690 150 718 158 730 170 L726 176 C700 168 676 160 650 146 Z',
    tail: 'M62 148 L130 138 L130 144 L61 158 Z',
    trim: 'M56 212 L746 212 L744 230 L60 230 Z',
  },
} as const satisfies Record<string, Silhouette>;

export type CarShape = keyof typeof SHAPES;
export const isShape = (text: string): text is CarShape => Object.hasOwn(SHAPES, text);

function wheel(x: number, radius: number): string {
  const spokes = [0, 72, 144, 216, 288]
    .map((angle) => `<path d="M0 0V${-radius * 0.6}" transform="rotate(${angle})"/>`)
    .join('');
  return `<g transform="translate(${x} 226)"><circle r="${radius + 7}" fill="#0c0d10"/><circle r="${radius}" fill="#1b1d22"/><circle r="${radius * 0.66}" fill="#c9ccd3"/><circle r="${radius * 0.58}" fill="#3a3d45"/><g stroke="#d9dce2" stroke-width="${radius * 0.14}" stroke-linecap="round">${spokes}</g><circle r="${radius * 0.14}" fill="#d9dce2"/></g>`;
}

/** A car of the colour (#rrggbb), as SVG text. It is drawing enough to be told from another, and nobody's photo. */
export function carSvg(shape: CarShape, color: string): string {
  const { body, glass, lines, wheels, radius, lamp, tail, trim } = SHAPES[shape] as Silhouette;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 300" width="800" height="300">
<defs>
<linearGradient id="light" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".38" stop-color="#fff" stop-opacity=".06"/><stop offset=".42" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient>
<linearGradient id="glass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#47505e"/><stop offset=".5" stop-color="#171b22"/><stop offset="1" stop-color="#2b323d"/></linearGradient>
<radialGradient id="ground"><stop offset="0" stop-color="#000" stop-opacity=".45"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>
<clipPath id="outline"><path d="${body}"/></clipPath>
</defs>
<ellipse cx="400" cy="276" rx="390" ry="20" fill="url(#ground)"/>
<path d="${body}" fill="${color}"/>
<path d="${body}" fill="url(#light)"/>
<g clip-path="url(#outline)">${trim ? `<path d="${trim}" fill="#17191d"/>` : ''}${wheels.map((x) => `<circle cx="${x}" cy="226" r="${radius + 12}" fill="#0c0d10"/>`).join('')}</g>
${glass.map((pane) => `<path d="${pane}" fill="url(#glass)"/>`).join('')}
<g fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2.5" stroke-linecap="round">${lines.map((line) => `<path d="${line}"/>`).join('')}</g>
<path d="${lamp}" fill="#f3f6fb"/><path d="${tail}" fill="#c4142b"/>
${wheels.map((x) => wheel(x, radius)).join('')}
</svg>`;
}
