// @vitest-environment happy-dom
import { type GenericSchema, object } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Country } from '#domain/core/brands';
import * as payment from '#features/card/card-schemas';
import * as vehicle from '#features/owner/vehicle-schemas';
import * as applicant from '#features/person/applicant-schemas';
import * as password from '#features/person/password-schemas';
import * as person from '#features/person/person-schemas';
import * as choice from '#ui/validation/choice';
import { companyName, errorsOf, line, orEmpty } from '#ui/validation/schema';

const now = new Date(2026, 10, 20);
/** What a rule says of a value; nothing where it is well. */
const said = (rule: GenericSchema, value: unknown) =>
  errorsOf<{ a: string }>(object({ a: rule }), { a: value as string }).a;

it.each([
  [person.cpf('pt-BR'), 'Digite o CPF'],
  [person.phone('es-AR', 'AR'), 'Ingresá tu celular'],
  [line('pt-BR', 'Digite'), 'Digite'],
])('holds a field that has no value as empty, and says so in words', (rule, message) => {
  expect(errorsOf<{ a: string }>(object({ a: rule }), {}).a).toBe(message);
});

describe('an empty field', () => {
  it.each([
    [person.personName('pt-BR'), 'Digite o nome completo'],
    [person.personName('es-AR'), 'Ingresá el nombre y apellido'],
    [person.firstName('pt-BR'), 'Digite o nome'],
    [person.email('pt-BR'), 'Digite o e-mail'],
    [person.email('es-AR'), 'Ingresá el correo electrónico'],
    [person.companyPhone('pt-BR', 'BR'), 'Digite o telefone'],
    [person.cpf('pt-BR'), 'Digite o CPF'],
    [person.cnpj('pt-BR'), 'Digite o CNPJ'],
    [person.cpfOrCnpj('pt-BR'), 'Digite o CPF ou CNPJ'],
    [person.dni('es-AR'), 'Ingresá el DNI'],
    [person.cuit('es-AR'), 'Ingresá el CUIT'],
    [applicant.birthday('pt-BR', now), 'Digite a data de nascimento'],
    [applicant.rg('pt-BR'), 'Digite o RG'],
    [applicant.cuil('es-AR'), 'Ingresá el CUIL'],
    [applicant.driverLicence('pt-BR'), 'Digite o número da CNH'],
    [applicant.driverLicenceExpiry('pt-BR', now), 'Digite a validade da CNH'],
    [applicant.occupation('pt-BR'), 'Digite a profissão'],
    [payment.cardNumber('pt-BR'), 'Digite o número do cartão'],
    [payment.cardName('pt-BR'), 'Digite o nome como está no cartão'],
    [payment.cardExpiry('pt-BR', now), 'Digite a validade do cartão'],
    [payment.cardCvv('pt-BR', ''), 'Digite o código de segurança'],
    [vehicle.plate('es-AR', 'AR'), 'Ingresá la patente'],
    [vehicle.chassis('pt-BR'), 'Digite o chassi'],
    [vehicle.recallKey('pt-BR', 'BR'), 'Digite a placa ou o chassi'],
    [password.loginPassword('pt-BR'), 'Digite sua senha'],
    [password.newPassword('pt-BR'), 'Digite uma senha'],
    [password.samePassword('es-AR', ''), 'Repetí la contraseña'],
  ] as [GenericSchema, string][])('is missing, not invalid (%#)', (rule, text) => {
    expect(said(rule, '')).toBe(text);
    expect(said(rule, ' ')).not.toMatch(/válid/);
  });
});

describe("a company's phone", () => {
  it.each<[Country, string, string | undefined]>([
    ['BR', '(11) 3456-7890', undefined],
    ['BR', '(11) 98765-4321', undefined],
    ['BR', '(11) 1456-7890', 'Digite um telefone válido'],
    ['AR', '11 4567-8901', undefined],
    ['AR', '4567-8901', 'Digite um telefone válido'],
  ])('in %s may be %s: %s', (country, value, text) =>
    expect(said(person.companyPhone('pt-BR', country), value)).toBe(text),
  );
});

