import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Language } from '#domain/core/brands';
import { clearQueryCache } from '#services/http/query-cache';
import LocationSelector from '#widgets/location-selector/LocationSelector';
import { CITIES, page, STATES } from './answers';
import { clearLocation } from './clear-location';
import { leave, render } from './render';

export const betim = {
  countryCode: 'BR',
  stateCode: 'MG',
  cityName: 'Betim',
  cityCode: '3106705',
  influenceAreas: [],
  regionals: [],
} as const;

/** The answers to a choice by state and city. */
export const places = { '/country/BR/state': STATES, '/city': CITIES };

/** The selector, with attributes that its element has besides. */
export const showSelector = (
  layout: 'box' | 'modal' = 'box',
  attributes = '',
  language: Language = 'pt-BR',
) => render(<LocationSelector layout={layout} heading="" />, language, attributes);

export const state = () => document.querySelector('[data-state]')?.getAttribute('data-state');

/** The radio button of a way to say where one is. */
export const radio = (value: string) => document.querySelector(`input[value="${value}"]`) as Element;

/** Loads once for all tests of a file what the selector loads late; each test has a page without a place. */
export function setUpSelector(): void {
  beforeAll(async () => {
    // What loads when it is used is there at once, so that no test waits for the disk.
    await Promise.all([import('#widgets/location-selector/deferred'), import('#services/http/send')]);
  });
  beforeEach(() => {
    clearQueryCache();
    clearLocation();
    page();
  });
  afterEach(async () => {
    await leave();
    vi.unstubAllGlobals();
  });
}
