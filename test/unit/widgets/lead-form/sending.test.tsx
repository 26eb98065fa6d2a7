// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendLead } from '#features/contact/send-lead';
import { eventually } from '../../lib/eventually';
import { button, click, leave, submit, text, type } from '../../lib/render';
import { stubFetch } from '../../lib/stub-fetch';
import { fillPerson, leaveForm, type OpenForm, openForm, said, typed, VALUES } from './form';

const LEADS = '/lead-integration';

let net: OpenForm['net'];
let leads: OpenForm['leads'];
const open = async (tags: Record<string, string> = {}) => {
  ({ net, leads } = await openForm({}, tags));
};
const ledger = () => net.sandbox.state.ledger.map(({ times }) => times);

const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => quiet.mockClear());
afterEach(leaveForm);

describe('a lead that the service refuses', () => {
  it.each([
    ['a field on screen', { email: 'E-mail recusado' }, 'E-mail recusado'],
    ['a field by the service’s name', { firstName: ['Nome recusado'] }, 'Nome recusado'],
    ['a consent', { indSmsContact: 'Escolha outro contato' }, 'Escolha outro contato'],
    ['a field that is not asked', { cnpj: 'CNPJ recusado' }, 'CNPJ recusado'],
    ['a field that nobody knows', [{ field: 'score', message: 'Sem análise' }], 'Sem análise'],
    ['no field', 'Dados recusados', 'Dados recusados'],
    ['nothing', {}, 'Um erro ocorreu, tente novamente'],
    ['null', { email: null }, 'Um erro ocorreu, tente novamente'],
  ])('says so: %s', async (_, errors, message) => {
    await open();
    await fillPerson();
    net.faults[LEADS] = { status: 422, body: { errors } };
    await submit();
    expect(text()).toContain(message);
    expect(typed()).toEqual(VALUES);
    // Whatever has words of the service takes the focus; a plain failure leaves it at the button.
    expect(document.activeElement === document.body).toBe(message.startsWith('Um erro'));
    net.faults = {};
    await submit();
    expect(text('h2')).toBe('Recebemos seus dados');
    expect(leads()).toHaveLength(1);
  });
});

describe('what one lead is', () => {
  it('stays one through a lost answer and a retry, and is told so by its number', async () => {
    await open();
    await fillPerson();
    net.faults[LEADS] = 'lost';
    await submit();
    expect(said()).toHaveLength(1);
    await submit();
    net.faults = {};
    await submit();
    expect(text('h2')).toBe('Recebemos seus dados');
    expect([leads().length, ledger()]).toEqual([3, [3]]);
  });

  it('is another one once it is changed, and after a confirmation', async () => {
    await open();
    await fillPerson();
    net.faults[LEADS] = 'lost';
    await submit();
    await type('#name', 'Eva Souza');
    net.faults = {};
    await submit();
    await click(button('Enviar outra solicitação'));
    await submit();
    expect(leads().map(({ firstName }) => firstName)).toEqual(['Ana Souza', 'Eva Souza', 'Eva Souza']);
    expect(ledger()).toEqual([1, 1, 1]);
  });

  it('is sent once by two presses, and by Enter and a press', async () => {
    await open();
    await fillPerson();
    const form = document.querySelector('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await submit();
    expect(ledger()).toEqual([1]);
  });

  it('has a key in a header only where the page asks for one', async () => {
    await open();
    await fillPerson();
    const keys: (string | null)[] = [];
    const listen = () => {
      const { fetch } = globalThis;
      stubFetch((request: Request) => {
        if (request.headers.has('client_id')) keys.push(request.headers.get('idempotency-key'));
        return fetch(request);
      });
    };
    listen();
    await submit();
    await leave();
    await open({ 'idempotency-header': 'Idempotency-Key' });
    await fillPerson();
    listen();
    net.faults[LEADS] = 500;
    await submit();
    net.faults = {};
    await submit();
    expect(keys).toEqual([null, expect.stringMatching(/^[0-9a-f]{32}$/), keys[1]]);
  });
});

describe('the analytics event about a lead', () => {
  const events = () => net.sandbox.state.events;

  it('follows the lead, with its type, and its return address without the query', async () => {
    await open();
    await fillPerson();
    net.faults[LEADS] = 500;
    await submit();
    expect(events()).toEqual([]);
    net.faults = {};
    await submit();
    expect(events()).toMatchObject([{ type: 'GENERIC_LEAD', jwtToken: null }]);
    expect(JSON.parse(events()[0]?.payload ?? '')).toMatchObject({
      firstName: 'Ana Souza',
      retUrl: 'https://brand.example/pulse',
    });
  });

  it.each([
    ['goes by header alone', {}, null],
    ['is in the body too where the page asks for it', { 'lead-report-token': 'on' }, 'ana'],
    ['is not where the page says off', { 'lead-report-token': 'off' }, null],
  ])('of a signed-in visitor: the token %s', async (_, settings, jwtToken) => {
    Cookies.set('vitrine_session', 'ana', { path: '/' });
    try {
      await open(settings);
      const consents = { allowEmail: true, allowSMS: false, allowWhatsApp: false };
      const host = { element: document.body, emit: () => true };
      await sendLead({ form: { leadPersonType: 'physical', ...consents } }, {}, host);
      await eventually(() => expect(events()).toMatchObject([{ jwtToken }]));
      const sent = net.sandbox.state.calls.find(({ call }) => call === 'UAN-01');
      expect(sent?.headers.authorization).toBe('Bearer ***');
    } finally {
      Cookies.remove('vitrine_session', { path: '/' });
    }
  });

  it('is made once, though the lead is sent twice at a time', async () => {
    await open();
    const consents = { allowEmail: true, allowSMS: false, allowWhatsApp: false };
    const lead = { form: { leadPersonType: 'physical' as const, ...consents } };
    const host = { element: document.body, emit: () => true };
    await Promise.all([sendLead(lead, {}, host), sendLead(lead, {}, host)]);
    await vi.dynamicImportSettled();
    await eventually(() => expect(events()).toHaveLength(1));
    expect(ledger()).toEqual([1]);
  });

  it('goes over https only, and silently not at all: the lead is in', async () => {
    await open({ 'service:user-analytics': 'http://analytics.example/api' });
    await fillPerson();
    const logs = (['log', 'info', 'warn', 'debug'] as const).map((name) => vi.spyOn(console, name));
    await submit();
    expect(text('h2')).toBe('Recebemos seus dados');
    expect(net.asked.filter((address) => address.includes('analytics'))).toEqual([]);
    for (const log of [...logs, quiet]) expect(log).not.toHaveBeenCalled();
  });
});
