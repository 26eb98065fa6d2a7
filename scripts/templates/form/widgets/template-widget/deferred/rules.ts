import { object } from 'valibot';
import { inLanguage } from '#domain/core/languages';
import type { Host } from '#ui/core/host-context';
import type { Errors } from '#ui/core/use-form';
import * as rules from '#ui/validation/person';
import { errorsOf, line } from '#ui/validation/schema';
import type { TemplateWidgetForm } from '../form-values';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** Returns the messages of the violated rules, by field; empty if all are met. */
export function check(
  values: Partial<TemplateWidgetForm>,
  { language }: Pick<Host, 'language'>,
): Errors<TemplateWidgetForm> {
  const schema = object({
    name: rules.personName(language),
    email: rules.email(language),
    message: line(language, inLanguage(language, pt, es).messageMissing),
  });
  return errorsOf<TemplateWidgetForm>(schema, values);
}
