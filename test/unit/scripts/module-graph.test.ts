import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { moduleGraph, unitsOf } from '#scripts/build/chunks/module-graph.mjs';
import { chunkNames } from '#scripts/build/chunks/planned-names.mjs';

interface Given {
  imports?: string[];
  later?: string[];
  isEntry?: boolean;
  bytes?: number;
}

/** A build's modules by path; code that minification leaves at its length. */
const graphOf = (given: Record<string, Given>) =>
  moduleGraph(
    new Map(
      Object.entries(given).map(([path, { imports = [], later = [], isEntry = false, bytes = 300 }]) => [
        resolve(path),
        {
          isEntry,
          importedIds: imports.map((each) => resolve(each)),
          dynamicallyImportedIds: later.map((each) => resolve(each)),
          code: `export const text = "${'x'.repeat(bytes)}";`,
        },
      ]),
    ),
  );

const namesIn = (ids: Iterable<string>) =>
  [...ids].map((id) => id.split('/').pop()?.replace('.ts', '')).sort();

describe('what an import loads', () => {
  const graph = graphOf({
    'loader.ts': { isEntry: true },
    'one.ts': { isEntry: true, imports: ['shared.ts'], later: ['late.ts'] },
    'two.ts': { isEntry: true, imports: ['shared.ts', 'own.ts'], later: ['late.ts', 'last.ts'] },
    'shared.ts': {},
    'own.ts': {},
    'late.ts': { imports: ['deep.ts'], later: ['last.ts'] },
    'deep.ts': {},
    'last.ts': { imports: ['deep.ts', 'own.ts'] },
  });
  const units = unitsOf(graph, () => graph.withImports([resolve('loader.ts')]));
  const unit = (path: string) => {
    const found = units.find(({ id }) => id === resolve(path));
    if (!found) throw new Error(`no import of ${path}`);
    return found;
  };

  it('is a module with all that it imports, late too, where that is asked', () => {
    expect(namesIn(graph.withAllImports([resolve('late.ts')]))).toEqual(['deep', 'last', 'late', 'own']);
  });

  it('is the module with all its static imports', () => {
    expect(namesIn(unit('late.ts').modules)).toEqual(['deep', 'late']);
    expect(namesIn(unit('two.ts').modules)).toEqual(['own', 'shared', 'two']);
  });

  it('comes after what all its importers have in common', () => {
    expect(namesIn(unit('two.ts').before)).toEqual(['loader']);
    expect(namesIn(unit('late.ts').before)).toEqual(['loader', 'shared']);
    // By two.ts at once, or by late.ts, which one.ts may have loaded.
    expect(namesIn(unit('last.ts').before)).toEqual(['loader', 'shared']);
  });
});

describe('the names of chunks', () => {
  const given = {
    'src/element/vitrine.ts': { isEntry: true },
    'src/a.ts': { isEntry: true, later: ['src/parts/open.ts', 'src/lone.ts'] },
    'src/b.ts': { isEntry: true, later: ['src/parts/close.ts'] },
    'src/parts/open.ts': { imports: ['src/parts/frame.ts', 'src/rules/rule.ts'], bytes: 20_000 },
    'src/parts/close.ts': { imports: ['src/parts/frame.ts'], bytes: 20_000 },
    'src/parts/frame.ts': { bytes: 90_000 },
    'src/rules/rule.ts': {},
    'src/lone.ts': {},
  };
  const named = (kept = new Map<string, string>(), more: Record<string, Given> = {}) =>
    Object.fromEntries(
      [...chunkNames(graphOf({ ...given, ...more }), [], kept)].map(([id, name]) => [namesIn([id])[0], name]),
    );

  it('are those of folders; what one import loads is in its file, and has none', () => {
    expect(named()).toEqual({ frame: 'parts' });
  });

  it('stay as they were, and a new module joins', () => {
    const kept = new Map([['src/parts/frame.ts', 'windows']]);
    expect(named(kept)).toEqual({ frame: 'windows' });
    const more = {
      'src/parts/open.ts': { imports: ['src/parts/frame.ts', 'src/rules/new.ts'] },
      'src/parts/close.ts': { imports: ['src/parts/frame.ts', 'src/rules/new.ts'] },
      'src/rules/new.ts': {},
    };
    expect(named(kept, more)).toEqual({ frame: 'windows', new: 'windows' });
  });

  it('are no one’s whose file is gone', () => {
    expect(named(new Map([['src/parts/gone.ts', 'windows']]))).toEqual({ frame: 'parts' });
  });
});
