// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

/** A page of the visitor: modules of its own, as after a reload. */
interface Page {
  signal: AbortSignal;
  host: never;
}

/** Something that is done once, as a page does it; `other` is another card or the like for the same thing. */
interface Row {
  name: string;
  call: string;
  press(page: Page, other: boolean): Promise<unknown>;
}

const OPEN = 'res-user-ana-aberta';
const MVS = '358AF11';
const person = {
  name: 'Nina Prado',
  cpf: '529.982.247-25',
  email: 'nina@exemplo.com.br',
  phone: '(31) 98765-4321',
};

async function payPart({ signal }: Page, isRest: boolean, other: boolean) {
  const { partProcess, contentOf } = await import('#features/payment/pay');
  const { partName, paymentOf } = await import('#features/payment/attempts');
  const id = isRest ? 'res-user-ana-1' : OPEN;
  const type = isRest ? (other ? 'dealer' : 'boleto') : other ? 'pix' : 'card';
  const sent = {
    termsAcceptedAt: '2026-11-20T12:00:00.000Z',
    ...(type === 'card' && { cardId: 'card-user-ana-1' }),
  };
  const wanted = paymentOf(partName(id, isRest), type, 2000, contentOf(sent));
  return partProcess({ id, isRest, signal, details: new Map([[wanted.content, sent]]) }).start(wanted);
}

async function made(
  { signal }: Page,
  kind: string,
  subject: unknown,
  content: unknown,
  call: (services: typeof import('#services/voucher-hub'), idempotencyKey: string) => Promise<never>,
) {
  const { onceMade } = await import('#features/vouchers/once-made');
  const { loadMade } = await import('#features/vouchers/use-vouchers');
  const services = await import('#services/voucher-hub');
  const make = (key: string) => call(services, key);
  const list = () => loadMade(signal, () => false);
  return (await onceMade({ kind, subject, content, make, list }, signal)).send();
}

const ROWS: readonly Row[] = [
  {
    name: 'subscription',
    call: 'LSB-02',
    async press({ signal }, other) {
      const { beginSubscription: begin } = await import('#widgets/loyalty-subscription/deferred/subscribe');
      const cardId = `card-user-ana-${other ? 2 : 1}`;
      return begin({ kind: 'plan', planId: 'completo', price: 59.9, cardId }, false, signal);
    },
  },
  {
    name: 'free registration',
    call: 'LSB-04',
    async press({ signal }) {
      const { beginSubscription: begin } = await import('#widgets/loyalty-subscription/deferred/subscribe');
      return begin({ kind: 'free', agreed: true }, false, signal);
    },
  },
  { name: 'payment of a reservation', call: 'RES-03', press: (page, other) => payPart(page, false, other) },
  { name: 'rest of the price', call: 'RES-01', press: (page, other) => payPart(page, true, other) },
  {
    name: 'hold of a car',
    call: 'RES-05',
    async press({ signal }, other) {
      const { holdCar } = await import('#widgets/reservation/deferred/hold/hold-car');
      const car = { campaign: 'camp-fiat', type: 'SALE', mvsCode: MVS } as never;
      const contact = { ...person, ...(other && { phone: '(31) 98765-0000' }) };
      const choice = { colorCode: '', coatingCode: '', dealerCode: '' };
      return holdCar({ car, contact, price: 100_000, ...choice }, signal);
    },
  },
  {
    name: 'product of an offer',
    call: 'RPT-03',
    async press({ signal }) {
      const { buyOffer } = await import('#widgets/reservation/deferred/offer/buy-offer');
      const car = { offer: { id: 'of-fiat-1', title: '' } } as never;
      return buyOffer({ car, dealerCode: '135503081', colorCode: '', paymentMethod: 'pix' }, signal);
    },
  },
  {
    name: 'exchange of points',
    call: 'VOU-01',
    press: (page, other) =>
      made(
        page,
        'make voucher',
        'points',
        other ? 300 : 200,
        (services, idempotencyKey) =>
          services.exchangePoints({ body: { points: other ? 300 : 200, idempotencyKey } }) as never,
      ),
  },
  {
    name: 'next voucher',
    call: 'VOU-02',
    press: (page) =>
      made(
        page,
        'make voucher',
        'next',
        'next',
        (services, idempotencyKey) => services.generateVoucher({ query: { idempotencyKey } }) as never,
      ),
  },
  {
    name: 'reward',
    call: 'VOU-06',
    press: (page) =>
      made(
        page,
        'redeem reward',
        { id: 'bone', type: 'SELF' },
        ['bone', 'SELF'],
        (services, idempotencyKey) =>
          services.redeemReward({
            body: { brand: 'jeep', id: 'bone', type: 'SELF', idempotencyKey },
          }) as never,
      ),
  },
  {
    name: 'benefit',
    call: 'BEN-10',
    async press({ signal }, other) {
      const { redemption } = await import('#widgets/benefits/deferred/redemption');
      const sent = { type: 'SELF', dealerCode: other ? '135503081' : '' };
      return (await redemption({ id: 'lavagem', hash: '' }, sent, signal)).send();
    },
  },
  {
    name: 'reservation of an employee',
    call: 'B2E-03',
    async press({ host }, other) {
      const { reserve } = await import('#widgets/employee-purchase/deferred/billing/reserve');
      const buyer = {
        role: 'employee',
        registration: '123451',
        cpf: '52998224725',
        documents: [],
        asksLabourCard: false,
      };
      const phone = other ? '31987650000' : '31987654321';
      return reserve(host, buyer, MVS, { name: person.name, email: person.email, phone } as never);
    },
  },
  {
    name: 'proposal',
    call: 'FIN-04',
    async press({ host }, other) {
      const { sendRequest } = await import('#widgets/funding-flow/deferred/proposal/request');
      const { updateFlow } = await import('#widgets/funding-flow/deferred/flow-store');
      // Another device has simulated the same plan under another id.
      const simulationId = `sim-${other ? 2 : 1}`;
      const plan = {
        id: simulationId,
        source: 'CDC',
        mvs: MVS,
        year: 2026,
        price: 100_000,
        entranceValue: 40_000,
      };
      updateFlow({ simulationId, simulation: { ...plan, numberOfInstallments: 36 } as never });
      return sendRequest('TEST_DRIVE', person, (host as { element: HTMLElement }).element);
    },
  },
  {
    name: 'start of a rental',
    call: 'RUS-01',
    async press({ host }) {
      const { start } = await import('#widgets/rental-registration/deferred/registration-calls');
      return start(host, 'of-locacao-1');
    },
  },
  {
    name: 'lead',
    call: 'LEA-01',
    async press({ host }) {
      const { sendLead } = await import('#features/contact/send-lead');
      const { EMPTY_LEAD } = await import('#domain/lead/lead');
      return sendLead({ form: { ...EMPTY_LEAD, ...person } }, { origin: 'site' }, host);
    },
  },
];

