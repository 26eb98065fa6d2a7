import { describe, expect, it } from 'vitest';
import {
  modelsOf,
  NO_IMAGE,
  NO_ONLINE_PRICE,
  NO_PRICE,
  NO_STOCK,
  VERSIONS,
} from '#demo-pages/sandbox/data/cars';
import { colorsOf } from '#demo-pages/sandbox/data/cars/colors';
import { coatingsOf, servicesOf } from '#demo-pages/sandbox/data/cars/interior';
import { accessoriesOf, optionalsOf, type SandboxPart } from '#demo-pages/sandbox/data/cars/parts';
import { BRANDS } from '#domain/core/brands';

describe('the line-up', () => {
  it('has four models of three versions for every brand, with codes of the size the brand uses', () => {
    for (const brand of BRANDS) {
      const models = modelsOf(brand);
      expect(models.length).toBeGreaterThanOrEqual(4);
      for (const { versions } of models) expect(versions.length).toBeGreaterThanOrEqual(3);
    }
    for (const { code, brand, modelCode, versionCode, seriesCode } of VERSIONS) {
      const long = brand === 'citroen' || brand === 'peugeot';
      expect([modelCode.length, versionCode.length, seriesCode.length]).toEqual(
        long ? [4, 11, 1] : [3, 3, 1],
      );
      expect(code).toMatch(/^[A-Z0-9]+$/);
    }
    // Two versions of one brand keep their codes from one year to the next.
    expect(new Set(VERSIONS.map(({ code, year }) => `${code} ${year}`)).size).toBe(VERSIONS.length);
    expect(VERSIONS.length - new Set(VERSIONS.map(({ code }) => code)).size).toBe(2);
  });

  it('lacks each thing that can be missing once for every brand', () => {
    for (const set of [NO_PRICE, NO_STOCK, NO_IMAGE, NO_ONLINE_PRICE]) {
      const brands = VERSIONS.filter(({ code }) => set.has(code)).map(({ brand }) => brand);
      expect(brands).toEqual([...BRANDS]);
    }
  });
});

/** A part with all that comes with it. */
function closure(parts: readonly SandboxPart[], id: string, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  const { inclusiveIds = [], dependencies = [] } = parts.find((part) => part.id === id) ?? {};
  for (const other of [...inclusiveIds, ...dependencies]) closure(parts, other, seen);
  return seen;
}

describe('what a version can have', () => {
  it('is enough to choose from', () => {
    for (const version of VERSIONS) {
      expect(optionalsOf(version).length, version.fullDescription).toBeGreaterThanOrEqual(10);
      expect(accessoriesOf(version).length).toBeGreaterThanOrEqual(8);
      expect(colorsOf(version).length).toBeGreaterThanOrEqual(5);
      expect(coatingsOf(version).filter(({ isSelected }) => isSelected)).toHaveLength(1);
      expect(servicesOf(version).length).toBeGreaterThanOrEqual(6);
    }
  });

  it('never contradicts itself', () => {
    for (const version of VERSIONS) {
      const colors = colorsOf(version);
      for (const parts of [optionalsOf(version), accessoriesOf(version)]) {
        const ids = new Set(parts.map(({ id }) => id));
        for (const part of parts) {
          const { inclusiveIds, exclusiveIds, alternatives, dependencies } = part;
          for (const id of [...inclusiveIds, ...exclusiveIds, ...alternatives, ...dependencies]) {
            expect(ids.has(id), `${part.id} speaks of ${id}`).toBe(true);
          }
          const all = closure(parts, part.id);
          const excluded = parts.filter(({ id }) => all.has(id)).flatMap((each) => each.exclusiveIds);
          expect(
            excluded.filter((id) => all.has(id)),
            part.id,
          ).toEqual([]);
          if (alternatives.length > 0) expect(alternatives.some((id) => !excluded.includes(id))).toBe(true);
          for (const { colorId } of part.optionalColors) {
            const color = colors.find(({ id }) => id === colorId);
            expect(color, `${part.id} goes with ${colorId}`).toBeDefined();
            for (const needed of color?.onlyWith ?? []) expect(excluded).not.toContain(needed);
          }
        }
      }
      for (const { onlyWith } of colors) {
        const optionals = new Set(optionalsOf(version).map(({ id }) => id));
        for (const id of onlyWith) expect(optionals.has(id), id).toBe(true);
      }
    }
  });

  it('excludes both ways, across packs too', () => {
    for (const version of VERSIONS) {
      const parts = optionalsOf(version);
      for (const { id, exclusiveIds } of parts) {
        for (const other of exclusiveIds) {
          expect(parts.find((part) => part.id === other)?.exclusiveIds).toContain(id);
        }
      }
    }
    const packs = optionalsOf(VERSIONS[0] as (typeof VERSIONS)[number]).filter(({ code }) =>
      /^P[CS][OP]$/.test(code),
    );
    expect(packs.map(({ code }) => code)).toEqual(['PCO', 'PSP']);
    expect(packs[0]?.exclusiveIds).toContain(packs[1]?.id);
  });
});
