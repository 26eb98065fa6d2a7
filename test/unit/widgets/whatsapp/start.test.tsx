// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noCar, setCar } from '#features/car/car-store';
import { chooseDealer, clearDealer } from '#features/dealer/dealer-store';
import { $popups, closePopup } from '#ui/popups/popup-store';
import type { WhatsappProps } from '#widgets/whatsapp/attributes';
import Whatsapp from '#widgets/whatsapp/Whatsapp';
import { leave, render, settle, submit, text, texts, type } from '../../lib/render';
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

describe('what the conversation is about', () => {
  const MVS = {
    code: '358AF11',
    modelName: 'Argo',
    modelShortName: 'Argo',
    modelCode: '358',
    versionName: 'Drive',
  };
  const started = () => JSON.parse(net.sandbox.state.events.at(-1)?.payload ?? '{}');
  const open = async (more: Partial<WhatsappProps> = {}) => {
    setCar({
      ...noCar(),
      mvs: { ...MVS, seriesCode: '1' } as never,
      color: { name: 'Preto Vulcano' } as never,
    });
    chooseDealer({ id: '0101', name: 'Roma', cityName: 'São Paulo', stateCode: 'SP' } as never);
    await leave();
    await render(<Whatsapp {...props} {...more} />);
    await type('#name', 'Ana Souza');
    await type('#phone', '(11) 98765-4321');
    await submit();
    return started();
  };
  afterEach(() => {
    setCar(noCar());
    clearDealer();
  });

  const PAGE = { model: 'Argo', version: 'Drive', serie: '1', color: 'Preto Vulcano' };
  it.each<[string, Partial<WhatsappProps>, object]>([
    ['the page’s car', {}, PAGE],
    ['its model, in other words', { model: 'argo' }, { ...PAGE, model: 'argo' }],
    ['another colour of it', { color: 'Branco' }, { ...PAGE, color: 'Branco' }],
    ['another model', { model: 'Pulse' }, { model: 'Pulse', version: '', serie: '', color: '' }],
    ['another version', { version: 'Trekking' }, { model: '', version: 'Trekking', serie: '', color: '' }],
    ['another series', { series: '7' }, { model: '', version: '', serie: '7', color: '' }],
  ])('is %s', async (_, written, expected) => {
    expect(await open(written)).toMatchObject({ ...expected, brand: 'fiat', dealer: '0101' });
  });

  it('is reported to the analytics once it started, with the author’s day', async () => {
    expect(await open({ scheduleDate: '2026-12-01', dealer: '0202' })).toMatchObject({
      phoneNumber: '011987654321',
      name: 'Ana Souza',
      dealer: '0202',
      scheduleDate: '2026-12-01',
    });
    expect(net.sandbox.state.events).toMatchObject([{ type: 'GENERIC_LEAD', jwtToken: null }]);
  });

  it('is not reported where it did not start, and a failing report is silent', async () => {
    net.faults[START] = 500;
    await submit();
    expect(net.sandbox.state.events).toEqual([]);
    net.faults = { 'user-analytics': 500 };
    await submit();
    expect(text('h2')).toBe('Conversa iniciada');
  });

  it.each([
    ['a computer', false, 'new'],
    ['a touch screen', true, 'same'],
  ] as const)('opens where it suits %s, unless the author says where', async (_, touch, expected) => {
    await leave();
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: touch && query.includes('coarse'),
          addEventListener() {},
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    );
    vi.spyOn(location, 'assign').mockImplementation(() => {});
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { emit } = await render(<Whatsapp {...props} target="auto" />);
    await type('#name', 'Ana Souza');
    await type('#phone', '(11) 98765-4321');
    await submit();
    await settle(1000);
    expect(emit).toHaveBeenCalledWith('vt-whatsapp-navigated', { target: expected });
    vi.restoreAllMocks();
    Object.assign(globalThis, { [Symbol.for('vitrine')]: undefined });
  });

  it.each([
    ['when its report has arrived', 0],
    ['soon, if the report does not', 1000],
  ])('leads to the conversation in this window %s', async (_, wait) => {
    await leave();
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    await render(<Whatsapp {...props} target="same" />);
    await type('#name', 'Ana Souza');
    await type('#phone', '(11) 98765-4321');
    net.hold = 'user-analytics';
    await submit();
    expect(assign).not.toHaveBeenCalled();
    if (wait === 0) net.held[0]?.go();
    await settle(wait);
    expect(assign).toHaveBeenCalledOnce();
    assign.mockRestore();
  });
});
