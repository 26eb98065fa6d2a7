import { check, object, pipe } from 'valibot';
import type { Language } from '#domain/core/brands';
import { cpf as isCpf } from '#domain/person/documents';
import * as rules from '#features/person/person-schemas';
import type { Errors } from '#ui/core/use-form';
import { errorsOf, line, tooLong } from '#ui/validation/schema';
import { type ClearingForm, hasField } from './aim';
import { texts } from './messages';

/** Longest id. */
const ID_MAX = 100;

/** Returns the messages of the violated rules of the shown fields, by field; empty if all are met. */
export function checkClearing(values: Partial<ClearingForm>, language: Language): Errors<ClearingForm> {
  const { kind = 'both' } = values;
  const messages = texts[language];
  const couponId = pipe(
    line(language, messages.couponMissing),
    // A person's number must not become the id of a coupon, which events and messages name.
    check((value) => !isCpf(value), messages.couponIsCpf),
  );
  const schema = object({
    ...(hasField(kind, 'couponId') && { couponId }),
    ...(hasField(kind, 'cpf') && { cpf: rules.cpf(language) }),
  });
  return {
    ...(hasField(kind, 'couponId') && tooLong<ClearingForm>(values, { couponId: ID_MAX }, language)),
    ...errorsOf<ClearingForm>(schema as never, values),
  };
}
