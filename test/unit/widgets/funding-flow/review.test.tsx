// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { $flow, updateFlow } from '#widgets/funding-flow/deferred/flow-store';
import {
  closeFlow,
  identify,
  openFlow,
  send,
  show,
  simulate,
  step,
  title,
  upToTerms,
} from '../../lib/funding-flow';
import { field, press } from '../../lib/funding-way';
import { click, settle, submit, text, texts, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';

let net: SandboxPage;
beforeEach(() => {
  net = openFlow();
});
afterEach(closeFlow);

const married = {
  civilState: 'MARRIED',
  occupation: 'EMPLOYEE',
  companyName: 'Padaria Sol',
  spouseName: 'Rui Nogueira',
  spouseCpf: '111.222.304-51',
  spouseBirthdate: '01/02/1988',
  marriageRegime: 'PARTIAL_COMMUNION',
};
const row = (name: string) =>
  texts('.flow-plan dl > div')
    .find((line) => line.startsWith(name))
    ?.slice(name.length);
const current = () => text('.step.current .step-name');

describe('the review before a proposal is sent', () => {
  it('shows all that is sent, each part with a link to its form', async () => {
    await show();
    await upToTerms();
    await act(async () => updateFlow({ register: { ...$flow.get().register, ...married } }));
    expect(texts('.review-head h4')).toEqual([
      'Plano escolhido',
      'Dados pessoais',
      'Trabalho e renda',
      'Endereço',
      'Cônjuge',
      'Dados de contato',
    ]);
    expect(row('Parcelas')).toMatch(/^36x de R\$/);
    expect(row('Custo')).toMatch(/ao mês · .+ ao ano, pelo preço, a entrada e as parcelas$/);
    expect(row('Nome completo da mãe')).toBe('Rosa Nogueira');
    expect(row('Estado civil')).toBe('Casado(a)');
    expect(row('Nome da empresa')).toBe('Padaria Sol');
    expect(row('Renda mensal')).toBe('R$ 4.321,09');
    expect(row('Endereço')).toBe('Avenida Paulista, 1000, Bela Vista, São Paulo, SP');
    expect(row('CPF do cônjuge')).toBe('•••.222.304-••');
    expect(row('Contato por')).toBe('E-mail');
    expect(row('Concessionária')).toBe('Concessionária de Exemplo');
    expect(text('form')).toContain('O banco analisa a proposta depois do envio.');
    await press('Alterar Trabalho e renda');
    expect([step(), title()]).toEqual(['installment-register', 'Trabalho e renda']);
    expect(current()).toContain('Trabalho e renda');
    expect(field('salary').value).toBe('4.321,09');
    await type('#salary', '5000');
    await submit();
    expect([step(), row('Renda mensal')]).toEqual(['installment-terms-and-conditions', 'R$ 5.000,00']);
  });
  it('leads to plan and contact data as well, and back', async () => {
    await show();
    await upToTerms();
    await press('Alterar Dados de contato');
    expect(step()).toBe('page-initial-data');
    await submit();
    expect(step()).toBe('installment-terms-and-conditions');
    await press('Alterar Plano escolhido');
    expect(step()).toBe('cdc-simulator');
    await simulate();
    expect(step()).toBe('installment-terms-and-conditions');
  });
});

describe('the progress', () => {
  it('is one over all steps, whose parts can be returned to', async () => {
    await show();
    await upToTerms();
    expect(document.querySelectorAll('.stepper')).toHaveLength(1);
    await click(
      [...document.querySelectorAll<HTMLElement>('button.step-inside')].find(({ textContent }) =>
        textContent?.includes('Dados pessoais'),
      ) as HTMLElement,
    );
    expect([step(), title()]).toEqual(['installment-register', 'Dados pessoais']);
    expect(document.activeElement?.id).toBe('flow-step-title');
    await press('Voltar');
    expect(step()).toBe('cdc-simulator');
  });
});

it('says in a region that was there before that the proposal is being sent', async () => {
  await show();
  await upToTerms();
  const regions = [...document.querySelectorAll('[role=status]')];
  net.hold = '/v1/proposal';
  await send();
  const said = regions.filter(({ isConnected }) => isConnected).map(({ textContent }) => textContent);
  expect(said).toContain('Enviando a sua proposta…');
});

it('says what is wrong once for each attempt, not with each corrected field', async () => {
  await show();
  await press('Simular com CDC');
  await submit();
  const said = () => text('form > .sr[role=alert]');
  const first = said();
  expect(first).toMatch(/^Confira os campos: Nome completo, CPF, /);
  await type('#name', 'Ana Nogueira');
  await settle();
  expect(said()).toBe(first);
  await submit();
  expect(said()).toMatch(/^Confira os campos: CPF, /);
  await identify();
});

it('goes on to the number once a postal code has filled in its street', async () => {
  await show();
  await upToTerms();
  await press('Alterar Endereço');
  await type('#homeNumber', '');
  await type('#street', '');
  field('postalCode').focus();
  await type('#postalCode', '01310-200');
  await settle(300);
  expect(field('street').value).not.toBe('');
  expect(document.activeElement?.id).toBe('homeNumber');
});
