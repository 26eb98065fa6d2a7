// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDealer } from '#features/dealer/dealer-store';
import { clearQueryCache } from '#services/http/query-cache';
import ContactForm from '#widgets/contact-form/ContactForm';
import DealerCheckin from '#widgets/dealer-checkin/DealerCheckin';
import { ReportForm } from '#widgets/offers/deferred/report/ReportForm';
import Password from '#widgets/password/Password';
import RentalInterest from '#widgets/rental-interest/RentalInterest';
import TestDrive from '#widgets/test-drive/TestDrive';
import Whatsapp from '#widgets/whatsapp/Whatsapp';
import { closeFlow, identify, openFlow, show, simulate, upToTerms } from '../../lib/funding-flow';
import { button, click, leave, render, settle, submit, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';
import { stubFetch } from '../../lib/stub-fetch';
import { fillVisit, pressDay, show as showScheduling } from '../../widgets/service-scheduling/visit-page';

const DEALER = '135503081';
const ENDED = 'Sua sessão terminou';
const AS_GUEST = 'Continuar sem entrar';

interface Row {
  name: string;
  /** Part of the writing call's address. */
  call: string;
  /** Opens the form and fills it in. */
  fill(): Promise<unknown>;
  /** By default the form is submitted. */
  send?(): Promise<unknown>;
  /** What sends it after another sign-in, if not the notice's own button. */
  again?(): Promise<unknown>;
  /** Cannot be pressed again: the button is gone, or what it sends says who acts. */
  once?: true;
  /** Another call of the same press, the lead's report, learns of the end first: this one is not made. */
  isToldBefore?: true;
  /** Only an account can send it. */
  account?: true;
}

const at = (search: string, view: ReactNode) => {
  history.replaceState(null, '', search);
  return render(view);
};
const typeAll = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await type(`#${name}`, value);
};
const press = (selector: string) => click(document.querySelector(selector) as Element);
const PERSON = { name: 'Ana Souza', phone: '(11) 98765-4321' };
const testDrive = (mvs: string) => (
  <TestDrive heading="" model="" mvs={mvs} dealer={DEALER} testDrive="" privacyUrl="" />
);
const checkin = <DealerCheckin heading="" dealer={DEALER} screen="visitor" checkinUrl="" privacyUrl="" />;

const ROWS: readonly Row[] = [
  {
    name: 'contact-form',
    call: '/contact-us',
    async fill() {
      await render(<ContactForm heading="" reason="" dealer="" brandOnly={false} privacyUrl="" />);
      await typeAll({ reason: 'CAR', ...PERSON, email: 'ana@exemplo.com.br', message: 'Qual é o prazo?' });
    },
  },
  {
    name: 'test-drive',
    call: '/test-drives',
    async fill() {
      await render(testDrive('358AF11'));
      await pressDay('2026-11-23');
      await press('input[value=MORNING]');
      await typeAll({ ...PERSON, email: 'ana@exemplo.com.br' });
    },
  },
  {
    name: 'test-drive, its rating',
    call: '/rating',
    async fill() {
      await at('/?test-drive=td-feito', testDrive(''));
      await press('input[name=rating][value="4"]');
      await typeAll({ comment: 'Silencioso' });
    },
  },
  {
    name: 'service-scheduling',
    call: '/appointments/web',
    async fill() {
      await showScheduling();
      await fillVisit();
    },
    send: () => submitOf('form.booking'),
  },
  {
    name: 'service-scheduling, by a link',
    call: '/visitscheduling/cancel',
    async fill() {
      history.replaceState(null, '', '/?visit=visita-p&do=cancel');
      await showScheduling({ dealer: '' });
      await type('#reason', 'Outro motivo');
    },
  },
  {
    name: 'service-scheduling, an account’s visit',
    call: '/visitscheduling/confirm',
    fill: () => showScheduling(),
    send: () => click(button(/^Confirmar presença/)),
    // The account's list has loaded again.
    again: () => click(button(/^Confirmar presença/)),
    account: true,
    once: true,
  },
  {
    name: 'dealer-checkin',
    call: '/checkin',
    async fill() {
      await render(checkin);
      await typeAll(PERSON);
    },
  },
  {
    name: 'dealer-checkin, the code',
    call: '/access',
    async fill() {
      await render(<DealerCheckin heading="" dealer="" screen="visitor" checkinUrl="" privacyUrl="" />);
      await typeAll({ dealerCode: DEALER });
    },
  },
  {
    name: 'dealer-checkin, the attendant',
    call: '/requestattendant',
    async fill() {
      await render(checkin);
      await typeAll(PERSON);
      await submit();
      await typeAll({ comments: 'Estou na entrada' });
    },
    send: () => click(button('Chamar atendente')),
  },
  {
    name: 'offers, a report',
    call: '/report-view',
    async fill() {
      await render(<ReportForm offerId="of-fiat-1" />);
      await typeAll({ reason: 'PRICE', comment: 'O preço é outro.' });
    },
  },
  {
    name: 'rental-interest',
    call: '/leads/',
    async fill() {
      await render(
        <RentalInterest
          heading=""
          partner="flua"
          offerId=""
          model=""
          origin=""
          subOrigin=""
          productGroup=""
          form=""
          privacyUrl=""
        />,
      );
      await typeAll({
        companyName: 'Aurora Transportes',
        cnpj: '11.222.333/0001-81',
        contactName: 'Ana Souza',
        email: 'ana@exemplo.com.br',
        phone: PERSON.phone,
        vehicleType: 'PICKUP',
        vehicleQuantity: '12',
      });
      await press('input[value=yes]');
      await press('#acceptsPrivacy');
    },
  },
  {
    name: 'whatsapp',
    call: '/Lead/send',
    async fill() {
      await render(
        <Whatsapp heading="" model="" version="" series="" color="" dealer="" scheduleDate="" target="new" />,
      );
      await typeAll(PERSON);
    },
  },
  {
    name: 'password, a forgotten one',
    call: '/password/forgot',
    async fill() {
      await render(<Password heading="" mode="forgot" loginUrl="/entrar" />);
      await typeAll({ email: 'ana.nogueira@correio.example' });
    },
    once: true,
  },
  {
    name: 'funding-flow, the plan',
    call: '/v1/simulate',
    async fill() {
      await show();
      await click(button('Simular com CDC'));
      await identify();
      await settle(700);
    },
    send: () => click(button('Continuar')),
  },
  {
    name: 'funding-flow, the proposal',
    call: '/v1/proposal',
    async fill() {
      await show();
      await upToTerms();
      await press('#terms');
      await press('#bureau');
    },
  },
  {
    name: 'funding-flow, a request',
    call: '/v1/proposal',
    async fill() {
      await show();
      await click(button('Simular com Next'));
      await identify();
      await simulate();
    },
    send: () => click([...document.querySelectorAll('.actions [type=submit]')].at(-1) as Element),
    isToldBefore: true,
  },
  {
    name: 'funding-flow, the bank’s own',
    call: '/v1/simulate',
    fill: () => show({ sources: ['zflow', 'cdc'] }),
    send: () => click(button(/banco/)),
    once: true,
  },
];

