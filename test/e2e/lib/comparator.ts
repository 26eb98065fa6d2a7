import { expect, type Page } from './test';

export const comparator = (page: Page) => page.locator('vt-version-comparator').first();

export const names = (page: Page) => comparator(page).locator('.card b');

export const same = (page: Page) => comparator(page).locator('.same');

export const compared = (page: Page, ...expected: string[]) => expect(names(page)).toHaveText(expected);

export const ARGO = ['Drive 1.0', 'Drive 1.3 CVT', 'Trekking 1.3 CVT'];
