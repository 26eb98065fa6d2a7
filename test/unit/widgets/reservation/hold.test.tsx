// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY, MINUTE } from '#demo-pages/sandbox/lib/moments';
import { settle as keptReservations } from '#demo-pages/sandbox/rules/reservations/kept';
import { button, click, leave, said, settle, submit, text, texts, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { stubFetch } from '../../lib/stub-fetch';
import { alerts, leavePage, register, reservationPage, show, signIn, title } from './reservation-page';

let net: SandboxPage & { sent: string[] };
beforeEach(() => {
  net = reservationPage();
});
afterEach(leavePage);

const asked = (part: string) => net.asked.filter((address) => address.includes(part));
const holds = () => net.sent.filter((line) => line.includes('/pre-reserve'));
const rows = () => texts('.price-parts dl > div');
const set = (terms: object) =>
  net.sandbox.app.request('/sandbox/reservation-terms', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(terms),
  });

/** Goes from the showcase to the step that holds the car. */
async function toHold(language: 'pt-BR' | 'es-AR' = 'pt-BR') {
  await show({}, language);
  await click(button(language === 'pt-BR' ? /^Reservar com/ : /^Reservar con/));
  await register();
}
const chooseDealer = () => click(document.querySelector('input[name=dealerCode]') as HTMLElement);
/** A hold that is refused for a reason. */
const refuse = async (body: object, status = 409) => {
  net.faults['pre-reserve'] = { status, body };
  await submit();
  net.faults = {};
};

describe('the price', () => {
  it('is the service’s, part by part, before anything is held', async () => {
    await toHold();
    expect(holds()).toEqual([]);
    const dear = [...document.querySelectorAll<HTMLOptionElement>('#colorCode option')].find((option) =>
      /\(\+\sR\$/.test(option.textContent ?? ''),
    );
    expect(texts('#colorCode option').join()).toContain('(sem custo adicional)');
    await type('#colorCode', dear?.value ?? '');
    const coating = [...document.querySelectorAll<HTMLOptionElement>('#coatingCode option')].at(-1);
    await type('#coatingCode', coating?.value ?? '');
    await chooseDealer();
    const [car, color, upholstery, total, now, later] = rows();
    expect(car).toMatch(/^CarroR\$ /);
    expect(color).toMatch(/^Cor .+R\$ 1\.990,00$|^Cor .+R\$ 2\.490,00$/);
    expect(upholstery).toMatch(/^Revestimento .+(R\$ |sem custo)/);
    expect(total).toMatch(/^Preço totalR\$ /);
    expect(now).toBe('Você paga agoraR$ 2.000,00');
    expect(later).toMatch(/^Restante, depois da reservaR\$ /);
    const query = new URL(asked('price/reservation').at(-1) ?? '', 'https://x').searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      country: 'BR',
      colorCode: dear?.value,
      coatingCode: coating?.value,
      dealerCode: document.querySelector<HTMLInputElement>('input[name=dealerCode]')?.value,
    });
    await submit();
    expect(title()).toBe('Como você quer pagar?');
    expect(holds()[0]).toMatch(/"price":\d+/);
  });

  it('that has not arrived, or could not be loaded, holds nothing; it loads again', async () => {
    net.faults['price/reservation'] = 404;
    await toHold();
    await chooseDealer();
    await submit();
    expect(text('#price-error')).toContain('Sem o preço, o carro não pode ser reservado');
    net.faults = {};
    net.hold = 'price/reservation';
    await click(button('Tentar novamente'));
    await submit();
    expect(text('#price-error')).toContain('ainda está sendo consultado');
    net.hold = '';
    for (const { go } of net.held) go();
    await settle();
    expect(text('#price-error')).toBe('');
    expect(holds()).toEqual([]);
    await submit();
    expect(title()).toBe('Como você quer pagar?');
  });

  it('of an earlier colour that arrives late is dropped', async () => {
    await toHold();
    await chooseDealer();
    net.hold = 'price/reservation';
    const [, first, , dear] = [...document.querySelectorAll<HTMLOptionElement>('#colorCode option')];
    await type('#colorCode', first?.value ?? '');
    await type('#colorCode', dear?.value ?? '');
    const [early, late] = net.held;
    net.hold = '';
    late?.go();
    await settle();
    const after = rows();
    early?.go();
    await settle();
    expect(rows()).toEqual(after);
    expect(after.join()).toContain(dear?.textContent?.replace(/ \(.*/, ''));
  });

  it('that the service does not have holds nothing', async () => {
    net.faults['price/reservation'] = { status: 200, body: { mvsCode: 'x', total: null } };
    await toHold();
    await chooseDealer();
    await submit();
    expect(text('.price-parts')).toContain('ele não pode ser reservado on-line');
    expect(holds()).toEqual([]);
  });
});

