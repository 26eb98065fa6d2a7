import { object } from 'valibot';
import type { Language } from '../../../src/domain/core/brands';
import type { Errors } from '../../../src/ui/core/use-form';
import * as rules from '../../../src/ui/validation/person';
import { errorsOf, orEmpty } from '../../../src/ui/validation/schema';
import type { PlanValues } from './PlanFields';

/** Returns the messages of the violated rules, by field: the CPF may stay empty. */
export const checkPlan = (values: Partial<PlanValues>, language: Language): Errors<PlanValues> =>
  errorsOf<PlanValues>(object({ cpf: orEmpty(rules.cpf(language)) }), values);
