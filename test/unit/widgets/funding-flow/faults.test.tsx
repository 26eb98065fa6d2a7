// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { alerts, closeFlow, identify, openFlow, send, show, upToTerms } from '../../lib/funding-flow';
import { expectStep, field, later, press, WAYS } from '../../lib/funding-way';
import { settle, submit, text, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';

let net: SandboxPage;
let noise: ReturnType<typeof vi.spyOn>[];
beforeEach(() => {
  net = openFlow();
  noise = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});
afterEach(async () => {
  await closeFlow();
  expect(noise.flatMap(({ mock }) => mock.calls)).toEqual([]);
  vi.restoreAllMocks();
});

const fault = (call: string, how: string) => net.sandbox.state.setFault({ call, fault: how });
/** What the services were sent of a call. */
const sent = (call: string) => net.sandbox.state.calls.filter((each) => each.call === call);
/** Longer than every try of a call, and the pauses between them. */
const ALL_TRIES = 10_000;

const KEPT = 'Nada do que você digitou foi perdido.';
const FAULTS = ['500', 'drop', 'malformed'] as const;
const cases = <T extends string>(calls: readonly T[]) =>
  calls.flatMap((call) => FAULTS.map((how) => [call, how] as const));

describe('a simulation that could not be kept', () => {
  const OFFERS = { offerId: 'of-fiat-1', planType: 'offer' } as const;
  it.each(cases(['FIN-01', 'FIN-03']))(
    '(%s, %s) is said, keeps everything and may be tried again',
    async (call, how) => {
      await show(call === 'FIN-01' ? OFFERS : {});
      await press(WAYS.CDC);
      await identify();
      await settle(700);
      const figures = text('.figures');
      fault(call, how);
      await press('Continuar');
      await settle(ALL_TRIES);
      expectStep('cdc-simulator');
      expect(alerts()).toEqual([expect.stringContaining('A simulação não está disponível')]);
      expect(alerts()[0]).toContain(KEPT);
      expect(text('.figures')).toBe(figures);
      expect(field('entrancePercent').value).toBe('30');
      fault(call, 'none');
      await press('Continuar');
      if (call === 'FIN-01') await press('Continuar com estes valores');
      expectStep('installment-register');
      expect(sent(call)).toHaveLength(2);
      expect(field('name').value).toBe('Ana Nogueira');
    },
  );
});

describe('a proposal that did not arrive', () => {
  const WAY = { 'FIN-04': WAYS.CDC, 'FIN-10': WAYS.PSA_TRADITIONAL } as const;
  it.each(cases(['FIN-04', 'FIN-10']))(
    '(%s, %s) is said, keeps everything and may be sent again',
    async (call, how) => {
      const { element } = await show();
      const told: unknown[] = [];
      element.addEventListener('vt-proposal-failed', ({ detail }) => told.push(detail));
      await upToTerms(WAY[call]);
      fault(call, how);
      await send();
      await settle(ALL_TRIES);
      expectStep('installment-terms-and-conditions');
      expect(alerts()).toEqual([expect.stringContaining('Ocorreu um erro ao enviar a proposta')]);
      expect(alerts()[0]).toContain(KEPT);
      expect(alerts()[0]?.includes('Estamos com instabilidade')).toBe(how !== 'malformed');
      expect(told).toEqual([{ kind: { 500: 'http', drop: 'network', malformed: 'shape' }[how] }]);
      expect([field('terms').checked, field('bureau').checked]).toEqual([true, true]);
      fault(call, 'none');
      await send();
      expectStep('loading-propose-result');
      expect(sent(call)).toHaveLength(2);
      expect(sent(call)[1]?.body).toEqual(sent(call)[0]?.body);
      expect(text('.timeline')).toContain('Proposta enviada');
    },
  );
});

it.each(['500', 'drop'])('asks on a bank that does not answer (%s), and says so meanwhile', async (how) => {
  await show();
  await upToTerms();
  fault('FIN-05', how);
  await send();
  // A question is tried several times, by what loads for it.
  for (let second = 0; second < 10; second++) await settle(1000);
  expect(text('.notice.bad')).toBe('Sem resposta do banco agora. Continuamos tentando.');
  expect(text('.timeline')).toContain('Proposta enviada');
  fault('FIN-05', 'none');
  later(net, 2);
  await settle(16_000);
  expect(document.querySelector('.notice.bad')).toBeNull();
  expect(text('.timeline')).toContain('Proposta em andamento');
  later(net, 4);
  await settle(16_000);
  expectStep('installment-approved');
  expect(sent('FIN-04')).toHaveLength(1);
});

it('keeps in sight what is known of a proposal that cannot be asked about now', async () => {
  await show();
  await upToTerms();
  await send();
  await press('Acompanhar depois');
  fault('FIN-05', '404');
  await press('Atualizar');
  expect(text('.notice.bad')).toBe('Não foi possível atualizar agora. Tente novamente em instantes.');
  expect(text('.timeline')).toContain('Proposta enviada');
  fault('FIN-05', 'none');
  later(net, 6);
  await press('Atualizar');
  expectStep('installment-approved');
});

/** Corrects the second part of the register, and goes on to the terms. */
async function earn(salary: string): Promise<void> {
  await type('#salary', salary);
  await submit();
  expectStep('installment-terms-and-conditions');
}

it('brings what the bank does not believe back to its field, and sends it corrected', async () => {
  await show();
  await upToTerms();
  await press('Alterar Trabalho e renda');
  await earn('999.999,99');
  await send();
  expectStep('installment-register');
  expect(document.activeElement?.id).toBe('salary');
  expect(field('salary').getAttribute('aria-invalid')).toBe('true');
  expect(text('#salary-error')).toBe('Não foi possível confirmar a renda informada');
  expect(field('salary').getAttribute('aria-describedby')).toContain('salary-error');
  await earn('4.500,00');
  await send();
  expectStep('loading-propose-result');
  expect(sent('FIN-04').map(({ status }) => status)).toEqual([422, 200]);
  expect(sent('FIN-04')[1]?.body).toMatchObject({ proposer: { salary: 4500, motherName: 'Rosa Nogueira' } });
  later(net, 6);
  await settle(16_000);
  expectStep('installment-approved');
});
