import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { computeCopies } from '#scripts/build/copies/copies-by-use.mjs';

const { copyFor, inRuntime } = computeCopies();
const copy = (path: string, importer: string) => copyFor(resolve(path), resolve(importer));
const again = (path: string, importer: string, units: string) =>
  copyFor(resolve(path), `${resolve(importer)}?copy=${units}`);

it('the runtime has what most first views need, and the core folders', () => {
  expect(inRuntime(resolve('src/element/mount.tsx'))).toBe(true);
  expect(inRuntime(resolve('src/ui/core/fields.tsx'))).toBe(true);
  expect(inRuntime(resolve('src/services/http/send.ts'))).toBe(false);
});

it('the loader has its own of all that it imports, with state or without', () => {
  expect(copy('src/element/load-conditions.ts', 'src/element/loader.ts')).toBe('loader');
  expect(again('src/page/core/native.ts', 'src/element/script.ts', 'loader')).toBe('loader');
  expect(copy('src/element/loader.ts', 'src/element/vitrine.ts')).toBeUndefined();
});

it('an element without an island has its own of what the runtime has, which it does not load', () => {
  expect(copy('src/page/core/native.ts', 'src/page/safe-addresses.ts')).toBeDefined();
  expect(copy('src/element/define.ts', 'src/element/mount.tsx')).toBeUndefined();
});

it('what is large or has state is shared', () => {
  expect(copy('src/page/settings/settings.ts', 'widgets/contact-form/ContactForm.tsx')).toBeUndefined();
  expect(copy('src/ui/core/fields.tsx', 'widgets/lead-form/LeadForm.tsx')).toBeUndefined();
});