describe('a rule has the specified message', () => {
  it.each([
    [line('pt-BR', 'Digite'), '', 'Digite'],
    [line('pt-BR', 'Digite'), ' C&A', 'Não use os caracteres & $ < > %'],
    [companyName('pt-BR', 'Digite'), 'C&A $', 'Não use os caracteres $ < > %'],
    [companyName('es-AR', 'Ingresá'), ' ', 'Ingresá'],
    [line('es-AR', 'Ingresá'), 'a<b', 'No uses los caracteres & $ < > %'],
    [person.personName('pt-BR'), 'A', 'Digite um nome válido'],
    [person.personName('pt-BR'), 'Ana', 'Digite pelo menos um sobrenome'],
    [person.personName('es-AR'), 'Ana', 'Ingresá al menos un apellido'],
    [person.email('pt-BR'), 'ana@', 'Digite um e-mail válido'],
    [applicant.otherEmail('pt-BR', 'ana@a.com'), 'ANA@a.com', 'O email não pode ser o mesmo do titular'],
    [
      applicant.otherLabourCard('pt-BR', '123'),
      '123',
      'A carteira de trabalho não pode ser a mesma do titular',
    ],
    [person.phone('pt-BR', 'BR'), '', 'Digite seu celular'],
    [person.phone('pt-BR', 'BR'), '1133', 'Digite um telefone válido'],
    [person.cpf('pt-BR'), '111.111.111-11', 'CPF inválido'],
    [person.cnpj('pt-BR'), '1', 'CNPJ inválido'],
    [person.cpfOrCnpj('pt-BR'), '1', 'CPF/CNPJ inválido'],
    [person.dni('es-AR'), '1', 'DNI inválido'],
    [person.cuit('es-AR'), '1', 'CUIT inválido'],
    [applicant.cuil('es-AR', '12345678'), '20-11111111-2', 'CUIL inválido'],
    [applicant.rg('pt-BR'), 'x', 'RG inválido'],
    [applicant.driverLicence('pt-BR'), '11111111111', 'Número da CNH inválido'],
    [applicant.driverLicenceExpiry('pt-BR', now), '19/11/2026', 'CNH fora da data de validade'],
    [applicant.birthday('pt-BR', now), '31/02/1990', 'Data de Nascimento inválida'],
    [applicant.birthday('pt-BR', now), '21/11/2008', 'Idade mínima 18 anos'],
    [person.postalCode('pt-BR', 'BR'), '', 'Digite seu CEP'],
    [person.postalCode('pt-BR', 'BR'), '123', 'O CEP não foi encontrado'],
    [applicant.occupation('pt-BR'), 'M3dico', 'O campo de profissão deve conter apenas letras'],
    [choice.gender('pt-BR'), '', 'O campo Sexo é obrigatório'],
    [choice.civilState('pt-BR'), '', 'O campo Estado Civil é obrigatório'],
    [choice.driverLicenceCategory('pt-BR'), '', 'Selecione a categoria da CNH'],
    [payment.cardNumber('pt-BR'), '4111 1111 1111 1112', 'Número do cartão inválido'],
    [payment.cardName('pt-BR'), '1', 'Digite o nome como está no cartão'],
    [payment.cardExpiry('pt-BR', now), '11/26', 'Data de validade inválida'],
    [payment.cardCvv('pt-BR', '378282246310005'), '123', 'Código de segurança inválido'],
    [password.newPassword('pt-BR'), 'Ab1#', 'A senha deve ter pelo menos 8 caracteres'],
    [password.newPassword('pt-BR'), 'abcdefgh', 'A senha ainda não cumpre todas as regras'],
    [password.loginPassword('pt-BR'), 'abc', 'A senha deve ter pelo menos 8 caracteres'],
    [password.samePassword('pt-BR', 'a'), 'b', 'As senhas digitadas não são iguais'],
    [password.currentPassword('pt-BR'), '', 'Digite sua senha atual'],
    [vehicle.plate('pt-BR', 'BR'), 'AB12345', 'Digite uma placa válida'],
    [vehicle.chassis('pt-BR'), '9BV', 'Digite os 17 caracteres do chassi'],
  ] as [GenericSchema, unknown, string][])('%# %j: %s', (rule, value, message) => {
    expect(said(rule, value)).toBe(message);
  });
});

describe('a rule says nothing', () => {
  it.each([
    [person.personName('pt-BR'), "Ana D'Avila"],
    [person.cnpj('pt-BR'), '12.ABC.345/01DE-35'],
    [applicant.birthday('pt-BR', now), '20/11/2008'],
    [applicant.driverLicenceExpiry('pt-BR', now), '20/11/2026'],
    [payment.cardExpiry('pt-BR', now), '12/26'],
    [payment.cardCvv('pt-BR', '378282246310005'), '1234'],
    [password.newPassword('pt-BR'), 'Abcdef1#'],
    [vehicle.plate('es-AR', 'AR'), 'AA000AA'],
    [orEmpty(person.cpf('pt-BR')), ''],
  ] as [GenericSchema, unknown][])('%# of %j', (rule, value) => {
    expect(said(rule, value)).toBeUndefined();
  });
  it('of a field that may stay empty, and its own words of one that is wrong', () => {
    expect(said(orEmpty(person.cpf('pt-BR')), '1')).toBe('CPF inválido');
    expect(said(orEmpty(person.cpf('pt-BR'), false), '')).toBe('Digite o CPF');
  });
});
