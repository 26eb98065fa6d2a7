import type { Frame } from './outline';

const LAMP = '#f3f6fb';
const DARK = '#16181c';

/** Front lamps by kind, and a fog lamp or air inlet below. */
export function lamps(frame: Frame): string {
  const { form } = frame;
  const { length, hood, lamp, clear } = form;
  const top = hood[1] - 9;
  const end = length - hood[0] * 0.3;
  const shape = {
    sweep: frame.path([
      [end - 42, top + 3, 2],
      [end - 4, top, 3],
      [end + 2, top - 15, 5],
      [end - 22, top - 11, 6],
    ]),
    slim: frame.path([
      [end - 34, top + 2, 2],
      [end - 2, top - 1, 2],
      [end + 3, top - 8, 3],
      [end - 26, top - 5, 3],
    ]),
    block: frame.path([
      [end - 25, top - 1, 3],
      [end - 4, top - 2, 3],
      [end + 2, top - 17, 4],
      [end - 22, top - 17, 4],
    ]),
    split: frame.path([
      [end - 34, top + 1, 1],
      [end - 2, top - 1, 1],
      [end + 2, top - 6, 2],
      [end - 28, top - 4, 2],
    ]),
    round: '',
  }[lamp];
  const round = `<ellipse cx="${frame.x(end - 11)}" cy="${frame.y(top - 9)}" rx="${frame.size(6)}" ry="${frame.size(9)}" fill="${LAMP}" stroke="${DARK}" stroke-width="3"/>`;
  const low = frame.path(
    lamp === 'split'
      ? [
          [end - 14, top - 18, 3],
          [end + 4, top - 18, 3],
          [end + 4, top - 30, 3],
          [end - 11, top - 30, 3],
        ]
      : [
          [length - 20, clear + 22, 3],
          [length + 4, clear + 24, 3],
          [length + 4, clear + 12, 3],
          [length - 13, clear + 12, 3],
        ],
  );
  const inner = shape
    ? `<path d="${shape}" fill="${LAMP}" stroke="${DARK}" stroke-opacity=".6" stroke-width="2"/>`
    : round;
  return `${inner}<path d="${low}" fill="${lamp === 'split' ? LAMP : DARK}" fill-opacity=".85"/>`;
}

/** Rear lamps by kind. */
export function lights(frame: Frame): string {
  const { light, tail } = frame.form;
  const [x, top] = [tail[0], tail[1] - 4];
  const shape = {
    wrap: frame.path([
      [x - 12, top, 2],
      [x + 34, top - 3, 3],
      [x + 22, top - 15, 5],
      [-4, top - 20, 3],
    ]),
    slim: frame.path([
      [x - 14, top - 1, 1],
      [x + 34, top - 4, 2],
      [x + 30, top - 10, 2],
      [-4, top - 11, 1],
    ]),
    tall: frame.path([
      [x - 8, top, 2],
      [x + 8, top, 3],
      [x + 9, top - 34, 4],
      [-4, top - 36, 2],
    ]),
    block: frame.path([
      [x - 8, top - 2, 2],
      [x + 15, top - 3, 4],
      [x + 14, top - 24, 4],
      [-4, top - 24, 2],
    ]),
  }[light];
  return `<path d="${shape}" fill="#c4142b" stroke="#5d0713" stroke-width="1.5"/>`;
}

/** Arches of the wheels: dark inside, and with a border of plastic, round or with corners. */
export function arches(frame: Frame): string {
  const { form, rear, front } = frame;
  const radius = form.tyre / 2;
  const has = (part: string) => form.parts.includes(part);
  const center = radius;
  const clad = [rear, front].map((x, i) => {
    const wide = has('twin') && i === 0 ? 5 : 0;
    if (has('square')) {
      const [inner, outer] = [radius * 0.95, radius * 1.6];
      return `<path d="${frame.path([
        [x - outer, form.clear - 9, 2],
        [x - inner - 5, center + radius * 1.28, 9],
        [x + inner + 5, center + radius * 1.28, 9],
        [x + outer, form.clear - 9, 2],
      ])}" fill="${DARK}"/>`;
    }
    const r = frame.size(radius * 1.14 + 6 + wide);
    const fill = has('clad') ? `fill="${DARK}"` : 'fill="#000" fill-opacity=".18"';
    return `<circle cx="${frame.x(x)}" cy="${frame.y(center)}" r="${has('clad') ? r : frame.size(radius * 1.14 + 2.5 + wide)}" ${fill}/>`;
  });
  const inside = [rear, front].map(
    (x) =>
      `<circle cx="${frame.x(x)}" cy="${frame.y(center)}" r="${frame.size(radius * 1.14)}" fill="#07080a"/>`,
  );
  return clad.join('') + inside.join('');
}

/** The wheels: tyre, rim and spokes. */
export function wheels({ form, size, x, y, rear, front }: Frame): string {
  const { tyre, spokes, parts } = form;
  const rim = tyre * (parts.includes('square') || parts.includes('steps') ? 0.31 : 0.355);
  const [metal, inner] = parts.includes('dark') ? ['#4a4e55', '#121317'] : ['#d3d6dc', '#34373e'];
  const spoke = (i: number) =>
    `<path d="M0 0V${-size(rim)}" transform="rotate(${Math.round((360 / spokes) * i)})"/>`;
  const each = Array.from({ length: spokes }, (_, i) => spoke(i)).join('');
  const disc = (radius: number, fill: string) => `<circle r="${size(radius)}" fill="${fill}"/>`;
  const ring = (radius: number, color: string, width: number) =>
    `<circle r="${size(radius)}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
  const height = y(tyre / 2);
  return `<g id="wheel" transform="translate(${x(rear)} ${height})">${disc(tyre / 2, '#17191d')}${ring(tyre * 0.46, '#30333a', 2)}${disc(rim, inner)}${disc(rim * 0.55, '#565b64')}<g stroke="${metal}" stroke-width="${size((rim * 1.9) / spokes ** 0.85)}">${each}</g>${ring(rim, metal, 4)}${disc(rim * 0.2, metal)}${disc(rim * 0.1, inner)}</g><use href="#wheel" x="${size(front - rear)}"/>`;
}
