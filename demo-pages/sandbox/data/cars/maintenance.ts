import type { Country } from '#domain/core/brands';
import { hash } from '../../lib/random';
import { money, type SandboxVersion, say, type Text } from './types';

/** A revision is due every so many km or months, whichever comes first (spec cars#maintenance). */
export const EVERY_KM = 10_000;
export const EVERY_MONTHS = 12;
const REVISIONS = 10;

type Row = readonly [
  code: string,
  name: Text,
  /** Replaced at every nth revision, else only inspected, if that is listed. */
  every: number,
  reais: number,
  more?: { labor?: true; looked?: true; for?: 'combustion' | 'electric' | 'spark' | 'diesel' },
];
const ROWS: readonly Row[] = [
  ['M01', ['Óleo do motor', 'Aceite de motor'], 1, 265, { for: 'combustion' }],
  ['M02', ['Filtro de óleo', 'Filtro de aceite'], 1, 68, { for: 'combustion' }],
  ['M03', ['Filtro de ar do motor', 'Filtro de aire del motor'], 2, 112, { for: 'combustion', looked: true }],
  ['M04', ['Filtro de cabine', 'Filtro de habitáculo'], 1, 94],
  ['M05', ['Filtro de combustível', 'Filtro de combustible'], 3, 138, { for: 'combustion' }],
  ['M06', ['Velas de ignição', 'Bujías'], 4, 310, { for: 'spark', looked: true }],
  ['M07', ['Fluido de freio', 'Líquido de frenos'], 2, 122, { looked: true }],
  ['M08', ['Pastilhas de freio dianteiras', 'Pastillas de freno delanteras'], 4, 389, { looked: true }],
  ['M09', ['Líquido de arrefecimento', 'Líquido refrigerante'], 6, 174, { looked: true }],
  ['M10', ['Correia de acessórios', 'Correa de accesorios'], 6, 246, { for: 'combustion', looked: true }],
  ['M11', ['Filtro separador de água', 'Filtro separador de agua'], 2, 198, { for: 'diesel' }],
  [
    'M12',
    ['Diagnóstico da bateria de tração', 'Diagnóstico de la batería de tracción'],
    1,
    160,
    { for: 'electric', labor: true },
  ],
  ['M90', ['Mão de obra da revisão', 'Mano de obra del service'], 1, 298, { labor: true }],
];

const fits = ({ fuel }: SandboxVersion, kind: NonNullable<Row[4]>['for']) => {
  if (!kind) return true;
  if (kind === 'electric') return fuel === 'Electric' || fuel === 'Hybrid';
  if (fuel === 'Electric') return false;
  return kind === 'combustion' || (kind === 'diesel') === (fuel === 'Diesel');
};

/** Price factor of the same work on a more expensive car. */
const factor = ({ price }: SandboxVersion) => (price < 130_000 ? 1 : price < 260_000 ? 1.45 : 2.3);

/** Labour and freight differ by state; 1 is the price suggested for the whole country. */
const ofState = (state: string) => (state ? 0.94 + (hash(`maintenance ${state}`) % 19) / 100 : 1);

/** Where prices apply: in a country, or in one of its states. */
export interface PriceArea {
  country?: Country;
  state?: string;
}

/** All revisions of a version with their work. */
export function revisionsOf(version: SandboxVersion, { country = 'BR', state = '' }: PriceArea = {}) {
  const rows = ROWS.filter(([, , , , more]) => fits(version, more?.for));
  return Array.from({ length: REVISIONS }, (_, i) => {
    const number = i + 1;
    const items = rows.flatMap(([code, name, every, reais, { labor, looked } = {}]) => {
      const replaced = number % every === 0;
      if (!replaced && !looked) return [];
      const price = replaced
        ? money(Math.round((reais * factor(version) * ofState(state)) / 5) * 5, country)
        : 0;
      return { code, name: say(name, country), type: labor ? 'LABOR' : 'PART', price, replaced };
    });
    return {
      number,
      mileage: number * EVERY_KM,
      months: number * EVERY_MONTHS,
      price: items.reduce((sum, { price }) => sum + price, 0),
      items,
    };
  });
}
export type SandboxRevision = ReturnType<typeof revisionsOf>[number];

/** Returns a revision by its number, from 1; after the last one of the plan the cycle restarts. */
export function revisionOf(version: SandboxVersion, number: number, area: PriceArea): SandboxRevision {
  const revisions = revisionsOf(version, area);
  const same = revisions[(number - 1) % revisions.length] as SandboxRevision;
  return { ...same, number, mileage: number * EVERY_KM, months: number * EVERY_MONTHS };
}

/** The next revision of a car by its mileage or age, whichever is further. */
export const nextRevision = (
  version: SandboxVersion,
  { mileage, months }: { mileage: number; months: number },
  area: PriceArea,
): SandboxRevision =>
  revisionOf(version, Math.max(1, Math.ceil(mileage / EVERY_KM), Math.ceil(months / EVERY_MONTHS)), area);
