import { object } from 'valibot';
import * as rules from '#features/person/person-schemas';
import type { Host } from '#ui/core/host-context';
import type { Errors } from '#ui/core/use-form';
import { errorsOf, line } from '#ui/validation/schema';
import type { TemplateWidgetForm } from '../form-values';
import { texts } from './messages';

/** Returns the messages of the violated rules, by field; empty if all are met. */
export function check(
  values: Partial<TemplateWidgetForm>,
  { language }: Pick<Host, 'language'>,
): Errors<TemplateWidgetForm> {
  const schema = object({
    name: rules.personName(language),
    email: rules.email(language),
    message: line(language, texts[language].messageMissing),
  });
  return errorsOf<TemplateWidgetForm>(schema, values);
}
