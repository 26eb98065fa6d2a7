import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHARACTER_KEYS, EARLY_PRESSES, GESTURES } from '#stories/accessibility/other-ways';

const sources = ['src', 'widgets']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  .filter((path) => /\.(tsx?|css)$/.test(path) && !/\/generated\/|\/author\.|^src\/(cli|cms)\//.test(path))
  .map((path) => [path, readFileSync(path, 'utf8').replace(/^ *(\/\/|\*|\/\*).*$/gm, '')] as const);
const placesOf = (pattern: RegExp) =>
  sources
    .filter(([, text]) => pattern.test(text))
    .map(([path]) => path)
    .sort();
const rowsOf = (rows: readonly { path: string }[]) => rows.map(({ path }) => path).sort();

/** Two fingers, a path, two presses, a drop: `touchstart` is in most of them the beginning of one. */
const GESTURE =
  /'(pointermove|mousemove|dblclick|dragstart)'|\bon(PointerMove|MouseMove|TouchMove|TouchEnd|DoubleClick|DragStart|DragOver)\b|type="range"|scroll-snap-type/;
const EARLY =
  /'(pointerdown|mousedown|touchstart|touchmove)'|\b(on(PointerDown|MouseDown|TouchStart)|pointerdown)\b/;
/** Compared with a character, looked up by one, or matched by a set of them; Space writes none that 2.1.4 is about. */
const CHARACTER =
  /\bkey [!=]== '[^ ']'|'[^ ']': [^}]*\}\[(event\.)?key\]|\]\$?\/\.test\((event\.)?key\)|hasOwn\([A-Z_]+, key\)/;
/** Read from Control or Command, and from Alt, first. */
const WITH_MODIFIER = ['src/ui/mask.ts'];

/** What listens otherwise than a view does to its own elements, and what it does, whatever the key. */
const LISTENERS = {
  'src/element/lit.ts': 'begins to load',
  'src/element/loader.ts': 'begins to load',
  'src/page/anchor-scroll.ts': 'ends an animation',
  'src/page/report/interactions.ts': 'measures',
  'src/page/scroll.ts': 'ends an animation',
  'src/ui/fields/lists/use-row-drag.ts': 'ends a drag by Escape',
  'src/ui/fields/password/PasswordTools.tsx': 'sees Caps Lock in its field',
  'src/ui/first-use/guard-keys.ts': 'keeps what is typed from the page',
  'src/ui/mask.ts': 'takes back in its field, with Control or Command',
  'src/ui/parts/anchor-growth.ts': 'ends an animation',
  'widgets/dealer-finder/deferred/map/use-dismissed.ts': 'hides the name on a marker by Escape',
};

it.each([
  ['gesture has another way', GESTURE, GESTURES],
  ['press acts as it ends', EARLY, EARLY_PRESSES],
])('every %s, by a table that has all places', (_, pattern, rows) => {
  expect(rowsOf(rows)).toEqual(placesOf(pattern));
});

describe('a key that writes a character', () => {
  it('is in the table', () => {
    expect(rowsOf(CHARACTER_KEYS)).toEqual(
      placesOf(CHARACTER).filter((path) => !WITH_MODIFIER.includes(path)),
    );
  });
  it('is nowhere listened to but in a view', () => {
    expect(placesOf(/'key(down|up|press)'/)).toEqual(Object.keys(LISTENERS));
    expect(placesOf(/access[kK]ey=/)).toEqual([]);
  });
});

it('nothing asks for a hold, or for the device to be moved', () => {
  expect(placesOf(/devicemotion|deviceorientation|contextmenu|onContextMenu/)).toEqual([]);
});

it('each other way has a test', () => {
  const missing = [...GESTURES, ...CHARACTER_KEYS].filter(({ test }) => !existsSync(test));
  expect(missing.map(({ path }) => path)).toEqual([]);
});
