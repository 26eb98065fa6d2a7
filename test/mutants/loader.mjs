/** The loader: what it finds, when it starts it, and the room it holds. @type {import('../../scripts/lib/mutants.mjs').Mutant[]} */
export const loader = [
  {
    name: 'a file that failed is not asked for again',
    file: 'src/element/import-with-retry.ts',
    find: 'load(`?retry=${Date.now()}`)',
    put: 'Promise.reject(new TypeError())',
  },
  {
    name: 'the retry has the address that the browser remembers as failed',
    file: 'src/element/import-with-retry.ts',
    find: '`?retry=${Date.now()}`',
    put: "''",
  },
  {
    name: 'no room is held: the page moves',
    file: 'src/element/loader.ts',
    find: '    reserveHeight(element, name);\n',
    put: '',
  },
  {
    name: 'phones get the room of desktops',
    file: 'src/element/reserve-css.ts',
    find: '@media(width<=600px){min-height:${phone}px}',
    put: '',
  },
  {
    name: 'a widget added later is not found',
    file: 'src/element/loader.ts',
    find: 'discover(node as Element);',
    put: 'void node;',
  },
  {
    name: 'an unknown tag is passed over in silence',
    file: 'src/element/loader.ts',
    find: "isKnown ? 'import' : 'unknown'",
    put: "'import'",
  },
  {
    name: 'a second copy of the library starts a second loader',
    file: 'src/element/loader.ts',
    find: 'if (!mine) {',
    put: 'if (first !== VERSION) {',
  },
  {
    name: 'a failed widget never starts where it is put back',
    file: 'src/element/loader.ts',
    find: 'requested.delete(name);',
    put: '',
  },
  {
    name: 'page behaviours that failed once never come',
    file: 'src/element/loader.ts',
    find: 'behaviours = undefined;',
    put: '',
  },
  {
    name: 'a widget far below loads at once',
    file: 'src/element/load-conditions.ts',
    find: 'entries.some((entry) => entry.isIntersecting) && start()',
    put: 'entries.length && start()',
  },
  {
    name: 'a widget that waits for a touch does not hear the keyboard',
    file: 'src/element/load-conditions.ts',
    find: "['pointerenter', 'focusin']",
    put: "['pointerenter']",
  },
  {
    name: 'a parent that shrinks to fit leaves a widget no width',
    file: 'src/element/reserve-css.ts',
    find: ';word-spacing:160px',
    put: '',
  },
  {
    name: 'the heights of the snippet are never released',
    file: 'src/element/snippet-css.ts',
    find: 'to{min-height:0;',
    put: 'to{',
  },
];
