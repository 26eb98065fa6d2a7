import { describe, expect, it } from 'vitest';
import * as colorTypes from '#domain/car/color-types';
import { OFFER_STATUS_LABELS, OFFER_STATUSES } from '#domain/offers/offer-statuses';
import * as portuguese from '#domain/orders/order-status-labels';
import * as spanish from '#domain/orders/order-status-labels.es-AR';
import * as orders from '#domain/orders/order-statuses';
import * as people from '#domain/person/person-choices';
import * as testDrive from '#domain/scheduling/test-drive';
import * as visits from '#domain/scheduling/visit-statuses';
import { type StatusLabels, statusLabel } from '#domain/status/status-label';
import type { Labels } from '#domain/text/labels';
import { DOCUMENT_TYPE_LABELS, DOCUMENT_TYPES } from '#domain/uploads/document-types';
import * as vehicle from '#domain/vehicle/vehicle-kinds';

const LISTS: [name: string, values: readonly string[], labels: Labels<string>][] = [
  ['person types', people.PERSON_TYPES, people.PERSON_TYPE_LABELS],
  ['genders', people.GENDERS, people.GENDER_LABELS],
  ['marital statuses', people.MARITAL_STATUSES, people.MARITAL_STATUS_LABELS],
  ['marriage regimes', people.MARRIAGE_REGIMES, people.MARRIAGE_REGIME_LABELS],
  ['occupations', people.OCCUPATIONS, people.OCCUPATION_LABELS],
  ['fuels', vehicle.FUELS, vehicle.FUEL_LABELS],
  ['colour types', colorTypes.COLOR_TYPES, colorTypes.COLOR_TYPE_LABELS],
  ['test-drive times', testDrive.TEST_DRIVE_TIMES, testDrive.TEST_DRIVE_TIME_LABELS],
  ['test-drive ratings', testDrive.TEST_DRIVE_RATINGS, testDrive.TEST_DRIVE_RATING_LABELS],
  ['documents', DOCUMENT_TYPES, DOCUMENT_TYPE_LABELS],
];

describe('lists', () => {
  it.each(LISTS)('%s have a label of their own for each value, in both languages', (_, values, labels) => {
    for (const language of ['pt-BR', 'es-AR'] as const) {
      const shown = values.map((value) => labels[language][value]?.trim());
      expect(new Set(shown.filter(Boolean)).size).toBe(values.length);
      expect(Object.keys(labels[language])).toHaveLength(values.length);
    }
  });
  it('have a CRM value of its own for each marital status', () => {
    const { CRM_MARITAL_STATUSES, MARITAL_STATUSES } = people;
    expect(new Set(MARITAL_STATUSES.map((status) => CRM_MARITAL_STATUSES[status])).size).toBe(5);
  });
});

describe('statuses', () => {
  const SUBJECTS: [
    name: string,
    values: readonly string[],
    labels: Record<'pt-BR' | 'es-AR', StatusLabels>,
  ][] = [
    ['orders', Object.values(orders).flat(), { 'pt-BR': portuguese, 'es-AR': spanish }],
    ['visits', [...visits.TEST_DRIVE_STATUSES, ...visits.VISIT_STATUSES], visits.VISIT_STATUS_LABELS],
    ['offers', OFFER_STATUSES, OFFER_STATUS_LABELS],
  ];
  it.each(SUBJECTS)(
    'of %s each have a label in both languages, and no label is left over',
    (_, values, labels) => {
      for (const { STATUS_LABELS, UNKNOWN_STATUS } of Object.values(labels)) {
        expect(Object.keys(STATUS_LABELS).sort()).toEqual([...new Set(values)].sort());
        expect(
          [UNKNOWN_STATUS, ...Object.values(STATUS_LABELS)].filter((label) => label.trim() === ''),
        ).toEqual([]);
      }
    },
  );
  it('are said in the page’s language', () => {
    expect(statusLabel('DELIVERED', portuguese)).toBe('Entregue');
    expect(statusLabel('DELIVERED', spanish)).toBe('Entregado');
    const named = ['A', 'C', 'P'].map((letter) => statusLabel(letter, visits.VISIT_STATUS_LABELS['pt-BR']));
    expect(named).toEqual(['Confirmada', 'Cancelada', 'Pendente']);
  });
  it('of another subject are not known', () => {
    expect(statusLabel('A', portuguese)).toBe(portuguese.UNKNOWN_STATUS);
  });
  it.each(['NEW_ONE', '', 'toString'])('%j is not known, and said neutrally', (status) => {
    expect(statusLabel(status, portuguese)).toBe(portuguese.UNKNOWN_STATUS);
    expect(statusLabel(status, spanish)).toBe(spanish.UNKNOWN_STATUS);
  });
});

describe('names of what services write', () => {
  it('are the page’s language’s, and the service’s own where there is none', () => {
    expect(vehicle.fuelName('Gas', 'pt-BR')).toBe('Gasolina');
    expect(vehicle.fuelName('Gas', 'es-AR')).toBe('Nafta');
    expect(vehicle.fuelName('Hydrogen', 'pt-BR')).toBe('Hydrogen');
    expect(vehicle.fuelName('constructor', 'pt-BR')).toBe('constructor');
    expect(vehicle.fuelName(null, 'pt-BR')).toBe('');
    expect(colorTypes.colorTypeName('pearly', 'es-AR')).toBe('Perlado');
    expect(colorTypes.colorTypeName('matte', 'pt-BR')).toBe('');
  });
});

it('an accessory is told from every other kind of part, and from a part that says none', () => {
  const parts = [...vehicle.PART_TYPES.map((type) => ({ type })), { type: null }, {}];
  expect(parts.filter(vehicle.isAccessory)).toEqual([{ type: 'ACCESSORY' }]);
});
