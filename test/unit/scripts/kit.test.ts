import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kitComponents, kitEntries, kitFolder } from '#scripts/lib/kit.mjs';

describe('the kit as a build of its own', () => {
  it('has an entry for every component, the gallery and the form it is compared with', () => {
    const components = kitComponents();
    expect(Object.keys(components)).toEqual(expect.arrayContaining(['Combobox', 'PriceField', 'Tabs']));
    expect(Object.keys(kitEntries())).toEqual(
      expect.arrayContaining(['gallery', 'widgets/lead-form', 'kit/Tabs']),
    );
    expect(Object.values(kitEntries()).filter((path) => !existsSync(path))).toEqual([]);
  });
  it('lies where nothing is shipped from', () => {
    expect(kitFolder('kit-react')).toBe('.cache/kit-react');
  });
});
