// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { button, click, settle, text, texts } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import {
  ACTIVE,
  all,
  asked,
  at,
  badges,
  begin,
  codes,
  end,
  PREVIEW,
  RETRIES,
  show,
  signIn,
  titles,
  V1,
  V2,
} from './lib';

let net: SandboxPage;
beforeEach(() => {
  net = begin();
});
afterEach(end);
const more = () => click(button('Mostrar mais propostas'));
const alert = () => text('[role=alert]');
const proposal = (change: object) => ({
  proposalCode: 'LOC-1',
  productId: 'p-1',
  status: 'IN_PRODUCTION',
  ...change,
});

describe('the list of rental proposals', () => {
  it('has those under way, with code, product, plan, status and its day, six at a time', async () => {
    await show();
    const { PROPOSAL_CREATED: code } = await codes(net);
    expect([asked(net, ACTIVE), asked(net, V2), titles().length]).toEqual([1, 0, 6]);
    expect(text('.item')).toMatch(new RegExp(`Proposta ${code} · produto prod-of-jeep-13`));
    expect(text('.item')).toMatch(/R\$ [\d.,]+ por mês · \d+ meses/);
    expect(text('.item')).toMatch(/Proposta criadadesde \d\d\/\d\d\/2026/);
    expect(text('[role=status].small')).toBe('6 de 9 propostas');
    await more();
    expect(titles()).toHaveLength(9);
    expect(document.activeElement).toBe(document.querySelectorAll('.item h3')[6]);
    expect(badges()).not.toContain('Proposta expirada');
  });

  it('names all twelve statuses', async () => {
    await show();
    await all();
    await more();
    expect(new Set(badges())).toEqual(
      new Set([
        'Proposta criada',
        'Análise financeira em andamento',
        'Análise financeira aprovada',
        'Análise financeira reprovada',
        'Contrato em assinatura',
        'Contrato assinado',
        'Produção solicitada',
        'Em produção',
        'Em transporte',
        'Na concessionária',
        'Entregue',
        'Proposta expirada',
      ]),
    );
    expect(texts('.badge.danger')).toEqual(['Análise financeira reprovada']);
    expect(texts('.badge.success')).toEqual(['Entregue']);
  });

  it.each([
    ['pt-BR', V2, V1, 'pt-BR'],
    ['es-AR', V1, V2, 'es-AR'],
  ] as const)('in %s asks first %s, then %s', async (language, first, second, said) => {
    net = begin(language === 'es-AR' ? { brand: 'peugeot', country: 'AR', language } : {});
    net.faults[first] = 500;
    await show({}, language);
    await all();
    await settle(RETRIES);
    expect([asked(net, first) > 0, asked(net, second), titles().length]).toEqual([true, 1, 6]);
    net.faults = {};
    const asks = net.sandbox.state.calls.filter(({ call }) => call === 'TML-01');
    expect(asks[0]?.headers['accept-language']).toBe(said);
  });

  it.each([[500], ['offline'], [{ status: 200, body: { no: 'list' } }]] as const)(
    'that fails to load shows no spinner beside the failure, and loads again: %j',
    async (fault) => {
      net.faults[ACTIVE] = fault;
      await show();
      await settle(RETRIES);
      expect(alert()).toContain('Não foi possível carregar');
      expect(document.querySelector('[part=loading], .state-quiet')).toBeNull();
      net.faults = {};
      await click(button('Tentar novamente'));
      expect(titles()).toHaveLength(6);
    },
  );

  it('is there without the latest steps, says so, and loads them again', async () => {
    net.faults[PREVIEW] = 500;
    await show();
    await settle(RETRIES);
    expect(titles()).toHaveLength(6);
    expect(text('.items')).not.toContain('desde');
    expect(alert()).toContain('Não foi possível carregar o último passo de cada proposta');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(text('.items')).toContain('desde');
    expect(alert()).toBe('');
  });

  it('has the remark of the latest step, and its status where the proposal says none', async () => {
    net.faults[ACTIVE] = { status: 200, body: [proposal({ status: null, brand: 'jeep' })] };
    const step = { status: 'IN_TRANSIT', date: '2026-11-03T12:00:00Z', note: 'Saiu do pátio da fábrica.' };
    net.faults[PREVIEW] = { status: 200, body: [{ proposalCode: 'LOC-1', step }] };
    await show();
    expect(text('.item')).toContain('Em transportedesde 03/11/2026Saiu do pátio da fábrica.');
  });

  it('that is empty leads to the cars', async () => {
    net = begin({ brand: 'dodge' });
    await show({ offersUrl: '/assinatura' });
    expect(text('.state-title')).toBe('Nenhuma proposta em andamento');
    expect(document.querySelector('a.button')?.textContent).toBe('Ver carros para alugar');
    await all();
    expect(text('.state-title')).toBe('Você ainda não tem propostas de locação');
  });

  it.each([
    ['without a car', { modelName: null, versionName: '' }, 'LOC-1'],
    ['without a price', { modelName: 'Compass', monthlyPrice: 'x', period: -1 }, 'Compass'],
    ['of an unknown status', { modelName: 'Compass', status: 'SHIPPED' }, 'Compass'],
  ])('shows one %s', async (_, change, name) => {
    net.faults[ACTIVE] = { status: 200, body: [proposal(change)] };
    await show();
    expect(titles()).toEqual([name]);
    expect(text('.items')).not.toMatch(/NaN|undefined|null|SHIPPED/);
    expect(badges()).toHaveLength(1);
  });

  it('of another account is replaced at once, and stays after the session has ended', async () => {
    await show();
    const mine = (await codes(net)).PROPOSAL_CREATED;
    await signIn('bruno');
    expect(text('.items')).not.toContain(mine);
    expect(text('.items')).toContain((await codes(net, 'bruno')).PROPOSAL_CREATED);
    net.faults[V2] = 401;
    net.faults[V1] = 401;
    await all();
    await settle(RETRIES);
    expect(text('.session-note')).toContain('sessão');
  });

  it('leads to a proposal and back by the address, with the focus', async () => {
    await show();
    await click(button(/^Acompanhar/));
    const { PROPOSAL_CREATED: code } = await codes(net);
    expect([location.search, document.activeElement?.tagName]).toEqual([`?vt-proposal=${code}`, 'H3']);
    await click(button('Voltar às propostas'));
    expect([location.search, document.activeElement?.id]).toEqual(['', `proposal-${code}`]);
  });

  it('does not have a proposal of another account', async () => {
    at(`vt-proposal=${(await codes(net, 'bruno')).DELIVERED}`);
    await show();
    expect(text('.state-title')).toBe('Esta proposta não está entre as suas');
    await click(button('Voltar às propostas'));
    expect(titles()).toHaveLength(6);
  });

  it('speaks Spanish', async () => {
    net = begin({ brand: 'peugeot', country: 'AR' });
    await show({}, 'es-AR');
    expect([text('h2'), badges()[0]]).toEqual(['Mis propuestas de alquiler', 'Propuesta creada']);
    expect(text('.choices')).toBe('En cursoTodas');
  });
});
