import * as v from 'valibot';
import { email, fullName, mobilePhone, name, restrictChar } from '#domain/person/contact';
import { cnpj, cpf } from '#domain/person/documents';

/** Our own rules and words (spec validation#messages), so that the two forms refuse the same. */
const plain = (empty: string) =>
  v.pipe(
    v.string(),
    v.check((value) => !value.startsWith(' '), 'O campo não deve iniciar com espaço'),
    v.trim(),
    v.nonEmpty(empty),
    v.check(restrictChar, 'Não use os caracteres & $ < > %'),
  );

const person = v.pipe(
  plain('Digite um nome válido'),
  v.check(name, 'Digite um nome válido'),
  v.check(fullName, 'Digite pelo menos um sobrenome'),
);

const contact = {
  email: v.pipe(v.string(), v.trim(), v.check(email, 'Digite um e-mail válido')),
  phone: v.pipe(
    v.string(),
    v.nonEmpty('Digite seu celular'),
    v.check((value) => mobilePhone(value), 'Digite um telefone válido'),
  ),
  preferred: v.string(),
  allowEmail: v.boolean(),
  allowSMS: v.boolean(),
  allowWhatsApp: v.boolean(),
};

export const leadSchema = v.pipe(
  v.variant('personType', [
    v.object({
      personType: v.literal('physical'),
      name: person,
      cpf: v.pipe(v.string(), v.check(cpf, 'CPF inválido')),
      ...contact,
    }),
    v.object({
      personType: v.literal('legal'),
      corporateName: plain('Digite a razão social'),
      contactName: person,
      cnpj: v.pipe(v.string(), v.check(cnpj, 'CNPJ inválido')),
      totalVehicles: v.pipe(
        v.string(),
        v.check((value) => value === '' || Number(value) > 0, 'O número deve ser maior que 0'),
      ),
      hasTwoYearCnpj: v.boolean(),
      ...contact,
    }),
  ]),
  v.forward(
    v.partialCheck(
      [['allowEmail'], ['allowSMS'], ['allowWhatsApp']],
      (lead) => lead.allowEmail || lead.allowSMS || lead.allowWhatsApp,
      'Selecione pelo menos uma das opções acima',
    ),
    ['allowEmail'],
  ),
);

/** Every field of both persons; the schema takes those of the chosen one. */
export interface Lead {
  personType: 'physical' | 'legal';
  name: string;
  cpf: string;
  corporateName: string;
  contactName: string;
  cnpj: string;
  totalVehicles: string;
  hasTwoYearCnpj: boolean;
  email: string;
  phone: string;
  preferred: string;
  allowEmail: boolean;
  allowSMS: boolean;
  allowWhatsApp: boolean;
}

export const EMPTY: Lead = {
  personType: 'physical',
  name: '',
  cpf: '',
  corporateName: '',
  contactName: '',
  cnpj: '',
  totalVehicles: '',
  hasTwoYearCnpj: false,
  email: '',
  phone: '',
  preferred: '',
  allowEmail: false,
  allowSMS: false,
  allowWhatsApp: false,
};
