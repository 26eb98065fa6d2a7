import type { Language } from '#domain/core/brands';
import type { Limits } from '#domain/vehicle/maintenance';
import { fillMessage } from '#ui/fill-message';
import { texts } from './messages';

/** Formats kilometres and months for sentences, in a language. */
export function amountsIn(language: Language) {
  const messages = texts[language];
  const whole = (count: number) => Math.round(count).toLocaleString(language);
  const km = (count: number) => fillMessage(messages.km, { count: whole(count) });
  const months = (count: number) =>
    Math.round(count) === 1 ? messages.oneMonth : fillMessage(messages.manyMonths, { count: whole(count) });
  return {
    km,
    months,
    /** 20.000 km ou 24 meses; one of them if there is no other limit, and nothing without any. */
    due: ({ kilometers, months: after }: Limits) =>
      kilometers && after
        ? fillMessage(messages.or, { one: km(kilometers), other: months(after) })
        : kilometers
          ? km(kilometers)
          : after
            ? months(after)
            : '',
    /** 2ª revisão; without a number where the plan has none. */
    revision: (number: number | undefined) =>
      number ? fillMessage(messages.revision, { number }) : messages.number,
    /** 1 h 40 min. */
    time(minutes: number) {
      const values = { hours: Math.floor(minutes / 60), minutes: Math.round(minutes % 60) };
      const text =
        values.hours === 0 ? messages.minutes : values.minutes === 0 ? messages.hours : messages.hoursMinutes;
      return fillMessage(text, values);
    },
  };
}
export type Amounts = ReturnType<typeof amountsIn>;