const submitOf = async (selector: string) => {
  await act(async () => document.querySelector<HTMLFormElement>(selector)?.requestSubmit());
  await settle();
};

let net: SandboxPage;
/** Whether the services refuse the session. */
let isOver = false;
/** The bearer of each request, by address. */
let sent: { url: string; method: string; bearer: string | null }[];
beforeEach(() => {
  openFlow();
  net = sandboxPage({
    brand: 'fiat',
    country: 'BR',
    'lead-client-id': 'demo',
    'lead-client-secret': 'demo',
    'sign-in': '/entrar',
  });
  vi.setSystemTime(net.sandbox.world.now());
  vi.stubGlobal('open', vi.fn());
  isOver = false;
  sent = [];
  const { fetch } = globalThis;
  stubFetch(async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    const bearer = request.headers.get('authorization');
    sent.push({ url: request.url, method: request.method, bearer });
    return isOver && bearer ? Response.json({}, { status: 401 }) : fetch(request);
  });
  Cookies.set('vitrine_session', 'ana', { path: '/' });
});
afterEach(async () => {
  signOut();
  await act(async () => void document.dispatchEvent(new Event('vt-session-ended', { bubbles: true })));
  await leave();
  await closeFlow();
  clearQueryCache();
  clearDealer();
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const typed = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map((field) => [
    field.id,
    /^(checkbox|radio)$/.test(field.type) ? field.checked : field.value,
  ]);
const bearersOf = ({ call }: Row) =>
  sent
    .filter(({ url, method }) => method !== 'GET' && decodeURIComponent(url).includes(call))
    .map(({ bearer }) => bearer);
const send = (row: Row) => (row.send ?? submit)();
/** The bearers with which a call is refused. */
const refusedAs = ({ isToldBefore }: Row) => (isToldBefore ? [] : ['Bearer ana']);
const isEndSaid = () => texts('[role=alert]').some((words) => words.includes(ENDED));
const names = () => texts('button');

/** Fills a form in and sends it when the session has ended; returns how often its call was made before. */
async function sendWithoutSession(row: Row): Promise<number> {
  await row.fill();
  const before = bearersOf(row).length;
  const values = typed();
  isOver = true;
  await send(row);
  // A second press decides nothing.
  if (!row.once) await send(row);
  expect(isEndSaid()).toBe(true);
  expect(texts('a').some((words) => words.startsWith('Entrar na minha conta'))).toBe(true);
  expect(bearersOf(row).slice(before)).toEqual(refusedAs(row));
  expect(typed()).toEqual(values);
  return before;
}

describe.each(ROWS)('a session that ends in $name', (row) => {
  it('is said, and what was typed goes with the next session, once', async () => {
    const before = await sendWithoutSession(row);
    isOver = false;
    await act(async () => void document.dispatchEvent(new Event('vt-session-started', { bubbles: true })));
    await settle();
    expect(bearersOf(row).slice(before)).toEqual(refusedAs(row));
    await (row.again ?? (() => click(button('Enviar agora'))))();
    expect(bearersOf(row).slice(before)).toEqual([...refusedAs(row), 'Bearer ana']);
    expect(isEndSaid()).toBe(false);
  });
});

describe.each(ROWS.filter(({ account }) => !account))('a session that ends in $name', (row) => {
  it('leaves it to the visitor to go on as a guest, once', async () => {
    const before = await sendWithoutSession(row);
    await click(button(AS_GUEST));
    expect(bearersOf(row).slice(before)).toEqual([...refusedAs(row), null]);
    expect(isEndSaid()).toBe(false);
  });
});

describe.each(ROWS.filter(({ account }) => account))('a session that ends in $name', (row) => {
  it('makes no guest of whoever holds it', async () => {
    await sendWithoutSession(row);
    expect(names()).not.toContain(AS_GUEST);
  });
});

it('is no end of a session that a guest’s message is refused', async () => {
  signOut();
  net.faults['/contact-us'] = 401;
  const [row] = ROWS as [Row];
  await row.fill();
  await send(row);
  expect(isEndSaid()).toBe(false);
  expect(texts('[role=alert]').join()).toContain('Um erro ocorreu');
  expect(names()).not.toContain(AS_GUEST);
});
