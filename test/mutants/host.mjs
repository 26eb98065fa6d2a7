/** The element and its mounting. @type {import('../../scripts/test/mutants/mutants.mjs').Mutant[]} */
export const host = [
  {
    name: 'a move in the document ends the widget',
    file: 'src/element/host.ts',
    find: 'if (this.isConnected) return;',
    put: '',
  },
  {
    name: 'a widget that was taken out lives on',
    file: 'src/element/host.ts',
    find: 'this.#life?.abort();',
    put: '',
  },
  {
    name: 'attributes set later are ignored',
    file: 'src/element/host.ts',
    find: 'this.#update?.();',
    put: 'void this.#update;',
  },
  {
    name: 'a file that does not come is not told to the page',
    file: 'src/element/host.ts',
    find: "loaderParts().reportFailure(this, 'import', error);",
    put: 'void error;',
  },
  {
    name: 'a failed widget has no state failed',
    file: 'src/element/host.ts',
    find: "setElementState(this.#internals, 'failed');",
    put: '',
  },
  {
    name: 'a widget starts without the metadata it needs',
    file: 'src/element/mount.tsx',
    find: 'if (missing.length > 0) {',
    put: 'if (missing.length > 99) {',
  },
  {
    name: "the author's children stay beside the view",
    file: 'src/element/mount.tsx',
    find: 'slot.hidden = true;',
    put: '',
  },
  {
    name: "the author's children do not come back",
    file: 'src/element/mount.tsx',
    find: 'slot.hidden = false;',
    put: '',
  },
  {
    name: 'vt-widget-ready is not fired',
    file: 'src/element/mount.tsx',
    find: "emit(element, 'vt-widget-ready', { tag: element.localName });",
    put: 'void emit;',
  },
  {
    name: 'a view that breaks is not told',
    file: 'src/element/mount.tsx',
    find: "queueMicrotask(() => stop('render', error))",
    put: 'void error',
  },
  {
    name: 'a widget that left before its turn is drawn',
    file: 'src/element/mount.tsx',
    find: '    if (signal.aborted) return;\n    const missing',
    put: '    const missing',
  },
  {
    name: 'a misspelt word of an attribute is taken as it is',
    file: 'src/element/attributes/read-attributes.ts',
    find: 'authoredWord(value, data) ?? data[0]',
    put: 'value',
  },
  {
    name: 'a number without bounds is taken',
    file: 'src/element/attributes/read-attributes.ts',
    find: 'Math.abs(written) <= LARGEST_AMOUNT',
    put: '!Number.isNaN(written)',
  },
  {
    name: 'one job that throws stops those behind it',
    file: 'src/element/task-queue.ts',
    find: 'logError(error);',
    put: 'throw error;',
  },
  {
    name: 'all mounts are laid out in one long task',
    file: 'src/element/task-queue.ts',
    find: 'count % BATCH === 0 || jobs.length === 0',
    put: 'jobs.length === 0',
  },
  {
    name: 'metadata that comes late starts nothing',
    file: 'src/element/mount.tsx',
    find: 'module.awaitMissing(missing, signal, () => enqueueMount(start), fail)',
    put: 'module',
  },
];