describe('other amounts than the visitor has seen', () => {
  const shown = () => rows().find((row) => row.startsWith('Preço total')) ?? '';

  it('refused by the service are said, old and new, and nothing is held before the next press', async () => {
    await toHold();
    await chooseDealer();
    const before = shown().replace('Preço total', '');
    await set({ priceBy: 500 });
    await submit();
    await settle();
    const after = shown().replace('Preço total', '');
    expect(after).not.toBe(before);
    expect(alerts().replaceAll('\u00a0', ' ')).toContain(`O preço mudou de ${before} para ${after}`);
    expect(said('.notice.bad [role=alert]')).toMatch(/^O preço mudou de .* reais/);
    expect(title()).toBe('Escolha a concessionária e confirme');
    await submit();
    expect(title()).toBe('Como você quer pagar?');
  });

  it.each([
    ['price', { priceBy: 500, onOtherPrice: 'answer' }, 'Preço total'],
    ['fee', { feeBy: 250 }, 'Você paga agora'],
  ])('in the order’s %s are agreed to first', async (_, terms, label) => {
    await toHold();
    await chooseDealer();
    await set(terms);
    await submit();
    expect(text('.terms-changed h4')).toBe('Os valores mudaram durante a reserva');
    expect(document.activeElement).toBe(document.querySelector('.terms-changed h4'));
    expect(location.search).toContain('order=');
    const row = [...document.querySelectorAll('.terms-changed tbody tr')].find((each) =>
      each.textContent?.startsWith(label),
    );
    const [before, after] = [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
    expect(before).toMatch(/^R\$\s/);
    expect(after).not.toBe(before);
    await click(button('Continuar com estes valores'));
    expect(title()).toBe('Como você quer pagar?');
    expect(holds()).toHaveLength(1);
  });

  /** Holds a car at another price than was shown. */
  const holdDearer = async () => {
    await toHold();
    await chooseDealer();
    await set({ priceBy: 500, onOtherPrice: 'answer' });
    await submit();
  };
  const reload = async () => {
    await leave();
    await show();
    await settle();
  };

  it('are asked about again after a reload, and nothing can be paid before the visitor agrees', async () => {
    await holdDearer();
    const before = texts('.terms-changed tbody td');
    await reload();
    expect(texts('.terms-changed tbody td')).toEqual(before);
    expect(document.querySelector('.ways-to-pay, form.pay')).toBeNull();
    await reload();
    expect(document.querySelector('.ways-to-pay')).toBeNull();
    await click(button('Continuar com estes valores'));
    expect(document.querySelector('.ways-to-pay')).not.toBeNull();
    expect(document.activeElement?.className).toBe('order-line');
    await reload();
    expect(document.querySelector('.terms-changed')).toBeNull();
    expect(document.querySelector('.ways-to-pay')).not.toBeNull();
    expect(holds()).toHaveLength(1);
  });

  it('are asked about by the list of open orders too, in any tab', async () => {
    await holdDearer();
    await leave();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    await show();
    await click(button(/^Continuar .*/));
    expect(text('.terms-changed h4')).toBe('Os valores mudaram durante a reserva');
    expect(document.querySelector('.ways-to-pay')).toBeNull();
  });

  it('after a reload can be refused: the car is given back, and nothing is offered to be paid', async () => {
    await holdDearer();
    await reload();
    await click(button('Devolver o carro'));
    await settle();
    expect(title()).toBe('Aguardando o cancelamento');
    expect(text('.screen')).toContain('Cancelamento solicitado.');
    expect(document.querySelector('.ways-to-pay')).toBeNull();
    await reload();
    expect(title()).toBe('Aguardando o cancelamento');
    expect(net.sent.filter((line) => line.includes('/cancel'))).toHaveLength(1);
    net.sandbox.world.advance(3 * MINUTE);
    await settle(3000);
    expect(title()).toBe('Reserva cancelada');
    expect(JSON.stringify({ ...localStorage })).not.toContain('seen-terms');
  });

  it('that a later answer brings are agreed to as well', async () => {
    await toHold();
    await chooseDealer();
    await submit();
    expect(title()).toBe('Como você quer pagar?');
    const id = new URLSearchParams(location.search).get('order') ?? '';
    const kept = keptReservations(net.sandbox.world).get(id);
    if (kept) kept.amount += 100;
    await reload();
    expect(text('.terms-changed')).toContain('2.100,00');
    expect(document.querySelector('.ways-to-pay')).toBeNull();
  });

  it('are refused by giving the car back, which is tried again if it fails', async () => {
    await toHold();
    await chooseDealer();
    await set({ priceBy: 500, onOtherPrice: 'answer' });
    await submit();
    net.faults['/cancel'] = 404;
    await click(button('Devolver o carro'));
    expect(alerts()).toContain('Não foi possível devolver o carro');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(alerts()).toContain('O carro foi devolvido e nada foi cobrado');
    expect(location.search).not.toContain('order=');
    expect(net.sent.find((line) => line.includes('/cancel'))).toContain('TERMS_CHANGED');
    // The next hold is another, at the price that is shown now.
    await submit();
    expect(title()).toBe('Como você quer pagar?');
    const keys = holds().map((line) => /"idempotencyKey":"([^"]+)"/.exec(line)?.[1]);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('a refused hold says what it is about', () => {
  it.each([
    ['campaign-over', 'Esta campanha terminou'],
    ['no-price', 'não pode ser reservado on-line'],
    ['too-many-open', 'Você já tem reservas aguardando pagamento'],
    ['moon', 'O carro não pôde ser reservado agora'],
    [undefined, 'O carro não pôde ser reservado agora'],
  ])('%s', async (reason, words) => {
    await toHold();
    await chooseDealer();
    await refuse({ reason });
    expect(alerts()).toContain(words);
    expect(title()).toBe('Escolha a concessionária e confirme');
    await submit();
    expect(title()).toBe('Como você quer pagar?');
    const keys = holds().map((line) => /"idempotencyKey":"([^"]+)"/.exec(line)?.[1]);
    // A conflict without a reason may be that of the same hold, which another device is making.
    expect(new Set(keys).size).toBe(reason ? 2 : 1);
  });

  it('and leads from a campaign that is over to the cars of others', async () => {
    await toHold();
    await chooseDealer();
    net.sandbox.world.advance(91 * DAY);
    await submit();
    vi.setSystemTime(net.sandbox.world.now());
    await click(button('Ver outros carros'));
    expect(text()).toContain('Nenhum carro disponível para reserva on-line');
  });

  it('and leads to the open orders of who has too many, also before the car is held', async () => {
    signIn();
    await toHold();
    const other = await net.sandbox.app.request('/api/reservation/v2/reservations/pre-reserve', {
      method: 'POST',
      headers: { authorization: 'Bearer ana', 'content-type': 'application/json' },
      body: JSON.stringify({ brand: 'fiat', mvsCode: '358AF11' }),
    });
    expect(other.status).toBe(200);
    await chooseDealer();
    await submit();
    expect(alerts()).toContain('Você já tem reservas aguardando pagamento');
    // Those that wait for a payment, and one that waits for the rest.
    expect(texts('.open-order')).toHaveLength(3);
    await click(button('Voltar aos seus dados'));
    await submit();
    expect(texts('.open-order')).toHaveLength(3);
    await click(button(/^Continuar .*/));
    expect(title()).toBe('Como você quer pagar?');
  });

  it('and lets a guest look for the orders of another browser, in a form of its own', async () => {
    await toHold();
    await chooseDealer();
    await refuse({ reason: 'too-many-open' });
    expect(alerts()).toContain('Você já tem reservas aguardando pagamento');
    const search = document.querySelector('.find-order');
    expect(search?.querySelector('#number')).not.toBeNull();
    expect(search?.parentElement?.closest('form')).toBeNull();
  });

  it('and which field is wrong, or that another account is signed in', async () => {
    await toHold();
    await chooseDealer();
    await refuse({ errors: { cpf: 'CPF inválido' } }, 422);
    expect(alerts()).toContain('CPF inválido');
    await refuse({ reason: 'other-account' }, 403);
    expect(alerts()).toContain('Você entrou com outra conta');
  });

  it('in Spanish too', async () => {
    await toHold('es-AR');
    await chooseDealer();
    await refuse({ reason: 'campaign-over' });
    expect(alerts()).toContain('Esta campaña terminó');
  });
});

it('says for whose account it reserves, once that is known', async () => {
  const headers: (string | null)[] = [];
  const { fetch } = globalThis;
  stubFetch((request) => {
    if (request.url.includes('pre-reserve')) headers.push(request.headers.get('x-reservation-user-id'));
    return fetch(request);
  });
  signIn();
  await toHold();
  await chooseDealer();
  await act(async () => {});
  await submit();
  expect(headers).toEqual(['user-ana']);
});
