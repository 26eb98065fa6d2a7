// @vitest-environment happy-dom

import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as ptBR from '#domain/core/messages.pt-BR';
import { $car } from '#features/car/car-store';
import { readSession } from '#features/session/session';
import { button, click, settle, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import {
  alerts,
  begin,
  CODE,
  choose,
  end,
  enter,
  FACTORY,
  loadParts,
  openTab,
  panel,
  priced,
  quote,
  reload,
  SAVE,
  said,
  save,
  search,
  sent,
  show,
  signIn,
  until,
} from './lib';

let net: SandboxPage;
beforeAll(loadParts);
beforeEach(() => {
  net = begin();
});
afterEach(end);

const headers = { authorization: 'Bearer vendas', 'content-type': 'application/json' };
/** What the CRM has under a number, asked by another device. */
const inCrm = async (number: string) =>
  (await net.sandbox.app.request(`/api${SAVE}/${number}`, { headers })).json();
const numberIn = (words: string | undefined) => /Q\d{6}(?:-\d+)?/.exec(words ?? '')?.[0] ?? '';

describe('saving', () => {
  it('sends the car and the conditions once, and shows the number', async () => {
    const { emit } = await show();
    await quote({ customer: 'Rita Lobo', phone: '11955500777', discount: '1000', validity: '30/11/2026' });
    await save();
    expect(said()).toMatch(/^Cotação Q\d{6} salva no CRM$/);
    expect(sent(net)).toBe(1);
    const saved = await inCrm(numberIn(said()));
    const { prices, color } = $car.get();
    expect(saved).toMatchObject({
      opportunityName: 'Frota Aurora',
      mvsCode: CODE,
      price: prices?.price,
      discount: 1000,
      validity: '2026-11-30',
      colorCode: color?.code,
      sellerName: 'Vera Salgado',
      customer: { name: 'Rita Lobo', phone: '11955500777' },
    });
    expect(saved.dealerCode).toBeTruthy();
    expect(saved.lines[0]).toMatchObject({ kind: 'version', code: CODE, amount: prices?.price });
    expect(emit).toHaveBeenCalledWith('vt-quotation-saved', { quotationNumber: saved.number, mvsCode: CODE });
    expect(JSON.stringify(emit.mock.calls)).not.toMatch(/Rita|Aurora|55500777/);
    expect(text('.desk-top')).toContain('Salva no CRM');
    await type('[name=discount]', '900');
    expect(text('.desk-top')).toContain('Com mudanças');
  });

  it.each([
    ['opportunityName', '', 'Digite o nome da oportunidade'],
    ['opportunityName', 'x'.repeat(121), 'Texto longo demais'],
    ['customer', 'Rita $ Cia', 'Não use os caracteres $ < > %'],
    ['phone', '1234', ptBR.phone],
    ['email', 'rita@', ptBR.email],
    ['newPrice', 'mil', 'Digite um valor, como 1.500,00'],
    ['newPrice', '1,00', ptBR.newPriceTooLow],
    ['discount', '99999999', 'O desconto passa do preço'],
    ['validity', '31/02/2027', 'Digite uma data, como 31/12/2026'],
    ['validity', '01/01/2020', 'A validade já passou'],
  ])('refuses %s "%s": %s', async (name, value, message) => {
    await show();
    await quote({ [name]: value });
    await save();
    expect(text(`#${name}-error`)).toBe(message);
    expect(sent(net)).toBe(0);
  });

  it('takes a company as the customer, with the & of its name', async () => {
    await show();
    await quote({ customer: 'Rita & Cia', opportunityName: 'Frota Rita & Cia' });
    await save();
    expect(text('.desk-top')).toContain('Salva no CRM');
  });

  it('waits for the prices: it has them, and is not changed by them a moment later', async () => {
    await show();
    net.hold = 'price';
    await search(CODE);
    await enter('.car-search');
    await until(() => $car.get().isReady);
    await openTab('Revisão');
    await type('[name="opportunityName"]', 'Frota Aurora');
    await save();
    expect([sent(net), net.held.length > 0]).toEqual([0, true]);
    net.hold = '';
    for (const { go } of net.held) await act(async () => go());
    await priced();
    await until(() => !!said());
    expect(sent(net)).toBe(1);
    const saved = await inCrm(numberIn(said()));
    expect(saved.price).toBe($car.get().prices?.price);
  });

  it('refuses a comment that does not fit on the sheet', async () => {
    await show();
    await choose();
    await openTab('Comentário');
    await type('[name=comments]', 'x'.repeat(601));
    await openTab('Revisão');
    await type('[name=opportunityName]', 'Frota');
    await save();
    expect(sent(net)).toBe(0);
    await openTab('Comentário');
    expect(text('#comments-error')).toBe('Texto longo demais');
  });

  it.each([
    ['001', 422, ptBR.quotation001, 'Entrar'],
    ['002', 409, ptBR.quotation002, 'Reabra pelo número'],
    ['003', 422, ptBR.quotation003, 'Salvar como cotação nova'],
    ['004', 422, ptBR.quotation004, 'Preço recusado'],
    ['005', 422, ptBR.quotation005, 'Preço recusado'],
    ['006', 422, ptBR.quotation006, 'Preço recusado'],
    // The documents name the codes, not how they travel.
    ['001', 200, ptBR.quotation001, 'Entrar'],
    ['002', 200, ptBR.quotation002, 'Reabra pelo número'],
    ['003', 200, ptBR.quotation003, 'Salvar como cotação nova'],
    ['004', 200, ptBR.quotation004, 'Preço recusado'],
    ['006', 200, ptBR.quotation006, 'Preço recusado'],
  ])('says the code %s (%i) in words, with the way on', async (code, status, words, way) => {
    await show();
    await quote();
    net.faults[SAVE] = {
      status,
      body: { code, ...(Number(code) > 3 && { errors: { price: 'Preço recusado' } }) },
    };
    await save();
    expect(alerts()).toContain(words);
    expect(text(panel)).toContain(way);
    expect((document.querySelector('[name=opportunityName]') as HTMLInputElement).value).toBe('Frota Aurora');
    expect(said()).toBe('');
  });

  it.each([[{}], [{ code: '000' }], [{ code: 0 }], [{ code: null }]])(
    'takes a number without a failure code for a success: %j',
    async (body) => {
      await show();
      await quote();
      net.faults[SAVE] = { status: 200, body: { ...body, number: 'Q000777' } };
      await save();
      expect(said()).toBe('Cotação Q000777 salva no CRM');
      expect(alerts()).toEqual([]);
    },
  );

  it('takes a code in a success with a number for the one that is there, and reopens it', async () => {
    await show();
    await quote();
    net.faults.quotation = { status: 200, body: { code: 2, number: 'Q000101' } };
    net.next = { after: 'quotation', faults: {} };
    await save();
    expect(alerts()).toContain(ptBR.quotation002);
    expect(said()).toBe('');
    await click(button('Reabrir a cotação Q000101'));
    await settle(1000);
    await priced();
    expect(text('.desk-top')).toContain('Cotação Q000101');
  });

  it('places what the CRM says of a field beside it', async () => {
    await show();
    await quote();
    net.faults[SAVE] = { status: 422, body: { code: '004', errors: { validity: 'Validade recusada' } } };
    await save();
    expect(text('#validity-error')).toBe('Validade recusada');
    expect(alerts()).toContain(ptBR.quotation004);
  });

  it.each([500, 503, 'offline'] as const)('keeps everything where nobody answers: %s', async (fault) => {
    await show();
    await quote({ customer: 'Rita Lobo' });
    net.faults[SAVE] = fault;
    await save();
    await settle(20_000);
    expect(text(panel)).toContain('A resposta do CRM não chegou.');
    net.faults = {};
    await save();
    expect(said()).toMatch(/salva no CRM$/);
    expect(await inCrm(numberIn(said()))).toMatchObject({ customer: { name: 'Rita Lobo' } });
  });

  it('asks for what was sent before it saves again, and has it once', async () => {
    await show();
    await quote();
    net.faults[SAVE] = 'lost';
    await save();
    await settle(20_000);
    expect(text(panel)).toContain('A resposta do CRM não chegou.');
    net.faults = {};
    await save();
    expect(said()).toMatch(/^Cotação Q000102 salva no CRM$/);
    expect(text('[part=success]')).toContain('A resposta do CRM tinha se perdido');
    expect((await net.sandbox.app.request(`/api${SAVE}/Q000103`, { headers })).status).toBe(404);
  });

  it('asks for what was sent as it was, and says what has changed since', async () => {
    await show();
    await quote();
    net.faults[SAVE] = 'lost';
    await save();
    await settle(20_000);
    net.faults = {};
    await type('[name=discount]', '500');
    await save();
    expect(text(panel)).toContain('O que foi enviado antes está no CRM como Q000102.');
    expect((await inCrm('Q000102')).discount ?? 0).toBe(0);
    await save();
    expect(said()).toBe('Cotação Q000102-2 salva no CRM');
    expect((await inCrm('Q000102-2')).discount).toBe(500);
  });

  it('refuses an exact duplicate of another tab, and reopens that one', async () => {
    await show();
    await quote();
    await save();
    const number = numberIn(said());
    // The other tab has the same content, and no number.
    await reloadAsNewTab();
    await quote();
    await save();
    expect(alerts()).toContain(ptBR.quotation002);
    expect(said()).toBe('');
    await click(button(`Reabrir a cotação ${number}`));
    await settle(1000);
    await priced();
    expect(text('.desk-top')).toContain(`Cotação ${number}`);
  });

  it('is one press, however often it is pressed', async () => {
    await show();
    await quote();
    net.hold = SAVE;
    const press = button('Salvar no CRM');
    await act(async () => press.click());
    await settle(200);
    await act(async () => press.click());
    await settle(200);
    net.hold = '';
    for (const held of net.held) held.go();
    await settle(1000);
    expect(sent(net)).toBe(1);
    expect(said()).toMatch(/salva no CRM$/);
  });

  it('goes on after the session has ended, with what was typed', async () => {
    await show();
    await quote({ customer: 'Rita Lobo' });
    net.faults[SAVE] = 401;
    signOut();
    await act(async () => readSession());
    await save();
    expect((document.querySelector('[name=customer]') as HTMLInputElement).value).toBe('Rita Lobo');
    net.faults = {};
    signIn('vendas');
    await settle(1000);
    await save();
    expect(said()).toMatch(/salva no CRM$/);
  });
});

async function reloadAsNewTab(): Promise<void> {
  sessionStorage.clear();
  await reload();
}

async function reopen(number: string): Promise<void> {
  await click(button('Reabrir cotação'));
  await type('[name=number]', number);
  await enter('dialog form');
  await settle(1000);
}

describe('reopening', () => {
  it('has the customer, the conditions, and what costs another amount now', async () => {
    const { emit } = await show();
    await reopen('q000101');
    await priced();
    expect(document.querySelector('dialog')).toBeNull();
    expect((document.querySelector('[name=customer]') as HTMLInputElement).value).toBe('Rita Lobo Prado');
    expect(text('.desk-top')).toContain('Cotação Q000101');
    expect(texts('.price-changes li')[0]).toMatch(/de R\$\s[\d.,]+ para R\$\s[\d.,]+ \(\+\sR\$\s1\.000,00\)/);
    expect(texts('.price-changes li')[1]).toMatch(/\(\+\sR\$\s150,00\)/);
    expect(texts('.price-changes li')[2]).toBe('Rack de teto não é mais oferecido');
    expect(emit).toHaveBeenCalledWith('vt-quotation-reopened', { quotationNumber: 'Q000101' });
    expect(JSON.stringify([...Object.values(localStorage), ...Object.values(sessionStorage)])).not.toMatch(
      /Rita|Padaria|55500777/,
    );
  });

  it.each([
    ['', 'Digite o número da cotação'],
    ['Q999999', 'Não há cotação com este número.'],
    ['Q000090', 'Esta cotação é de outra concessionária.'],
  ])('of "%s" says: %s', async (number, words) => {
    await show();
    await reopen(number);
    expect(text('dialog')).toContain(words);
    expect($car.get().mvs).toBeNull();
  });

  it('repeats what failed', async () => {
    await show();
    net.faults[SAVE] = 'offline';
    await reopen('Q000101');
    await settle(20_000);
    expect(text('dialog [role=alert]')).toContain('Não foi possível carregar');
    net.faults = {};
    await enter('dialog form');
    await settle(1000);
    expect(text('.desk-top')).toContain('Cotação Q000101');
  });

  it('says what it replaces', async () => {
    await show();
    await quote();
    await click(button('Reabrir cotação'));
    expect(text('dialog')).toContain('O que não foi salvo da cotação na tela se perde.');
  });
});

describe('the factory’s stock', () => {
  const open = async () => {
    await show();
    await choose();
    await click(button('Ver o estoque da fábrica'));
    await settle(500);
  };
  const wish = () => [$car.get().color?.code, $car.get().parts.map(({ code }) => code)];
  const first = () => document.querySelector('.stock-car') as HTMLElement;

  it('loads once it is opened, the nearest to the wish first', async () => {
    await show();
    await choose();
    expect(net.asked.some((address) => address.startsWith(FACTORY))).toBe(false);
    await click(button('Ver o estoque da fábrica'));
    await settle(500);
    const differences = ({ textContent }: Element) =>
      /^(Sem|A mais):/.test(textContent ?? '') ? (textContent ?? '').split(', ').length : 1;
    const counts = [...document.querySelectorAll('.stock-car')].map((car) =>
      [...car.querySelectorAll('.differences li')].reduce((sum, line) => sum + differences(line), 0),
    );
    expect(counts.length).toBeGreaterThan(2);
    expect(counts).toEqual([...counts].sort((one, other) => one - other));
    expect(text('.stock-list')).toMatch(/Chassi \w{17}/);
    expect(text('.stock-list')).toMatch(/\d+ dias em estoque/);
  });

  it('is filtered by colour at the service, and by place', async () => {
    await open();
    const { code = '', name = '' } = $car.get().color ?? {};
    await type('#stock-color', code);
    await settle(500);
    expect(net.asked.at(-1)).toContain(`colorCode=${code}`);
    for (const title of texts('.stock-car h4')) expect(title).toContain(name);
    await type('#stock-color', '');
    await settle(500);
    await type('#stock-place', 'YARD');
    for (const badge of texts('.stock-car .badge')) expect(badge).toBe('No pátio');
  });

  it('proposes a car with its differences, and goes back to the wish', async () => {
    const before = { codes: [] as unknown[] };
    await open();
    before.codes = wish();
    const status = document.querySelector('.stock > [role=status]');
    const chassis = text('.stock-car .chassis');
    await click(first().querySelector('button') as HTMLElement);
    await priced();
    expect(text('.proposed .chassis')).toBe(chassis);
    expect(status?.isConnected && status.textContent).toBe(`Proposta de um carro do estoque: ${chassis}`);
    await openTab('Opcionais');
    expect(text(panel)).toContain('O carro do estoque já está feito');
    await click(button('Descartar e voltar à cotação inicial'));
    await priced();
    expect(wish()).toEqual(before.codes);
    expect(document.querySelector('.proposed')).toBeNull();
    expect(net.asked.some((address) => address.endsWith('/stock-proposal'))).toBe(false);
  });

  it('is saved with the wish, which the CRM gives back', async () => {
    await open();
    const [color, parts] = wish();
    await click(first().querySelector('button') as HTMLElement);
    await openTab('Revisão');
    await type('[name=opportunityName]', 'Frota');
    await save();
    const number = numberIn(said());
    expect((await inCrm(number)).stockProposal).toBeTruthy();
    net.faults['/stock-proposal'] = 'lost';
    await click(button('Descartar e voltar à cotação inicial'));
    await settle(20_000);
    await priced();
    expect(wish()).toEqual([color, parts]);
    expect((await inCrm(number)).stockProposal).toBeNull();
    expect(document.querySelector('.proposed')).toBeNull();
  });

  it('says that a car was taken meanwhile', async () => {
    await open();
    const chassis = text('.stock-car .chassis');
    await click(first().querySelector('button') as HTMLElement);
    await openTab('Revisão');
    await type('[name=opportunityName]', 'Frota');
    const list = await (
      await net.sandbox.app.request(`/api${FACTORY}?mvsCode=${CODE}&size=100`, { headers })
    ).json();
    const { id } = list.content.find((each: { chassis: string }) => each.chassis === chassis);
    const body = JSON.stringify({
      opportunityName: 'De outro vendedor',
      mvsCode: CODE,
      year: $car.get().mvs?.year,
      price: 90_000,
      stockId: id,
    });
    await net.sandbox.app.request(`/api${SAVE}`, { method: 'POST', headers, body });
    await save();
    expect(alerts()).toContain(ptBR.quotation005);
    expect(text(panel)).toContain('Este veículo não está mais disponível');
    expect(text(panel)).toContain('Descarte a proposta e escolha outro carro do estoque.');
  });

  it.each([
    [500, 'Não foi possível descartar a proposta. Ela continua como estava.'],
    [401, 'Sua sessão terminou. Entre de novo e descarte.'],
    [403, 'Esta cotação é de outra concessionária.'],
  ])('keeps a proposal that could not be discarded (%s): %s', async (fault, words) => {
    await show();
    await reopen('Q000101');
    await priced();
    net.faults['/dealer-sales/quotation'] = fault;
    await click(button('Descartar e voltar à cotação inicial'));
    await settle(20_000);
    expect(text('.proposed')).toContain(words);
    expect(text('.proposed .chassis')).toMatch(/\w{17}/);
  });

  it('says that there is none, and repeats what failed', async () => {
    net.faults[FACTORY] = 404;
    await open();
    expect(text('.stock')).toContain('Não foi possível carregar');
    net.faults = {};
    await click(button('Tentar novamente'));
    await settle(500);
    expect(document.querySelectorAll('.stock-car').length).toBeGreaterThan(0);
  });
});

describe('a reload', () => {
  it('brings back choices and amounts, and says that the customer is gone', async () => {
    await show();
    await quote({ customer: 'Rita Lobo', discount: '750,00', validity: '30/11/2026' });
    const color = $car.get().color?.code;
    await reload();
    await priced();
    expect($car.get().mvs?.code).toBe(CODE);
    expect($car.get().color?.code).toBe(color);
    expect(text()).toContain('Cliente, oportunidade e comentário não ficam guardados neste navegador');
    const value = (name: string) => (document.querySelector(`[name=${name}]`) as HTMLInputElement).value;
    expect([value('discount'), value('validity'), value('customer')]).toEqual(['750,00', '30/11/2026', '']);
  });

  it('brings the customer of a saved quotation from the CRM', async () => {
    await show();
    await quote({ customer: 'Rita Lobo' });
    await save();
    const number = numberIn(said());
    await reload();
    await priced();
    expect(text('.desk-top')).toContain(`Cotação ${number}`);
    expect((document.querySelector('[name=customer]') as HTMLInputElement).value).toBe('Rita Lobo');
    net.faults[SAVE] = 404;
    await reload();
    await priced();
    expect(text()).toContain('os dados do cliente não puderam ser lidos do CRM');
    net.faults = {};
    await click(button('Tentar novamente'));
    await settle(500);
    expect((document.querySelector('[name=customer]') as HTMLInputElement).value).toBe('Rita Lobo');
  });

  it('keeps that an answer was lost, until the seller has looked', async () => {
    await show();
    await quote();
    net.faults[SAVE] = 'lost';
    await save();
    await settle(20_000);
    await reload();
    await priced();
    expect(text()).toMatch(/Em 20\/11\/2026 às \d\d:\d\d uma cotação foi enviada e a resposta não chegou/);
    await click(button('Já conferi no CRM'));
    await settle(200);
    await reload();
    expect(text()).not.toContain('a resposta não chegou');
  });

  it('keeps a proposed car, and the way back', async () => {
    await show();
    await choose();
    const color = $car.get().color?.code;
    await click(button('Ver o estoque da fábrica'));
    await settle(500);
    const cars = [...document.querySelectorAll<HTMLElement>('.stock-car button')];
    await click(cars.at(-1) as HTMLElement);
    await priced();
    const chassis = text('.proposed .chassis');
    await reload();
    await priced();
    expect(text('.proposed .chassis')).toBe(chassis);
    await click(button('Descartar e voltar à cotação inicial'));
    await priced();
    expect($car.get().color?.code).toBe(color);
  });

  it('after a sign-out has nothing', async () => {
    await show();
    await quote();
    signOut();
    await act(async () => {
      document.dispatchEvent(new Event('vt-session-ended', { bubbles: true }));
    });
    await settle(200);
    signIn('vendas');
    await reload();
    expect($car.get().mvs).toBeNull();
  });

  it('in another tab has nothing of this one', async () => {
    await show();
    await quote();
    await reloadAsNewTab();
    expect($car.get().mvs).toBeNull();
    expect(text('.desk-top')).toContain('Cotação nova');
  });
});

describe('a new quotation', () => {
  it('begins after a question, with nothing of the one before', async () => {
    await show();
    await quote({ customer: 'Rita Lobo', discount: '500' });
    await click(button('Nova cotação'));
    expect(text('dialog')).toContain('O que não foi salvo desta cotação se perde.');
    await click(button('Começar'));
    await until(() => $car.get().mvs === null);
    await choose();
    await openTab('Revisão');
    for (const name of ['opportunityName', 'customer', 'discount'])
      expect((document.querySelector(`[name=${name}]`) as HTMLInputElement).value).toBe('');
  });
});
