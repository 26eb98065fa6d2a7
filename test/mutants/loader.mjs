/** The loader: what it finds, and when it starts it. @type {import('../../scripts/test/mutants/mutants.mjs').Mutant[]} */
export const loader = [
  {
    name: 'a file that failed is not asked for again',
    file: 'src/element/import-with-retry.ts',
    find: "load(knownSingleton('checksFiles') ? '?retry' : `?retry=${Date.now()}`)",
    put: 'Promise.reject(new TypeError())',
  },
  {
    name: 'the retry has the address that the browser remembers as failed',
    file: 'src/element/import-with-retry.ts',
    find: '`?retry=${Date.now()}`',
    put: "''",
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
    find: 'if (first) {',
    put: 'if (first && first !== VERSION) {',
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
    name: "a tag's name leads out of the folder",
    file: 'src/element/loader.ts',
    find: '/^vt-([a-z\\d-]+)$/',
    put: '/^vt-(.+)$/',
  },
  {
    name: 'a metered connection loads what nobody needs yet',
    file: 'src/ui/core/when-used.ts',
    find: '!saveData && ',
    put: '',
  },
  {
    name: "a tag in another component's shadow root is not found",
    file: 'src/element/loader.ts',
    find: 'if (element.shadowRoot) discover(element.shadowRoot);',
    put: '',
  },
  {
    name: 'a root that is attached after its element was inserted is not found',
    file: 'src/element/loader.ts',
    find: "      if (this.shadowRoot && !this.localName.startsWith('vt-')) discover(root);\n",
    put: '',
  },
];
