import type { InferOutput, ObjectSchema } from 'valibot';
import { fullName } from '../../../src/domain/contact';
import { birthday, isOverEighteen } from '../../../src/domain/dates';
import { CRM_MARITAL_STATUSES, MARITAL_STATUSES } from '../../../src/domain/lists/people';
import type { proposer } from '../../../src/services/entities/proposal';
import { CIVIL_STATES, MARRIAGE_REGIMES, OCCUPATIONS } from '../data/lookups';
import type { World } from '../world';
import { cpfError, emailError, refuseFields } from './accounts';

type Proposer = InferOutput<ObjectSchema<typeof proposer, undefined>>;

const isOf = (list: readonly { code: string }[], value: string) => list.some(({ code }) => code === value);
const crm = MARITAL_STATUSES.map((status) => CRM_MARITAL_STATUSES[status]);
const digits = (text = '') => text.replace(/\D/g, '');

/** A person whose salary the sandbox's bank does not believe: what a bank refuses that no rule of a form can know. */
export const UNBELIEVED = 999_999.99;

/**
 * Refuses a person's data that no bank would take, field by field under the names of the body. What is not sent is not
 * checked: only name, e-mail and CPF must be there.
 */
export function checkProposer(person: Proposer, world: World): void {
  const now = new Date(world.now());
  const { spouse } = person;
  const salary = (amount?: number) =>
    amount !== undefined &&
    (amount <= 0
      ? 'O número deve ser maior que 0'
      : amount === UNBELIEVED && 'Não foi possível confirmar a renda informada');
  const born = (day?: string) =>
    day !== undefined && !birthday(day, { now }) && 'Data de Nascimento inválida';
  refuseFields({
    name: !fullName(person.name) && 'Digite pelo menos um sobrenome',
    email: emailError(person.email),
    cpf: person.cpf === '' ? 'CPF inválido' : cpfError(person.cpf),
    birthday:
      born(person.birthday) ||
      (person.birthday !== undefined && !isOverEighteen(person.birthday, { now }) && 'Idade mínima 18 anos'),
    occupation:
      person.occupation !== undefined && !isOf(OCCUPATIONS, person.occupation) && 'Ocupação desconhecida',
    salary: salary(person.salary),
    civilState:
      person.civilState !== undefined &&
      !isOf(CIVIL_STATES, person.civilState) &&
      !crm.includes(person.civilState) &&
      'O campo Estado Civil é obrigatório',
    'spouse.cpf':
      spouse?.cpf !== undefined &&
      (digits(spouse.cpf) === digits(person.cpf)
        ? 'O CPF do cônjuge deve ser diferente do seu'
        : cpfError(spouse.cpf)),
    'spouse.birthdate': born(spouse?.birthdate),
    'spouse.marriageRegime':
      spouse?.marriageRegime !== undefined &&
      !isOf(MARRIAGE_REGIMES, spouse.marriageRegime) &&
      'Selecione o regime de bens',
    'spouse.salary': salary(spouse?.salary),
  });
}
