import type { Country, Language } from '#domain/core/brands';
import type { Period } from '#domain/dealer/opening-hours';
import { type HalfDay, openHalves } from '#domain/scheduling/half-days';
import { weekdayOf } from '#domain/time/day-text';
import { closedReason } from '#features/scheduling/closed-days';
import { personErrors } from '#features/scheduling/person';
import type { Errors } from '#ui/core/use-form';
import type { TestDriveForm } from './form-values';
import { texts } from './messages';

/** Days after today until which a test drive can be asked for (ours). */
export const DAYS_AHEAD = 60;

export interface DayRules {
  /** YYYY-MM-DD, in the dealer's time zone. */
  min: string;
  max: string;
  periods: readonly Period[];
  country: Country;
  language: Language;
  /** Half days that were taken while the form was filled in, as `dealer date half`. */
  taken: ReadonlySet<string>;
}

export const takenKey = (dealer: string, date: string, half: string): string => `${dealer} ${date} ${half}`;

/** Returns the halves of a day that can be chosen. */
export const halvesOf = (date: string, dealer: string, { periods, taken }: DayRules): readonly HalfDay[] =>
  openHalves(periods, weekdayOf(date)).filter((half) => !taken.has(takenKey(dealer, date, half)));

/** Returns why a day cannot be chosen, in words; empty if it can. */
export function reasonOf(date: string, dealer: string, rules: DayRules): string {
  const closed = closedReason(date, rules.periods, rules.country, rules.language);
  if (closed) return closed;
  return halvesOf(date, dealer, rules).length === 0 ? texts[rules.language].fullDay : '';
}

/** Returns the messages of the failing rules, by field, in the form's order. */
export function formErrors(values: Partial<TestDriveForm>, rules: DayRules): Errors<TestDriveForm> {
  const { language, country, min, max } = rules;
  const messages = texts[language];
  const { modelCode, mvsCode, idSiteGeo = '', date = '', period } = values;
  const errors: Errors<TestDriveForm> = {};
  if (!modelCode && !mvsCode) errors.modelCode = messages.noModel;
  if (!idSiteGeo) errors.idSiteGeo = messages.noDealer;
  if (!date) errors.date = messages.noDay;
  else if (date < min || date > max) errors.date = messages.dayPast;
  else if (reasonOf(date, idSiteGeo, rules)) errors.date = messages.dayClosed;
  else if (!period || !halvesOf(date, idSiteGeo, rules).includes(period)) errors.period = messages.noPeriod;
  return { ...errors, ...personErrors(values, language, country) };
}
