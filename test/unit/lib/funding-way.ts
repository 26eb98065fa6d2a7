import { act } from 'react';
import { expect } from 'vitest';
import type { FundingSource } from '#domain/financing/adapter';
import type { FundingEvent } from '#domain/funding/flow';
import type { FundingFlowStep } from '#domain/status/screen-steps';
import { OF_ONE_BANK, send, title } from './funding-flow';
import { CPFS, type Walk } from './funding-walks';
import { button, click, settle, submit, type } from './render';
import type { SandboxPage } from './sandbox-fetch';

/** What each way to pay is chosen by. */
export const WAYS: Record<FundingSource, string> = {
  CDC: 'Simular com CDC',
  NEXT: 'Simular com Next',
  PSA_BALAO: 'Simular com Parcela final (balão)',
  PSA_TRADITIONAL: 'Simular com Parcelas iguais',
  ZFLOW: 'Continuar no site do banco',
};

/** Longer than any pause between two questions to the bank. */
const ASKED_AGAIN = 16_000;

export const field = (name: string) => document.querySelector(`#${name}`) as HTMLInputElement;

export const press = (name: string | RegExp): Promise<void> => click(button(name));

/** The step in sight, and that its title can be read. */
export function expectStep(step: FundingFlowStep): void {
  expect(document.querySelector('.flow-step')?.className).toContain(`on-${step} `);
  expect(title()).not.toBe('');
}

/** Fills what is empty; what was typed before has stayed as it was. */
async function fill(values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const choice = document.querySelector<HTMLInputElement>(`[type=radio][name=${name}][value="${value}"]`);
    if (choice) await (choice.checked || click(choice));
    else if (field(name).value) expect(field(name).value).toBe(value);
    else await type(`#${name}`, value);
  }
}

export async function fillContact(cpf: string): Promise<void> {
  await fill({ name: 'Ana Nogueira', cpf, email: 'ana@correio.example', phone: '(11) 95550-0101' });
  if (!field('allowEmail').checked) await click(field('allowEmail'));
  await submit();
}

/** The three parts of the register; the address comes by its postal code. */
export async function fillRegister(): Promise<void> {
  const { occupationDescription, ...documents } = OF_ONE_BANK;
  const parts: Record<string, string>[] = [
    { birthday: '20/11/1990', motherName: 'Rosa Nogueira', civilState: 'SINGLE' },
    { occupation: 'RETIRED', salary: '4.500,00' },
    { postalCode: '01310-100', homeNumber: '900' },
  ];
  for (const values of parts) {
    const [first = ''] = Object.keys(values);
    // A visitor who comes back is at the part that was left.
    if (!document.querySelector(`[name=${first}]`)) continue;
    await fill({
      ...values,
      ...(first === 'birthday' && field('rg') && documents),
      ...(field('occupationDescription') && { occupationDescription }),
    });
    if (first === 'postalCode') expect(field('cityName').value).toBe('São Paulo');
    await submit();
  }
}

/** Minutes pass at the bank. */
export const later = (net: SandboxPage, minutes: number): void => net.sandbox.world.advance(minutes * 60_000);

/** What a visitor, or the bank, does for an event to happen in a step. */
export async function happen(
  from: FundingFlowStep,
  on: FundingEvent,
  { source, cpf = CPFS.approved }: Walk,
  net: SandboxPage,
): Promise<void> {
  const buttons: Partial<Record<FundingEvent, string>> = {
    choose: WAYS[source],
    'external-failed': WAYS[source],
    back: 'Voltar',
    restart: 'Começar de novo',
    'other-bank': 'Tentar outra modalidade',
    retry: 'Escolher outra modalidade',
    leave: 'Acompanhar depois',
  };
  const name = buttons[on];
  if (name) return press(name);
  if (on === 'failed') {
    // An answer that is none.
    net.faults['/v1/proposal'] = { status: 200, body: {} };
    await act(async () => net.held[0]?.go());
    return settle();
  }
  if (on === 'approved' || on === 'denied' || on === 'pending') {
    later(net, 6);
    // While it is waited for, the page asks by itself.
    return from === 'funding-resume' ? press('Atualizar') : settle(ASKED_AGAIN);
  }
  if (on === 'send') return from === 'next-lead-form' ? press('Enviar solicitação') : send();
  if (from === 'page-initial-data') return fillContact(cpf);
  if (from === 'installment-register') return fillRegister();
  return press(/^installment-(approved|denied)$/.test(from) ? 'Acompanhar a proposta' : 'Continuar');
}
