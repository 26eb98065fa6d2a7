import { object } from 'valibot';
import * as rules from '#features/person/person-schemas';
import { country } from '#page/core/metadata';
import type { Host } from '#ui/core/host-context';
import type { Errors } from '#ui/core/use-form';
import { errorsOf } from '#ui/validation/schema';
import type { WhatsappForm } from '../form-values';
import { texts } from './messages';
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
  if (valid === false) errors.phone ??= texts[language].notOnWhatsapp;
  return errors;
}
