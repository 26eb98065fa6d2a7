// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeFlow, openFlow, send, show, title, upToTerms } from '../../lib/funding-flow';
import { CPFS } from '../../lib/funding-walks';
import { expectStep, field, later, press, WAYS } from '../../lib/funding-way';
import { letDialogsOpen, settle, text, texts } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';

let net: SandboxPage;
beforeEach(() => {
  letDialogsOpen();
  net = openFlow();
});
afterEach(closeFlow);

describe('a proposal that was denied', () => {
  it('says so, and which of what happened it was refused by', async () => {
    await show();
    await upToTerms(WAYS.CDC, CPFS.denied);
    await send();
    later(net, 6);
    await settle(16_000);
    expect(title()).toBe('Proposta não aprovada');
    await press('Acompanhar a proposta');
    expect(title()).toBe('Acompanhe a sua proposta');
    expect(texts('.timeline-state').map((line) => /^recusada/.test(line))).toEqual([false, false, true]);
  });
});

describe('a test drive', () => {
  it('is asked for with what is known of the visitor, once, and the page is told', async () => {
    const { element } = await show();
    await upToTerms();
    await send();
    await press('Acompanhar depois');
    const told: unknown[] = [];
    element.addEventListener('vt-proposal-sent', ({ detail }) => told.push(detail));
    await press('Agendar test drive');
    expect(document.querySelector('dialog')?.open).toBe(true);
    expect(field('name').value).toBe('Ana Nogueira');
    expect(field('cpf').value).toBe('123.456.789-09');
    await press('Enviar solicitação');
    expect(text()).toContain('Recebemos sua solicitação de test drive.');
    expect(told).toMatchObject([{ request: 'TEST_DRIVE' }]);
    const sent = net.sandbox.state.calls.filter(({ call }) => call === 'FIN-04');
    expect(sent.map(({ body }) => (body as { event: string }).event)).toEqual([
      'PROPOSAL_SENT',
      'TEST_DRIVE',
    ]);
    expectStep('funding-resume');
  });
});
