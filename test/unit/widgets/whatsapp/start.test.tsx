// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $popups, closePopup } from '../../../../src/ui/popups/popup-store';
import type { WhatsappProps } from '../../../../widgets/whatsapp/attributes';
import Whatsapp from '../../../../widgets/whatsapp/Whatsapp';
import { leave, render, submit, text, texts, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const props: WhatsappProps = {
  heading: '',
  model: '',
  version: '',
  series: '',
  color: '',
  dealer: '',
  scheduleDate: '',
  target: 'new',
};
const START = '/Lead/send';
const FAILED = 'Falha ao iniciar conversa no WhatsApp';

let net: SandboxPage;
beforeEach(async () => {
  net = sandboxPage({ 'idempotency-header': 'Idempotency-Key' });
  vi.stubGlobal('open', vi.fn());
  await render(<Whatsapp {...props} />);
  await type('#name', 'Ana Souza');
  await type('#phone', '(11) 98765-4321');
});
afterEach(async () => {
  for (const { id } of $popups.get()) closePopup(id);
  await leave();
  vi.unstubAllGlobals();
});
const said = () => texts('[role="alert"]').filter(Boolean).join(' ');
const typed = () => ['name', 'phone'].map((id) => document.querySelector<HTMLInputElement>(`#${id}`)?.value);

describe('a conversation that does not start', () => {
  it.each([
    ['a failing service', 500, FAILED],
    ['no network', 'offline', FAILED],
    ['a bot that says no', { status: 200, body: { success: false } }, FAILED],
    ['another shape', { status: 200, body: 'unexpected' }, FAILED],
    ['a refused field', { status: 422, body: { errors: { phone: 'Número bloqueado' } } }, 'Número bloqueado'],
    ['a refused whole', { status: 422, body: { errors: 'Fora do horário' } }, 'Fora do horário'],
  ] as const)('says so where the form is, and keeps what was typed: %s', async (_, fault, message) => {
    net.faults[START] = fault;
    await submit();
    expect(text()).toContain(message);
    // The popup goes after four seconds; what stands in the form stays.
    for (const { id } of $popups.get()) closePopup(id);
    expect(text('form')).toContain(message);
    expect(typed()).toEqual(['Ana Souza', '(11) 98765-4321']);
  });

  it('shows one popup, however often it failed', async () => {
    net.faults[START] = 500;
    for (let turn = 0; turn < 3; turn++) await submit();
    expect($popups.get().map((popup) => popup.text)).toEqual([FAILED]);
    expect(said()).toContain(FAILED);
  });

  it('is tried again as the same conversation', async () => {
    net.faults[START] = 'lost';
    await submit();
    net.faults = {};
    await submit();
    expect(text('h2')).toBe('Conversa iniciada');
    expect(net.sandbox.state.ledger).toMatchObject([{ call: 'BOT-02', times: 2 }]);
  });
});
