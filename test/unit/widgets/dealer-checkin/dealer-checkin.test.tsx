// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import DealerCheckin from '#widgets/dealer-checkin/DealerCheckin';
import { eventually } from '../../lib/eventually';
import { button, click, leave, render, settle, submit, text, texts, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';
import { withoutTimes } from '../../lib/without-times';

const DEALER = '135503081';
const MINUTE = 60_000;
const props = { heading: '', dealer: '', screen: 'visitor' as const, checkinUrl: '', privacyUrl: '' };
let net: SandboxPage;
beforeEach(() => {
  net = sandboxPage({ brand: 'fiat', country: 'BR', 'idempotency-header': 'idempotency-key' });
  vi.setSystemTime(net.sandbox.world.now());
  sessionStorage.clear();
});
afterEach(async () => {
  await leave();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});
const calls = () => net.sandbox.state.calls.map(({ call }) => call);
const checkins = () => net.sandbox.world.table('dealer check-ins', () => new Map()).size;
const value = (name: string) => document.querySelector<HTMLInputElement>(`#${name}`)?.value;
const fill = async () => {
  await type('#name', 'Rita Lobo');
  await type('#phone', '(11) 98765-4321');
  await type('#interest', 'NEW');
};
const enter = () => render(<DealerCheckin {...props} dealer={DEALER} />);
const checkIn = async () => {
  const shown = await enter();
  await fill();
  await submit();
  return shown;
};
const callAttendant = () => click(button('Chamar atendente'));
/** Lets the sandbox's and the page's clocks go on. */
const pass = async (ms: number) => {
  net.sandbox.world.advance(ms);
  await settle(20_000);
};

describe('what the service does not say', () => {
  it('is no place in the queue', async () => {
    net.silent = { address: 'checkin', field: 'position' };
    await checkIn();
    expect(text('h3')).toContain('Check-in');
    expect(text('.visit')).not.toMatch(/próxima pessoa|posição|\d+ª/);
  });
  it('is the code that was asked for, where it does not repeat it', async () => {
    net.silent = { address: 'access', field: 'dealerCode' };
    await checkIn();
    expect(net.sandbox.state.calls.at(-1)).toMatchObject({ call: 'DSL-02', body: { dealerCode: DEALER } });
  });
  it('is no time until somebody comes', async () => {
    await checkIn();
    net.silent = { address: '', field: 'minutes' };
    await callAttendant();
    expect(text('h3')).toBe('Atendente chamado');
    expect(text('.visit')).not.toMatch(/já vem|minuto/);
  });
});

describe('access to a dealer', () => {
  it('is by its code, which is typed', async () => {
    await render(<DealerCheckin {...props} />);
    await submit();
    expect(text('#dealerCode-error')).toBe('Digite o código da concessionária');
    await type('#dealerCode', '999');
    await submit();
    expect(text('#dealerCode-error')).toContain('Não encontramos este código.');
    expect(value('dealerCode')).toBe('999');
    await type('#dealerCode', ` ${DEALER} `);
    await submit();
    expect(text('.dealer')).toContain('Você está em ');
    expect(net.sandbox.state.calls.at(-1)?.body).toEqual({
      dealerCode: DEALER,
      brand: 'fiat',
      origin: 'CODE',
    });
  });

  it("is by the code in the address of the dealer's QR code", async () => {
    history.replaceState(null, '', `/?checkin=${DEALER}`);
    await render(<DealerCheckin {...props} />);
    expect(text('.dealer')).toContain('Você está em ');
    expect(net.sandbox.state.calls.map(({ body }) => body)).toMatchObject([{ origin: 'QR' }]);
    await click(button('Não é esta concessionária'));
    expect(value('dealerCode')).toBe('');
  });

  it('releases the height of the form that follows while no code is known', async () => {
    const { element } = await render(<DealerCheckin {...props} />);
    await eventually(() => expect(element.style.minHeight).toBe('0'));
    await type('#dealerCode', DEALER);
    await submit();
    expect(text('.dealer')).toContain('Você está em ');
    expect(element.style.minHeight).toBe('');
    await leave();
    const known = await enter();
    expect(text('.dealer')).toContain('Você está em ');
    expect(known.element.style.minHeight).toBe('');
  });

  it('that fails is tried again with the same code', async () => {
    net.faults['/access'] = 500;
    await enter();
    expect(text('[role=alert]')).toContain('Nada do que você digitou foi perdido.');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(text('.dealer')).toContain('Você está em ');
  });

  it('sends nothing that cannot be a code', async () => {
    history.replaceState(null, '', '/?checkin=%3Cb%3E');
    await render(<DealerCheckin {...props} />);
    expect([value('dealerCode'), net.asked]).toEqual(['', []]);
  });
});

describe('the check-in', () => {
  it('asks for a name, and is made once', async () => {
    const { emit } = await enter();
    await submit();
    expect(texts('.error').filter(Boolean)).toEqual(['Digite o nome completo']);
    await fill();
    document.querySelector('form')?.requestSubmit();
    await submit();
    expect(document.activeElement?.textContent).toMatch(/^Check-in feito em /);
    expect(calls()).toEqual(['DSL-01', 'DSL-02']);
    expect(net.sandbox.state.calls.at(-1)?.body).toMatchObject({
      dealerCode: DEALER,
      name: 'Rita Lobo',
      phone: '11987654321',
      interest: 'NEW',
    });
    expect(emit).toHaveBeenCalledWith('vt-checkin-made', { dealer: DEALER, checkin: expect.any(String) });
  });

  it('whose answer was lost is the same one', async () => {
    const before = checkins();
    await enter();
    await fill();
    net.faults['/checkin'] = 'lost';
    await submit();
    expect(value('name')).toBe('Rita Lobo');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(text('h3')).toMatch(/^Check-in feito em /);
    expect(checkins() - before).toBe(1);
  });

  it('with an access that has expired renews it, and keeps what was typed', async () => {
    await enter();
    await fill();
    net.sandbox.world.advance(31 * MINUTE);
    await submit();
    expect(text('[role=alert]')).toContain('O acesso expirou.');
    net.faults['/access'] = 'offline';
    await click(button('Renovar o acesso'));
    expect(text('[role=alert]')).toContain('Não foi possível renovar o acesso.');
    net.faults = {};
    await click(button('Renovar o acesso'));
    expect(text('[role=alert]')).toContain('O acesso foi renovado.');
    expect([value('name'), value('interest')]).toEqual(['Rita Lobo', 'NEW']);
    await submit();
    expect(text('h3')).toMatch(/^Check-in feito em /);
  });

  it('that is refused says so at its field', async () => {
    await enter();
    await fill();
    net.faults['/checkin'] = { status: 422, body: { errors: { name: 'Nome recusado' } } };
    const { activeElement } = document;
    await submit();
    expect(text('#name-error')).toBe('Nome recusado');
    expect(document.activeElement).not.toBe(activeElement);
  });

  it('is resumed after a reload, without the data of the visitor in the storage', async () => {
    await checkIn();
    await leave();
    expect(withoutTimes(JSON.stringify({ ...sessionStorage }))).not.toMatch(/Rita|98765/);
    await render(<DealerCheckin {...props} />);
    expect(text('h3')).toMatch(/^Check-in feito em /);
    expect(calls()).toEqual(['DSL-01', 'DSL-02']);
  });
});

describe('the attendant', () => {
  it('is called once, and comes by and by', async () => {
    const { emit } = await checkIn();
    await type('#comments', 'Vim ver o SUV');
    await callAttendant();
    expect(document.activeElement?.textContent).toBe('Atendente chamado');
    expect(text('#visit-hint')).toMatch(/ vem em cerca de \d+ min\.$/);
    await pass(6 * MINUTE);
    expect(text('h3')).toMatch(/ está pronto para atender você$/);
    expect(document.activeElement?.tagName).toBe('H3');
    const keys = net.sandbox.state.calls
      .filter(({ call }) => call === 'DSL-03')
      .map(({ headers }) => headers['idempotency-key']);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    const events = emit.mock.calls.map(([name]) => name);
    expect(events).toEqual(['vt-checkin-made', 'vt-attendant-requested', 'vt-attendant-arrived']);
    await click(button('Encerrar'));
    expect(value('dealerCode')).toBe('');
  });

  it('who could not be called may be called again', async () => {
    await checkIn();
    await type('#comments', 'Vim ver o SUV');
    net.faults['/requestattendant'] = 'lost';
    await callAttendant();
    expect(text('.visit > .error')).toBe('Não foi possível chamar o atendente. Tente novamente.');
    expect(value('comments')).toBe('Vim ver o SUV');
    net.faults = {};
    await callAttendant();
    expect(text('h3')).toBe('Atendente chamado');
  });

  it('of whom no news comes is said to be late, with the time of the last', async () => {
    await checkIn();
    await callAttendant();
    net.faults['/requestattendant'] = 500;
    await settle(20_000);
    expect(text()).toMatch(/a última notícia é das \d\d:\d\d\./);
    net.faults = {};
    await pass(20 * MINUTE);
    expect(text('h3')).toMatch(/ está pronto para atender você$/);
  });

  it('is not asked about where the page names no header for repeated requests: the minutes go on', async () => {
    document.querySelector('meta[name="vitrine:idempotency-header"]')?.remove();
    await checkIn();
    await callAttendant();
    const minutes = () => Number(text('#visit-hint').match(/(\d+) min/)?.[1]);
    const first = minutes();
    await settle(2 * MINUTE);
    expect(minutes()).toBe(first - 2);
    await settle(60 * MINUTE);
    expect(text('#visit-hint')).toMatch(/ já vem\.$/);
    expect(calls().filter((call) => call === 'DSL-03')).toHaveLength(1);
  });

  it('who was called before a reload is not called again, nor asked about for ever', async () => {
    await checkIn();
    await callAttendant();
    await leave();
    await render(<DealerCheckin {...props} />);
    expect(text('h3')).toBe('Atendente chamado');
    await settle(60_000);
    expect(calls().filter((call) => call === 'DSL-03')).toHaveLength(2);
  });

  it('is not called for a check-in that the service no longer knows', async () => {
    await checkIn();
    net.faults['/requestattendant'] = 404;
    await callAttendant();
    expect(text('.visit > .error')).toBe('Este check-in não vale mais. Faça outro.');
    await click(button('Encerrar'));
    expect(value('dealerCode')).toBe('');
  });
});

describe("the dealer's screen", () => {
  it('shows the QR code of its check-in, and calls nothing', async () => {
    await render(
      <DealerCheckin
        {...props}
        dealer={DEALER}
        screen="dealer"
        checkinUrl="https://fiat.example/check?a=1"
      />,
    );
    expect(document.querySelector('vt-qr-code')?.getAttribute('value')).toBe(
      `https://fiat.example/check?a=1&checkin=${DEALER}`,
    );
    expect(text()).toContain(`Ou digite o código ${DEALER} na página de check-in.`);
    expect(net.asked).toEqual([]);
  });

  it('needs a code', async () => {
    await render(<DealerCheckin {...props} screen="dealer" />);
    expect(text()).toContain('Falta o código da concessionária.');
  });
});

it('speaks Spanish', async () => {
  await render(<DealerCheckin {...props} />, 'es-AR');
  expect(text('h2')).toBe('Check-in en el concesionario');
});
