// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { campaignsOf } from '#demo-pages/sandbox/rules/reservations/reserve';
import { button, click, settle, text } from '../../lib/render';
import {
  alerts,
  chooseWay,
  leavePage,
  OPEN,
  type ReservationNet,
  reservationPage,
  show,
  signIn,
  title,
} from './reservation-page';

const REST = 'res-user-ana-1';
let net: ReservationNet;
beforeEach(() => {
  net = reservationPage();
  signIn();
});
afterEach(leavePage);

const press = async () => {
  await act(async () => document.querySelector<HTMLFormElement>('.screen form')?.requestSubmit());
  await settle();
};
const payments = () => net.sent.filter((line) => /^P.*\/(financing\/payment|remaining-payment) /.test(line));
const choices = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[name=fundingType]')].map(({ value }) => value);
const choose = (lender: string) =>
  click(document.querySelector(`input[name=fundingType][value=${lender}]`) as HTMLElement);
/** The campaigns as the service answers them, with other lenders. */
const allow = (fundingTypes: string[]) => {
  const body = campaignsOf(net.sandbox.world).map((each) => ({ ...each, fundingTypes }));
  net.faults['v2/campaigns'] = { status: 200, body };
};
const open = async (order: string, simulation: string) => {
  history.replaceState(null, '', `?order=${order}&simulation=${simulation}`);
  const page = await show();
  await chooseWay('financing');
  await settle();
  return page;
};

describe.each([
  ['the reservation', OPEN],
  ['the rest of the price', REST],
])('the lender of a financing that pays %s', (_, order) => {
  it('is the bank of the saved simulation, which the visitor is not asked for', async () => {
    await open(order, 'sim-psa-balao');
    expect(choices()).toEqual([]);
    expect(text('.screen')).toContain('Banco do financiamento: Banco PSA, o da sua simulação.');
    await press();
    expect(title()).toMatch(/^Aguardando o pagamento/);
    expect(payments()).toHaveLength(1);
    expect(payments()[0]).toMatch(/"simulationId":"sim-psa-balao","fundingType":"PSA"/);
  });

  it('is the visitor’s choice where the simulation names no bank, which is sent all the same', async () => {
    await open(order, 'sim-cdc');
    expect(choices()).toEqual(['PSA', 'B2']);
    await press();
    expect(text('#fundingType-error')).toBe('Escolha o banco');
    await choose('B2');
    await press();
    expect(payments()).toHaveLength(1);
    expect(payments()[0]).toMatch(/"simulationId":"sim-cdc","fundingType":"B2"/);
  });

  it('that the campaign does not allow is said, and its simulation is not sent', async () => {
    allow(['B2']);
    await open(order, 'sim-psa-balao');
    expect(alerts()).toContain('A sua simulação é do Banco PSA, que não financia esta campanha');
    expect(document.querySelector<HTMLAnchorElement>('.notice a')?.href).toContain(
      `/financiar?order=${order}`,
    );
    expect(choices()).toEqual(['B2']);
    await choose('B2');
    await press();
    expect(payments()).toHaveLength(1);
    expect(payments()[0]).toContain('"fundingType":"B2"');
    expect(payments()[0]).not.toContain('simulationId');
  });

  it.each([404, 'offline', { status: 200, body: [] }] as const)(
    'is not guessed while the simulation cannot be read (%j), which can be tried again',
    async (fault) => {
      net.faults['/simulate/'] = fault;
      await open(order, 'sim-psa-balao');
      await settle(20_000);
      expect(alerts()).toContain('o pedido segue sem ela');
      expect(choices()).toEqual(['PSA', 'B2']);
      delete net.faults['/simulate/'];
      await click(button('Tentar novamente'));
      expect(text('.screen')).toContain('o da sua simulação');
    },
  );

  it('without the simulation is the visitor’s, and nothing of it is sent', async () => {
    net.faults['/simulate/'] = 404;
    await open(order, 'sim-gone');
    await choose('PSA');
    await press();
    expect(payments()).toHaveLength(1);
    expect(payments()[0]).not.toContain('simulationId');
  });

  it('is waited for before anything is sent', async () => {
    net.hold = '/simulate/';
    await open(order, 'sim-psa-balao');
    await press();
    expect(text('#fundingType-error')).toContain('Aguarde a consulta');
    expect(payments()).toEqual([]);
    net.hold = '';
    for (const { go } of net.held) go();
    await settle();
    await press();
    expect(payments()).toHaveLength(1);
  });
});

it('a campaign without a lender of ours says so, and nothing is sent', async () => {
  allow(['MOON']);
  await open(OPEN, 'sim-cdc');
  expect(text('.screen')).toContain('Nenhum banco financia esta campanha agora');
  await press();
  expect(payments()).toEqual([]);
});

it.each(['', '..%2F..%2Fuser', 'a b'])(
  'an address with the simulation “%s” names none',
  async (simulation) => {
    await open(OPEN, simulation);
    expect(net.asked.some((address) => address.includes('/simulate/'))).toBe(false);
    expect(choices()).toEqual(['PSA', 'B2']);
  },
);

it('the words are there in Spanish', async () => {
  history.replaceState(null, '', `?order=${OPEN}&simulation=sim-psa-balao`);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await show({}, 'es-AR');
  await chooseWay('financing');
  await settle();
  expect(text('.screen')).toContain('Banco de la financiación: Banco PSA');
});
