import { object, string } from 'valibot';
import { persisted } from '#page/settings/storage';

/** What was accepted: when, as ISO date and time, and of which terms (termsName). */
const acceptance = object({ at: string(), terms: string() });

/** A tab does not expire, whatever the device's clock says. */
const cell = (order: string) =>
  persisted(`accepted-terms ${order}`, acceptance, {
    area: 'sessionStorage',
    now: () => 0,
    lifetime: () => Number.POSITIVE_INFINITY,
  });

/** Returns a name of the terms: another address, version or country is another text, which nobody has accepted. */
export const termsName = (country: string, url: string, version: string): string =>
  JSON.stringify([country, url, version]);

/**
 * Returns when the terms of an order were accepted in this tab, also before a reload; undefined if they were not, or if
 * it was another text.
 */
export function acceptedAt(order: string, terms: string): string | undefined {
  const known = cell(order).load();
  return known?.terms === terms ? known.at : undefined;
}

/** Keeps an acceptance until the tab is closed: the order's id, the terms and the time, nothing of the visitor. */
export const acceptTerms = (order: string, terms: string, at: string): void =>
  cell(order).save({ at, terms });

export const forgetAcceptance = (order: string): void => cell(order).clear();
