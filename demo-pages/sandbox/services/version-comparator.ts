import type { Country } from '#domain/core/brands';
import * as comparator from '#services/version-comparator';
import { answer, Refusal } from '../answers';
import { mvsOf, VERSIONS } from '../data/cars';
import { colorsOf } from '../data/cars/colors';
import { datasheetOf } from '../data/cars/datasheet';
import { serialItemsOf } from '../data/cars/interior';
import { optionalsOf } from '../data/cars/parts';
import type { SandboxVersion } from '../data/cars/types';
import { countryFor, versionFor } from '../rules/cars';

/** Highlights of a version: its engine's power, then what plainer versions lack. */
function highlights(version: SandboxVersion, country: Country): string[] {
  const power = datasheetOf(version, country).find(({ value }) => value.endsWith(' cv'))?.value ?? '';
  const items = serialItemsOf(version, country).slice(-4);
  return [`${version.engine}, ${power}`, `${version.gear}`, ...items.map(({ name }) => name)];
}

/** Values by category and name, one for each version, in their order. */
function linesOf(versions: readonly SandboxVersion[], country: Country) {
  const [standard, optional, none] =
    country === 'AR' ? ['De serie', 'Opcional', 'No disponible'] : ['De série', 'Opcional', 'Não disponível'];
  const lines = new Map<string, { category: string; name: string; values: string[] }>();
  const put = (i: number, category: string, name: string, value: string) => {
    const key = `${category} ${name}`;
    const line = lines.get(key) ?? { category, name, values: versions.map(() => '') };
    line.values[i] = value;
    lines.set(key, line);
  };
  for (const [i, version] of versions.entries()) {
    for (const { category, name, value } of datasheetOf(version, country)) put(i, category, name, value);
  }
  const equipment = lines.size;
  for (const [i, version] of versions.entries()) {
    for (const { category, name } of optionalsOf(version, country)) put(i, category, name, optional ?? '');
    for (const { category, name } of serialItemsOf(version, country)) put(i, category, name, standard ?? '');
  }
  return [...lines.values()].map(({ category, name, values }, i) => ({
    category,
    name,
    // A dash for a line of the data sheet that does not apply, such as the tank of an electric car.
    values: values.map((value) => value || (i < equipment ? '—' : (none ?? ''))),
    different: new Set(values).size > 1,
  }));
}

export const comparatorAnswers = answer(
  comparator,
  {
    compareVersions({ query, headers }) {
      const country = countryFor(query.country, headers);
      const versions = [...new Set(query.mvsCode)].map((code) => versionFor(code));
      if (versions.length > comparator.MOST_COMPARED) {
        throw new Refusal(422, { error: `at most ${comparator.MOST_COMPARED} versions can be compared` });
      }
      return {
        versions: versions.map((version) => ({
          mvs: mvsOf(version, country),
          highlights: highlights(version, country),
          colors: colorsOf(version, country),
          others: VERSIONS.filter(
            ({ brand, modelCode, code }) =>
              brand === version.brand && modelCode === version.modelCode && code !== version.code,
          ).map(({ code, versionName, year }) => ({ code, versionName, year })),
        })),
        lines: linesOf(versions, country),
      };
    },
  },
  { examples: { compareVersions: { query: { mvsCode: ['358AF11', '358BF31'] } } } },
);
