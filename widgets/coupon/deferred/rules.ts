import { object } from 'valibot';
import type { Language } from '#domain/core/brands';
import * as rules from '#features/person/person-schemas';
import type { Errors } from '#ui/core/use-form';
import { errorsOf, orEmpty } from '#ui/validation/schema';
import type { PlanValues } from './PlanFields';

/** Returns the messages of the violated rules, by field: the CPF may stay empty. */
export const checkPlan = (values: Partial<PlanValues>, language: Language): Errors<PlanValues> =>
  errorsOf<PlanValues>(object({ cpf: orEmpty(rules.cpf(language)) }), values);
