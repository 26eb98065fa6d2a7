import { describe, expect, it } from 'vitest';
import { manifest } from '#scripts/generate/manifest.mjs';
import { textOf } from '#scripts/release/compare.mjs';
import { namesOfCalls, namesOfElements } from '#scripts/release/surface.mjs';
import { readDefinitions } from '#scripts/source/definitions.mjs';

describe('what can be named of a release', () => {
  const names = namesOfElements(JSON.parse(manifest(readDefinitions(), new Map()))).map(textOf);

  it.each([
    'tag `<vt-lead-form>`',
    'attribute `model` of `<vt-lead-form>`',
    'word `visible` of `load of <vt-lead-form>`',
    'event `vt-widget-ready` of `<vt-lead-form>`',
    'state `ready` of `<vt-lead-form>`',
    'custom property `--vt-info`',
  ])('has %s', (name) => expect(names).toContain(name));

  it('has each once', () => expect(names.length).toBe(new Set(names).size));

  it('has calls by their ids', () => {
    const get = { operationId: 'LEA-01' };
    const post = { operationId: 'LEA-02', deprecated: true };
    expect(namesOfCalls({ paths: { '/a': { get, post, parameters: [] } } })).toEqual([
      { kind: 'call', name: 'LEA-01' },
      { kind: 'call', name: 'LEA-02', deprecated: 'Deprecated.' },
    ]);
  });
});
