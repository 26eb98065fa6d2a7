import { type GenericSchema, object } from 'valibot';
import { inLanguage } from '#domain/core/languages';
import { country } from '#page/core/metadata';
import type { Host } from '#ui/core/host-context';
import type { Errors } from '#ui/core/use-form';
import * as rules from '#ui/validation/person';
import { errorsOf, fits, orEmpty, tooLong } from '#ui/validation/schema';
import type { ContactFormProps } from '../attributes';
import { type ContactFormValues, MESSAGE_MAX } from '../form-values';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

const anyText = (empty: string) => fits(() => true, empty);

/** Returns the messages of the violated rules, by field; empty if all are met. */
export function check(
  values: Partial<ContactFormValues>,
  { reason }: Pick<ContactFormProps, 'reason'>,
  { language }: Pick<Host, 'language'>,
): Errors<ContactFormValues> {
  const messages = inLanguage(language, pt, es);
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
