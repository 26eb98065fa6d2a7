// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '#domain/validation/refusal';
import { RegisterForm } from '#features/applicant/ApplicantForm';
import { EMPTY_REGISTER, type RegisterValues } from '#features/applicant/applicant';
import { PROPOSER } from '../../lib/people';
import { button, click, leave, render, submit, text, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const person: Partial<RegisterValues> = {
  ...EMPTY_REGISTER,
  ...PROPOSER,
  birthday: '20/11/1990',
  occupation: 'RETIRED',
};

const told = { onValues: vi.fn(), onDone: vi.fn(), onBack: vi.fn() };
const show = (initial: Partial<RegisterValues> = {}, refused?: Record<string, string>) =>
  render(<RegisterForm initial={initial} {...told} {...(refused && { refused: refusal(refused) })} />);
const title = () => text('.wizard-title');
const written = (name: string) => document.querySelector<HTMLInputElement>(`#${name}`)?.value;
const choice = (value: string) => document.querySelector(`[value=${value}]`) as HTMLInputElement;
const focused = () => document.activeElement?.id;

let net: SandboxPage;
beforeEach(() => {
  net = sandboxPage();
  for (const mock of Object.values(told)) mock.mockClear();
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

describe('the data of a proposal', () => {
  it('hold the visitor at the first field that is wrong, with its message', async () => {
    await show();
    await submit();
    expect([title(), focused()]).toEqual(['Seus dados', 'name']);
    expect(text('#name-error')).toBe('Digite o nome completo');
    expect(text('#civilState-error')).toBe('O campo Estado Civil é obrigatório');
    expect(told.onDone).not.toHaveBeenCalled();
  });

  it('tell each change, and begin with what was told', async () => {
    await show({ name: 'Joana Prado' });
    expect(told.onValues).not.toHaveBeenCalled();
    await type('#email', 'joana@correio.example');
    expect(told.onValues).toHaveBeenLastCalledWith({
      name: 'Joana Prado',
      email: 'joana@correio.example',
    });
    expect(written('name')).toBe('Joana Prado');
  });

  it('are done after three parts where there is no spouse', async () => {
    await show(person);
    await submit();
    expect(title()).toBe('Trabalho e renda');
    await submit();
    expect(title()).toBe('Endereço');
    await submit();
    expect(told.onDone).toHaveBeenCalledTimes(1);
    expect(told.onDone).toHaveBeenCalledWith({ ...EMPTY_REGISTER, ...person });
  });

  it('have a fourth part for the married, and keep what is typed on the way back', async () => {
    await show({ ...person, civilState: 'MARRIED' });
    for (const _ of [1, 2, 3]) await submit();
    expect(title()).toBe('Cônjuge');
    await type('#spouseName', 'Rui Prado');
    await type('#spouseCpf', '123.456.789-09');
    await submit();
    expect(text('#spouseCpf-error')).toBe('O CPF do cônjuge deve ser diferente do seu');
    await click(button('Voltar'));
    await submit();
    expect([written('spouseName'), told.onDone.mock.calls.length]).toEqual(['Rui Prado', 0]);
  });

  it('lead back from their first part', async () => {
    await show(person);
    await click(button('Voltar'));
    expect(told.onBack).toHaveBeenCalledTimes(1);
  });

  it('ask of whom a company is needed', async () => {
    await show({ ...person, occupation: '' });
    await submit();
    expect(document.querySelector('#companyName')).toBeNull();
    await click(choice('EMPLOYEE'));
    await submit();
    expect(text('#companyName-error')).toBe('Digite o nome da empresa');
    await click(choice('SELF_EMPLOYED'));
    await submit();
    expect(title()).toBe('Endereço');
  });

  it('fill the address by its code, once: what the visitor made of it stays', async () => {
    const { street: _, neighborhood: __, cityName: ___, stateCode: ____, ...rest } = person;
    await show(rest);
    await submit();
    await submit();
    expect([written('street'), written('cityName'), written('stateCode')]).toEqual([
      'Avenida Sete de Setembro',
      'São Paulo',
      'SP',
    ]);
    await type('#street', 'Alameda Santos');
    const before = net.asked.length;
    await click(button('Voltar'));
    await submit();
    expect(written('street')).toBe('Alameda Santos');
    expect(net.asked).toHaveLength(before);
  });

  it('bring what the service refused to its field, until the field is another', async () => {
    await show(person, { number: 'Número desconhecido', simulationId: 'A simulação expirou' });
    expect([title(), focused()]).toEqual(['Endereço', 'homeNumber']);
    expect(text('#homeNumber-error')).toBe('Número desconhecido');
    expect(text('.notice')).toBe('A simulação expirou');
    await submit();
    expect(told.onDone).not.toHaveBeenCalled();
    await type('#homeNumber', '1001');
    expect(text('#homeNumber-error')).toBe('');
    await submit();
    expect(told.onDone).toHaveBeenCalledTimes(1);
  });
});
