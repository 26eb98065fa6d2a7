// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problems } from '#page/settings/report-problem';
import { $flow } from '#widgets/funding-flow/deferred/flow-store';
import { texts as flowTexts } from '#widgets/funding-flow/deferred/proposal/messages';
import { page } from '../../lib/answers';
import {
  alerts,
  closeFlow,
  identify,
  openFlow,
  send,
  show,
  simulate,
  step,
  upToTerms,
} from '../../lib/funding-flow';
import { button, click, settle, text } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { stubFetch } from '../../lib/stub-fetch';

const pt = flowTexts['pt-BR'];

const LEADS = '/lead-integration';
const PROPOSAL = '/v1/proposal';

let net: SandboxPage;
/** The bodies of the requests to a service. */
let bodies: (part: string) => Promise<Record<string, unknown>[]>;
beforeEach(() => {
  net = openFlow();
  const requests: Request[] = [];
  const { fetch } = globalThis;
  stubFetch((request: Request) => {
    requests.push(request.clone());
    return fetch(request);
  });
  bodies = (part) =>
    Promise.all(requests.filter(({ url }) => url.includes(part)).map((each) => each.clone().json()));
});
afterEach(closeFlow);

const box = (name: string) => document.querySelector(`#${name}`) as HTMLInputElement;
const leads = () => net.sandbox.state.leads.map(({ body }) => body);
const ask = () => click(button(/Enviar solicitação|Tentar novamente/));

async function upToRequest(): Promise<void> {
  await show({ origin: 'site', subOrigin: 'next', productGroup: 'cars' });
  await click(button('Simular com Next'));
  await identify();
  await simulate();
}

describe('the lead of the NEXT step', () => {
  it('has the common fields, the plan’s version and the consents that were given', async () => {
    await upToRequest();
    expect([box('allowEmail').checked, box('allowSMS').checked]).toEqual([true, false]);
    await click(box('allowSMS'));
    await ask();
    expect(step()).toBe('funding-resume');
    expect(leads()).toEqual([
      expect.objectContaining({
        leadPersonType: 'physical',
        firstName: 'Ana Nogueira',
        email: 'ana@correio.example',
        phone: '11955500101',
        cpf: '123.456.789-09',
        random: expect.any(Number),
        idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/),
        gClid: '',
        form: 'Proposal',
        origin: 'site',
        SubOrigem__c: 'next',
        productGroup: 'cars',
        retUrl: expect.not.stringContaining('?'),
        country: 'Brasil',
        source: expect.any(String),
        productCode: '358AF11',
        msc_ano_modelo: '2026',
        indSmsContact: true,
        indPhoneContact: true,
        indEmailContact: true,
        indWhatsappContact: false,
      }),
    ]);
    expect(await bodies(PROPOSAL)).toMatchObject([
      { event: 'QUOTATION', indSmsContact: true, indPhoneContact: true, indEmailContact: true },
    ]);
    const [event] = net.sandbox.state.events;
    expect(event).toMatchObject({ type: 'GENERIC_LEAD', jwtToken: null });
    // The key is the service's alone.
    const { idempotencyKey, ...reported } = leads()[0] ?? {};
    expect(idempotencyKey).toBeDefined();
    expect(JSON.parse(event?.payload ?? '')).toEqual(reported);
  });

  it('needs one consent', async () => {
    await upToRequest();
    await click(box('allowEmail'));
    await ask();
    expect(text('#allowEmail-error')).toBe('Selecione pelo menos uma das opções acima');
    expect(document.activeElement).toBe(box('allowEmail'));
    expect(leads()).toEqual([]);
    await click(box('allowWhatsApp'));
    await ask();
    expect(leads()).toMatchObject([{ indEmailContact: false, indWhatsappContact: true }]);
    expect($flow.get().contact).toMatchObject({ allowEmail: false, allowWhatsApp: true });
  });

  it('is kept when it cannot be sent, and the request waits for it', async () => {
    await upToRequest();
    await click(box('allowWhatsApp'));
    net.faults[LEADS] = 'lost';
    await ask();
    expect(alerts().join()).toContain(pt.kept);
    expect([box('allowEmail').checked, box('allowWhatsApp').checked]).toEqual([true, true]);
    expect(await bodies(PROPOSAL)).toEqual([]);
    net.faults = {};
    await ask();
    expect(step()).toBe('funding-resume');
    expect(net.sandbox.state.ledger).toMatchObject([
      { call: 'LEA-01', times: 2 },
      { call: 'FIN-04', times: 1 },
    ]);
  });

  it('is sent once, whatever becomes of the request', async () => {
    await upToRequest();
    net.faults[PROPOSAL] = 500;
    await ask();
    await ask();
    expect(alerts().join()).toContain(pt.kept);
    await click(button('Voltar'));
    await settle(700);
    net.faults = {};
    await click(button('Continuar'));
    await ask();
    expect(step()).toBe('funding-resume');
    expect(leads()).toHaveLength(1);
  });

  it('shows what the service says about it', async () => {
    await upToRequest();
    net.faults[LEADS] = {
      status: 422,
      body: { errors: { cpf: 'CPF bloqueado', indSmsContact: 'Outro canal' } },
    };
    await ask();
    expect(text('#allowEmail-error')).toBe('Outro canal');
    expect(text()).toContain('CPF bloqueado');
  });

  it('is left out where the page has no lead service; the author is told, the consents go with the request', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    problems.length = 0;
    page({ services: 'https://sandbox.example/api/{service}' });
    await upToRequest();
    await ask();
    expect(step()).toBe('funding-resume');
    expect(leads()).toEqual([]);
    expect(await bodies(PROPOSAL)).toMatchObject([{ indEmailContact: true, indSmsContact: false }]);
    expect(warn.mock.calls.flat().join()).toContain('lead-client-id');
    warn.mockRestore();
  });
});

it('a proposal has the consents too', async () => {
  await show();
  await upToTerms();
  await send();
  expect(await bodies(PROPOSAL)).toMatchObject([{ indEmailContact: true, indWhatsappContact: false }]);
});