let net: SandboxPage;
/** The locks of the browser, and the tab that has each. */
const locks = new Map<string, Page>();
let current: Page;

/** Loads the page anew, in a tab of its own unless the one before is closed. */
function load(): Page {
  vi.resetModules();
  delete (globalThis as { [key: symbol]: unknown })[Symbol.for('vitrine')];
  const element = document.createElement('div');
  const { signal } = new AbortController();
  current = { signal, host: { element, emit: () => true, signal, language: 'pt-BR' } as never };
  return current;
}
function close(page: Page): void {
  for (const [name, holder] of locks) if (holder === page) locks.delete(name);
}
const request = async (name: string, _: object, run: (lock: object | null) => unknown): Promise<void> => {
  if (locks.has(name)) return void (await run(null));
  locks.set(name, current);
  await run({});
  locks.delete(name);
};
function block(): void {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { locks: { value: { request: async () => refuse() } } }),
  );
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  locks.clear();
  net = sandboxPage({ brand: 'fiat', country: 'BR', 'lead-client-id': 'demo', 'lead-client-secret': 'demo' });
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  Cookies.set('vitrine_session', 'ana', { path: '/' });
});
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const CIRCUMSTANCES: Record<
  string,
  (press: (page: Page, other?: boolean) => Promise<void>) => Promise<void>
> = {
  async 'pressed again'(press) {
    const page = load();
    await press(page);
    await press(page);
  },
  async 'double press'(press) {
    const page = load();
    await Promise.all([press(page), press(page)]);
  },
  async reload(press) {
    const page = load();
    await press(page);
    close(page);
    await press(load());
  },
  async 'second tab, with another card'(press) {
    await press(load());
    await press(load(), true);
  },
  async 'second device, with another card'(press) {
    await press(load());
    localStorage.clear();
    locks.clear();
    await press(load(), true);
  },
  async 'blocked storage, reload'(press) {
    block();
    await press(load());
    await press(load(), true);
  },
};

describe.each(Object.entries(CIRCUMSTANCES))(
  '%s, at a provider that takes everything and answers nothing',
  (_, go) => {
    it.each(ROWS)('$name: one charge or creation', async ({ call, press }) => {
      net.sandbox.state.setFault({ call, fault: 'taken' });
      await go(async (page, other = false) => {
        await expect(press(page, other)).rejects.toBeDefined();
      });
      const taken = net.sandbox.state.ledger.filter((entry) => entry.call === call);
      expect(taken).toHaveLength(1);
      expect(taken[0]?.key).toMatch(/^[\da-f]{32}$/);
    });
  },
);
