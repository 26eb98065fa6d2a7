import { object } from 'valibot';
import { inLanguage } from '#domain/core/languages';
import { country } from '#page/core/metadata';
import type { Host } from '#ui/core/host-context';
import type { Errors } from '#ui/core/use-form';
import * as rules from '#ui/validation/person';
import { errorsOf } from '#ui/validation/schema';
import type { WhatsappForm } from '../form-values';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import type { Validity } from './number-check';

/** Returns the messages of the failing rules. valid: the bot's answer about the number. */
export function check(
  values: Partial<WhatsappForm>,
  valid: Validity,
  { language }: Host,
): Errors<WhatsappForm> {
  const schema = object({
    name: rules.firstName(language),
    phone: rules.phone(language, country() ?? 'BR'),
  });
  const errors = errorsOf<WhatsappForm>(schema, values);
  if (valid === false) errors.phone ??= inLanguage(language, pt, es).notOnWhatsapp;
  return errors;
}
