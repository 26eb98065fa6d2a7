import { object } from 'valibot';
import type { Host } from '../../../src/ui/core/host-context';
import type { Errors } from '../../../src/ui/core/use-form';
import * as rules from '../../../src/ui/validation/person';
import { errorsOf, line } from '../../../src/ui/validation/schema';
import type { ServiceSchedulingForm } from '../form-values';
import { messages } from './messages';

/** Returns the messages of the violated rules, by field; empty if all are met. */
export function check(
  values: Partial<ServiceSchedulingForm>,
  { language }: Pick<Host, 'language'>,
): Errors<ServiceSchedulingForm> {
  const schema = object({
    name: rules.personName(language),
    email: rules.email(language),
    message: line(language, messages[language].messageMissing),
  });
  return errorsOf<ServiceSchedulingForm>(schema, values);
}
