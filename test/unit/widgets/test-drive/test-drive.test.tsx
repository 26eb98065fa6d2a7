// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VERSIONS } from '#demo-pages/sandbox/data/cars';
import { chooseDealer, clearDealer } from '#features/dealer/dealer-store';
import { clearQueryCache } from '#services/http/query-cache';
import { texts as deferredTexts } from '#widgets/test-drive/deferred/messages';
import TestDrive from '#widgets/test-drive/TestDrive';
import { button, click, leave, render, settle, submit, text, texts, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const CALL = '/test-drives';
let net: SandboxPage;
/** A dealer that is open on Saturday mornings too. */
let dealer: string;
beforeEach(() => {
  net = sandboxPage({ 'idempotency-header': 'Idempotency-Key' });
  vi.setSystemTime(net.sandbox.world.now());
  dealer = '135503081';
});
afterEach(async () => {
  await leave();
  clearQueryCache();
  clearDealer();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const MVS = '358AF11';
const PROPS = { heading: '', model: '', mvs: MVS, dealer: '', testDrive: '', privacyUrl: '' };
const show = (more: Partial<typeof PROPS> = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(<TestDrive {...PROPS} dealer={dealer} {...more} />, language);
const pressDay = async (date: string) => {
  for (let turns = 0; !document.querySelector(`[data-date="${date}"]`) && turns < 4; turns++)
    await click(document.querySelectorAll('.date-turn')[1] as Element);
  await click(document.querySelector(`[data-date="${date}"]`) as Element);
};
/** Monday, 23 November 2026, in the morning. */
const fill = async (date = '2026-11-23', period = 'MORNING') => {
  await pressDay(date);
  await click(document.querySelector(`input[value=${period}]`) as Element);
  await type('#name', 'Ana Nogueira');
  await type('#email', 'ana@correio.example');
  await type('#phone', '(11) 95550-0101');
};
const sent = () => net.asked.filter((address) => address.endsWith(CALL));
const halves = () => texts('input[name=period]').length;
const day = () => document.querySelector<HTMLElement>('[role=gridcell][aria-selected=true]')?.dataset.date;
const checkedHalf = () => document.querySelector<HTMLInputElement>('input[name=period]:checked')?.value;

describe('the model', () => {
  it.each([
    ['?model=argo', '358'],
    ['?model=unknown', ''],
    ['', ''],
  ])('is that of the address %s, and may be changed', async (search, code) => {
    history.replaceState(null, '', `/${search}`);
    await show({ mvs: '' });
    const field = document.querySelector<HTMLSelectElement>('#modelCode');
    expect([field?.value, field?.disabled]).toEqual([code, false]);
    await type('#modelCode', '363');
    expect(field?.value).toBe('363');
  });
});

describe('the request', () => {
  it('is sent once, is told without personal data, and is then in the address', async () => {
    const { emit } = await show();
    await fill();
    const [, first] = document.querySelectorAll<HTMLOptionElement>('#consultantId option');
    await type('#consultantId', first?.value ?? '');
    await type('#message', ' Com câmbio automático ');
    await submit();
    expect([...net.sandbox.world.table('test drives', () => new Map()).values()].at(-1)).toMatchObject({
      consultantId: first?.value,
      message: 'Com câmbio automático',
    });
    expect(text('.follow h3')).toBe('Recebemos sua solicitação');
    expect(document.activeElement?.textContent).toBe('Recebemos sua solicitação');
    expect(text('.badge')).toBe('Solicitado');
    expect(text()).toContain('A concessionária responde em até 24 horas: até 21/11/2026');
    const id = new URLSearchParams(location.search).get('test-drive');
    expect(id).toMatch(/^TD-/);
    expect(location.search).toBe(`?test-drive=${id}`);
    expect(emit.mock.calls).toEqual([['vt-test-drive-requested', { testDrive: id, mvsCode: MVS, dealer }]]);
    expect(sent()).toHaveLength(1);
  });

  it('says at each field what is missing, and sends nothing', async () => {
    await show({ mvs: '', dealer: '' });
    await submit();
    expect(texts('.error').filter(Boolean)).toEqual([
      'Selecione o modelo',
      deferredTexts['pt-BR'].noDealer,
      'Escolha o dia',
      'Digite o nome completo',
      'Digite o e-mail',
      'Digite seu celular',
    ]);
    expect(document.activeElement?.id).toBe('modelCode');
    expect(sent()).toHaveLength(0);
  });

  it('is sent once by a double press', async () => {
    await show();
    await fill();
    net.hold = CALL;
    await act(async () => {
      document.querySelector('form')?.requestSubmit();
      document.querySelector('form')?.requestSubmit();
    });
    await settle();
    await submit();
    net.hold = '';
    for (const { go } of net.held) go();
    await settle();
    expect(text('.follow h3')).toBe('Recebemos sua solicitação');
    expect(sent()).toHaveLength(1);
  });

  it.each([[500], ['offline'], [{ status: 201, body: 'unexpected' }]] as const)(
    'can be sent again after %j, with everything that was filled in',
    async (fault) => {
      const { emit } = await show();
      await fill();
      net.faults[CALL] = fault;
      await submit();
      await settle(9000);
      expect(text('.notice.bad')).toContain('Não foi possível enviar a solicitação');
      expect(emit.mock.lastCall?.[0]).toBe('vt-test-drive-failed');
      expect(document.querySelector<HTMLInputElement>('#name')?.value).toBe('Ana Nogueira');
      expect(checkedHalf()).toBe('MORNING');
      net.faults = {};
      await submit();
      expect(text('.follow h3')).toBe('Recebemos sua solicitação');
    },
  );

  it('is one request where the answer was lost', async () => {
    await show();
    await fill();
    net.faults[CALL] = 'lost';
    await submit();
    net.faults = {};
    await submit();
    expect(text('.follow h3')).toBe('Recebemos sua solicitação');
    expect(net.sandbox.world.state.ledger).toMatchObject([{ call: 'TDR-01', times: 2 }]);
  });

  it('that the visitor has made before is said, and nothing is lost', async () => {
    await show();
    await fill();
    net.faults[CALL] = { status: 409, body: { error: 'there is a test drive on this day' } };
    await submit();
    expect(text('.notice.bad')).toContain('Já existe uma solicitação com este e-mail para este dia');
    expect(document.querySelector<HTMLInputElement>('#email')?.value).toBe('ana@correio.example');
  });

  it('for a half day that somebody else has just taken offers the other one', async () => {
    await show();
    await fill();
    for (const email of ['b@correio.example', 'c@correio.example'])
      await net.sandbox.app.request('/api/visitor-schedule/test-drives', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          mvsCode: MVS,
          idSiteGeo: dealer,
          date: '2026-11-23',
          period: 'MORNING',
          name: 'Bia Costa',
          email,
          phone: '11955500101',
        }),
      });
    await submit();
    expect(text('#period-error')).toContain('acabou de ser reservado por outra pessoa');
    expect(document.activeElement).toBe(document.querySelector('input[value=AFTERNOON]'));
    expect(document.querySelector('input[value=MORNING]')).toBeNull();
    expect(document.querySelector<HTMLInputElement>('#name')?.value).toBe('Ana Nogueira');
    await click(document.querySelector('input[value=AFTERNOON]') as Element);
    await submit();
    expect(text('.follow h3')).toBe('Recebemos sua solicitação');
    expect(text('.follow dl')).toContain('23/11/2026, tarde');
  });
});

describe('day and half day', () => {
  it('are those on which the dealer is open: no Sunday, no holiday, not today', async () => {
    await show();
    const label = (date: string) =>
      document.querySelector(`[data-date="${date}"]`)?.getAttribute('aria-label') ?? '';
    expect(document.querySelector('[data-date="2026-11-20"]')).toBeNull();
    expect(label('2026-11-22')).toMatch(/fechado$/);
    await pressDay('2026-12-25');
    expect(text('.date-said')).toBe('sexta-feira, 25 de dezembro de 2026: feriado, Natal.');
    expect(day()).toBeUndefined();
  });

  it('begin with the first open day, which is said; its half and any other day are the visitor’s', async () => {
    await show();
    expect([day(), halves(), checkedHalf()]).toEqual(['2026-11-23', 2, undefined]);
    expect(text('.date-said')).toBe('Primeiro dia livre: 23/11/2026.');
    await submit();
    expect(texts('.error').filter(Boolean)).toContain('Escolha manhã ou tarde');
    expect(sent()).toHaveLength(0);
    await pressDay('2026-11-24');
    expect([day(), text('.date-said')]).toEqual([
      '2026-11-24',
      'Dia escolhido: terça-feira, 24 de novembro de 2026.',
    ]);
  });

  it('propose another day for another dealer, but keep the one of the visitor', async () => {
    const [closed, ...more] = net.sandbox.world.dealers.filter(({ brand }) => brand === 'fiat');
    const choose = async (one = closed) => {
      const { idSiteGeo: id = '', name = '', cityName = '', cityCode = '', stateCode = '' } = one ?? {};
      await act(async () => chooseDealer({ id, name, cityName, cityCode, stateCode, phone: '' }));
      await settle();
    };
    await show({ dealer: '' });
    expect(day()).toBeUndefined();
    const found: (string | undefined)[] = [];
    for (const one of [closed, ...more.slice(0, 11)]) {
      await choose(one);
      found.push(day());
    }
    expect(new Set(found)).toEqual(new Set(['2026-11-21', '2026-11-23']));
    await click(document.querySelector('input[name=period]') as Element);
    const own = day();
    for (const one of more.slice(0, 11)) {
      await choose(one);
      expect(day()).toBe(own);
    }
  });

  it('has one half on a Saturday, which is then chosen', async () => {
    const weekends = net.sandbox.world.dealers.filter(({ brand }) => brand === 'fiat').slice(0, 12);
    for (const { idSiteGeo } of weekends) {
      await show({ dealer: idSiteGeo });
      if (!document.querySelector('[data-date="2026-11-21"]')?.hasAttribute('aria-disabled')) break;
      await leave();
    }
    await pressDay('2026-11-23');
    await click(document.querySelector('input[value=AFTERNOON]') as Element);
    await pressDay('2026-11-21');
    expect([halves(), checkedHalf()]).toEqual([1, 'MORNING']);
    expect(text()).toContain('Neste dia a concessionária abre só neste período.');
  });
});

describe('car and dealer', () => {
  it('are chosen: the versions of the model, the dealer of the page', async () => {
    await show({ mvs: '', dealer: '' });
    const options = (id: string) => document.querySelectorAll(`#${id} option`).length;
    expect(options('mvsCode')).toBe(1);
    await type('#modelCode', '358');
    expect(options('mvsCode')).toBeGreaterThan(2);
    expect(text('#mvsCode option')).toBe('Qualquer versão');
    await type('#mvsCode', MVS);
    const { name, cityName, cityCode, stateCode, phone } = net.sandbox.world.dealers.find(
      ({ idSiteGeo }) => idSiteGeo === dealer,
    ) as (typeof net.sandbox.world.dealers)[number];
    await act(async () =>
      chooseDealer({ id: dealer, name, cityName, cityCode, stateCode, phone: phone ?? '' }),
    );
    await settle();
    expect(text('.dealer-card')).toContain(name);
    expect(button('Trocar concessionária')).toBeTruthy();
    await fill();
    await submit();
    expect(text('.follow h3')).toBe('Recebemos sua solicitação');
  });

  it('of the model do for a request, without a version', async () => {
    const { emit } = await show({ mvs: '' });
    await type('#modelCode', '358');
    await fill();
    await submit();
    expect(text('.follow h3')).toBe('Recebemos sua solicitação');
    expect(text('.follow dl')).toContain('Argo');
    expect(emit.mock.lastCall).toEqual([
      'vt-test-drive-requested',
      { testDrive: expect.stringMatching(/^TD-/), mvsCode: '', dealer },
    ]);
  });

  it('of the author are not asked for', async () => {
    const { modelName } = VERSIONS.find(({ code }) => code === MVS) as (typeof VERSIONS)[number];
    await show({ mvs: '', model: modelName.toLowerCase() });
    expect(document.querySelector('#modelCode')).toBeNull();
    expect(text('.car b')).toBe(modelName);
    expect(document.querySelectorAll('#mvsCode option').length).toBeGreaterThan(1);
    expect(texts('button').some((name) => /concessionária/.test(name))).toBe(false);
  });

  it.each([
    ['/getModels', '/models', 'Não foi possível carregar os carros'],
    ['dealer', '/dealer/', 'Não foi possível carregar a concessionária'],
  ])('can be loaded again: %s', async (_, part, words) => {
    net.faults[part] = 500;
    await show({ mvs: '' });
    await settle(9000);
    expect(text()).toContain(words);
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(text()).not.toContain(words);
  });
});

it('speaks Spanish', async () => {
  await show({}, 'es-AR');
  expect(text('h2')).toBe('Reserva de test drive');
});
