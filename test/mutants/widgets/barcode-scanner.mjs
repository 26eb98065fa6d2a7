/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'barcode-scanner: one line is enough for a code',
    file: 'widgets/barcode-scanner/decoder/decode.ts',
    find: 'found.set(key, lines.add(`${stripes.indexOf(place)} ${across.indexOf(line)}`));',
    put: 'found.set(key, lines.add(`${stripes.indexOf(place)} ${across.indexOf(line)}`).add("another"));',
  },
  {
    name: 'barcode-scanner: the camera stays on behind a code',
    file: 'widgets/barcode-scanner/deferred/Scanner.tsx',
    find: "keepFocus();\n    camera.stop();\n    setProblem('');",
    put: "keepFocus();\n    setProblem('');",
  },
  {
    name: 'barcode-scanner: a code that is no VIN is reported',
    file: 'widgets/barcode-scanner/deferred/accept-code.ts',
    find: "return accept === 'any' && plain ?",
    put: 'return plain ?',
  },
  {
    name: 'barcode-scanner: a VIN without its check digit needs no second picture',
    file: 'widgets/barcode-scanner/deferred/accept-code.ts',
    find: 'if (provesItself || seen.has(code.code)) return code;',
    put: 'if (provesItself || code.code) return code;',
  },
  {
    name: 'barcode-scanner: another camera opens beside the first',
    file: 'src/page/camera/camera.ts',
    find: "if (state.name === 'live') stopTracks(state.stream);\n      set({ name: 'asking' });",
    put: "set({ name: 'asking' });",
  },
  {
    name: 'barcode-scanner: workers go on after the end',
    file: 'widgets/barcode-scanner/deferred/reading/decoders.ts',
    find: 'for (const decoder of decoders.splice(0)) decoder.close();',
    put: 'decoders.splice(0);',
  },
  {
    name: 'barcode-scanner: without workers nothing reads',
    file: 'widgets/barcode-scanner/deferred/reading/decoders.ts',
    find: 'isWithoutWorkers = true;\n    return pageDecoder();',
    put: 'isWithoutWorkers = true;\n    throw new Error();',
  },
];
