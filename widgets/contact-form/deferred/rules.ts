import { type GenericSchema, object } from 'valibot';
import * as rules from '#features/person/person-schemas';
import { country } from '#page/core/metadata';
import type { Host } from '#ui/core/host-context';
import type { Errors } from '#ui/core/use-form';
import { errorsOf, fitsAsTyped, orEmpty, tooLong } from '#ui/validation/schema';
import type { ContactFormProps } from '../attributes';
import { type ContactFormValues, MESSAGE_MAX } from '../form-values';
import { texts } from './messages';

const anyText = (empty: string) => fitsAsTyped(() => true, empty);

/** Returns the messages of the violated rules, by field; empty if all are met. */
export function check(
  values: Partial<ContactFormValues>,
  { reason }: Pick<ContactFormProps, 'reason'>,
  { language }: Pick<Host, 'language'>,
): Errors<ContactFormValues> {
  const messages = texts[language];
  const rulesOf: Record<string, GenericSchema> = {
    ...(!reason && { reason: anyText(messages.reasonMissing) }),
    name: rules.personName(language),
    email: rules.email(language),
    phone: orEmpty(rules.phone(language, country() ?? 'BR')),
    message: anyText(messages.messageMissing),
    ...(values.recipient === 'dealer' && { dealerCode: anyText(messages.dealerMissing) }),
  };
  return {
    ...errorsOf<ContactFormValues>(object(rulesOf), values),
    ...tooLong(values, { message: MESSAGE_MAX }, language),
  };
}
