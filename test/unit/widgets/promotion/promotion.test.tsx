// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { texts as ownTexts } from '#widgets/promotion/deferred/messages';
import { button, click, leave, settle, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import {
  becomes,
  begin,
  change,
  DAY,
  end,
  joinElsewhere,
  OPEN,
  participantIn,
  sentTo,
  show,
  showAt,
} from './lib';

let net: SandboxPage;
beforeEach(() => {
  net = begin();
});
afterEach(end);

const LIST = '/promotion/promotions?';
const names = () => texts('.promotion h3');

describe('vt-promotion: the list', () => {
  it('asks for the brand’s promotions by pages of 20, and says in which the visitor takes part', async () => {
    await joinElsewhere(net);
    await show();
    expect(names()).toEqual(['Verão de Portas Abertas', 'Férias na Estrada']);
    expect(sentTo(net, /promotions\?/)).toEqual([`${LIST}page=0&size=20&brand=fiat`]);
    expect(sentTo(net, /subscriptions/)).toEqual([
      `/promotion/participant/subscriptions?promotionIds=${OPEN},ferias-fiat&includeInactive=true`,
    ]);
    const [open, ended] = texts('.promotion');
    expect(open).toContain('Em andamento Você participa');
    expect(open).toMatch(/De 31\/10\/2026, \d\d:00 a 29\/01\/2027, \d\d:00/);
    expect(ended).toContain('Encerrada');
    expect(ended).not.toContain('participa ');
  });

  it('shows an inactive participation as one, and the count of numbers', async () => {
    net = begin('jeep');
    (participantIn(net, 'aventura-jeep') as { status: string }).status = 'INACTIVATED';
    await show();
    const [past, standing] = texts('.promotion');
    expect(past).toContain('Participação inativa');
    expect(standing).toContain('Você participa');
    expect(text('.promotion:nth-child(2)')).toContain('Você tem 1 número da sorte.');
  });

  it('filters by group and status, in the address; a reload keeps it', async () => {
    await show();
    expect(texts('#promotion-group option')).toEqual(['Todos', 'Campanhas de varejo', 'Clube Fiat']);
    await type('#promotion-group', 'clube-fiat');
    expect(names()).toEqual(['Férias na Estrada']);
    await type('#promotion-status', 'ACTIVE');
    expect(text('.state-title')).toBe('Nenhuma promoção encontrada');
    expect(new URLSearchParams(location.search).get('vt-promotions')).toBe('clube-fiat~ACTIVE');
    await click(button('Limpar filtros'));
    expect(names()).toHaveLength(2);
    expect(location.search).toBe('');
    await showAt('?vt-promotions=x~SCHEDULED');
    expect((document.querySelector('#promotion-group') as HTMLSelectElement).value).toBe('x');
    history.replaceState(null, '', '/promocoes');
    await act(async () => void dispatchEvent(new Event('popstate')));
    await settle();
    expect(names()).toHaveLength(2);
  });

  it('loads further pages, with the focus at the first of them, or says that there is none', async () => {
    const promotion = (id: string) => ({ id, name: `Promoção ${id}`, status: 'DRAFT', prizes: null });
    const of = (page: number, ids: string[]) => ({
      status: 200,
      body: { content: ids.map(promotion), page, size: 20, totalElements: 3, totalPages: 2 },
    });
    net.faults['promotions?page=0'] = of(0, ['a', 'b']);
    net.faults['promotions?page=1'] = of(1, ['c']);
    await show();
    expect(texts('[role=status]')).toContain('3 promoções');
    await click(button('Mostrar mais'));
    expect(names()).toEqual(['Promoção a', 'Promoção b', 'Promoção c']);
    expect(document.activeElement?.textContent).toBe('Promoção c');
    expect(text('.promotions')).not.toMatch(/DRAFT|undefined|null|NaN|Invalid/);
    net.faults[LIST] = { status: 200, body: { content: [] } };
    delete net.faults['promotions?page=0'];
    await showAt('');
    expect(text('.state-title')).toBe('Nenhuma promoção no momento');
  });

  it.each([['offline'], [{ status: 200, body: 'unexpected' }]] as const)(
    'offers a retry where it could not be loaded, and stands without what is beside it: %j',
    async (fault) => {
      net.faults[LIST] = fault;
      net.faults['/base-data'] = fault;
      await show();
      await settle(20_000);
      expect(texts('[role=alert]')).toEqual([
        'Não foi possível carregar os filtros.',
        'Não foi possível carregar as informações',
      ]);
      net.faults = { '/subscriptions': fault };
      await click(button('Tentar novamente'));
      for (const each of [...document.querySelectorAll<HTMLElement>('.state button')]) await click(each);
      await settle(20_000);
      expect(names()).toHaveLength(2);
      expect(text('[role=alert]')).toContain('Não foi possível verificar de quais promoções você participa');
    },
  );

  it('opens one in the address, and comes back to its entry, which knows what was joined', async () => {
    await show();
    await click(button(/^Ver promoção Férias/));
    expect(location.search).toBe('?vt-promotion=ferias-fiat');
    expect(text('.promotion-detail h3')).toBe('Férias na Estrada');
    expect(document.activeElement?.className).toBe('promotion-detail');
    await click(button('Voltar às promoções'));
    expect(location.search).toBe('');
    expect(document.activeElement?.textContent).toBe('Férias na Estrada');
    expect(text('.promotion')).not.toContain('Você participa');
    await click(button(/^Ver promoção Verão/));
    await click(document.querySelector('#agreed') as HTMLElement);
    await click(button('Participar da promoção'));
    await click(button('Voltar às promoções'));
    expect(text('.promotion')).toContain('Você participa');
  });
});

describe('vt-promotion: one promotion', () => {
  const parts = () => text('.promotion-parts');

  it('says what a participant must be told', async () => {
    await showAt(`?vt-promotion=${OPEN}`);
    expect(parts()).toMatch(/Período de participação ?De 31\/10\/2026/);
    expect(parts()).toContain('1.000 × Vale-combustível');
    expect(parts()).toContain('Leitura de QR Code, Convite');
    expect(parts()).toContain('Organizadora Exemplo de Promoções Ltda., CNPJ 11.222.333/0001-81');
    expect(parts()).toContain('Certificado de Autorização SPA/MF nº 04.041200/2026');
    expect(parts()).toMatch(/Apuração em 03\/02\/2027, \d\d:00\./);
    expect(parts()).toContain('extração da loteria federal seguinte ao fim da promoção');
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.promotion-about a')];
    expect(links.map(({ href }) => href)).toEqual([
      `https://regulamento.example/${OPEN}/resultado`,
      `https://regulamento.example/${OPEN}`,
    ]);
    expect(document.activeElement).toBe(document.body);
  });

  it('shows the picture of a prize as long as it can be loaded', async () => {
    const prize = { id: 'p', name: 'Fim de semana', description: '', quantity: 1 };
    change(net, {
      prizes: [
        { ...prize, imageUrl: 'https://fotos.example/serra.jpg' },
        { ...prize, id: 'q', imageUrl: 'data:image/png,x' },
      ],
    });
    await showAt(`?vt-promotion=${OPEN}`);
    const pictures = () => [...document.querySelectorAll<HTMLImageElement>('.prize-picture')];
    expect(pictures().map(({ src }) => src)).toEqual(['https://fotos.example/serra.jpg']);
    await act(async () => void pictures()[0]?.dispatchEvent(new Event('error')));
    expect(pictures()).toEqual([]);
  });

  it('makes nothing up that the service does not say', async () => {
    change(net, {
      startsAt: '',
      endsAt: 'logo',
      prizes: [],
      promoter: '',
      authorization: '',
      regulationUrl: 'javascript:alert(1)',
      resultsUrl: '',
      drawAt: '',
      drawMethod: '',
      attributionTypes: ['constructor'],
      regionIds: ['lua'],
      rules: '',
    });
    await showAt(`?vt-promotion=${OPEN}`);
    expect(parts()).not.toMatch(
      /Autorização|Promotora|Prêmios|Regulamento|Apuração|Como|Invalid|constructor/,
    );
    expect(parts()).toContain('Onde vale');
    expect(document.querySelector('.promotion-about a')).toBeNull();
  });

  it('cannot be joined before its first day, after its end, and while it is suspended', async () => {
    for (const [changes, said] of [
      [{ startsAt: '2026-12-01T12:00:00Z' }, /^A participação começa em 01\/12\/2026/],
      [{ endsAt: '2026-11-19T12:00:00Z' }, /^Esta promoção foi encerrada/],
      [{ status: 'INACTIVE' }, /^Esta promoção está suspensa/],
    ] as const) {
      change(net, { startsAt: '', endsAt: '', ...changes });
      await showAt(`?vt-promotion=${OPEN}`);
      expect(text('.promotion-own .notice')).toMatch(said);
      expect(document.querySelector('form')).toBeNull();
    }
  });

  it('that is gone says so; one that could not be loaded is asked for again', async () => {
    await showAt('?vt-promotion=nenhuma');
    expect(text('.state-title')).toBe('Esta promoção não está disponível');
    net.faults[`/promotions/${OPEN}`] = 404;
    net.faults[`agreed/${OPEN}`] = 403;
    await showAt(`?vt-promotion=${OPEN}`);
    net.faults = { [`/promotions/${OPEN}`]: { status: 200, body: 'x' }, [`agreed/${OPEN}`]: 403 };
    await showAt(`?vt-promotion=${OPEN}`);
    expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
    net.faults = { [`agreed/${OPEN}`]: 403 };
    await click(button('Tentar novamente'));
    expect(text('.promotion-own [role=alert]')).toContain('Não foi possível carregar a sua participação');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(document.querySelector('form.promotion-join')).not.toBeNull();
    // Who has agreed is not asked to join because the participation could not be loaded.
    await joinElsewhere(net);
    net.faults = { [`/participant/${OPEN}`]: 403 };
    await showAt(`?vt-promotion=${OPEN}`);
    expect(text('.promotion-own [role=alert]')).toContain('Não foi possível carregar a sua participação');
    expect(document.querySelector('form')).toBeNull();
  });

  it('or one group is all that is shown where the author names it', async () => {
    await show({ group: 'clube-fiat' });
    expect(names()).toEqual(['Férias na Estrada']);
    expect(document.querySelector('#promotion-group')).toBeNull();
    await leave();
    net.asked.length = 0;
    await show({ promotion: OPEN });
    expect(text('.promotion-detail h3')).toBe('Verão de Portas Abertas');
    expect(texts('button')).not.toContain('Voltar às promoções');
    expect(sentTo(net, /promotions\?/)).toEqual([]);
  });

  it('after its end says when the draw is, then who has won, and whether it was the visitor', async () => {
    net = begin('jeep');
    await showAt('?vt-promotion=aventura-jeep');
    const mine = participantIn(net, 'aventura-jeep')?.luckyNumbers?.[0];
    expect(texts('.promotion-results h5')).toEqual(['Viagem off-road', 'Kit de camping']);
    expect(text('.promotion-results .notice')).toBe('Parabéns! Um dos seus números foi premiado.');
    expect(texts('.promotion-results li').filter((row) => row.includes('Seu número'))).toEqual([
      `${mine}Ana P.Seu número`,
    ]);
    expect(texts('.promotion-own h4')).toEqual(['Resultado', 'Seus números da sorte']);
    await becomes('bruno');
    await settle();
    expect(text('.promotion-results')).toContain('Nenhum dos seus números foi premiado.');
    await leave();
    net.silent = { address: '/promotions', field: 'luckyNumber' };
    await showAt('?vt-promotion=aventura-jeep');
    expect(texts('.promotion-results h5')).toHaveLength(2);
    expect(text('.promotion-results')).not.toContain('Nenhum dos seus números foi premiado.');
    await leave();
    net = begin();
    change(net, { endsAt: '2026-11-19T12:00:00Z', drawAt: '2026-11-30T12:00:00Z' });
    await showAt(`?vt-promotion=${OPEN}`);
    expect(text('.promotion-results')).toContain('A apuração será em 30/11/2026');
    net.sandbox.world.advance(20 * DAY);
    change(net, { endsAt: '2026-11-19T12:00:00Z', drawAt: '' });
    await showAt(`?vt-promotion=${OPEN}`);
    expect(text('.promotion-results')).toContain('O resultado ainda não foi publicado.');
  });

  it('does not let an inactive participant win, read codes or invite', async () => {
    net = begin('jeep');
    await showAt('?vt-promotion=aventura-jeep');
    expect(text('.promotion-results')).toContain('Parabéns!');
    for (const id of ['aventura-jeep', 'indique-jeep'])
      (participantIn(net, id) as { status: string }).status = 'INACTIVATED';
    await showAt('?vt-promotion=aventura-jeep');
    expect(text('.promotion-results')).not.toMatch(/Parabéns|Seu número/);
    await showAt('?vt-promotion=indique-jeep');
    expect(text('.promotion-own .notice')).toMatch(/^A sua participação foi inativada/);
    expect(texts('.promotion-own h4')).toEqual(['Seus números da sorte']);
  });

  it('belongs to the account: another one sees nothing of it, nor does who signs out', async () => {
    net = begin('jeep');
    await showAt('?vt-promotion=indique-jeep');
    const [mine = ''] = participantIn(net, 'indique-jeep')?.luckyNumbers ?? [];
    expect(text('.lucky-numbers')).toContain(mine);
    net.hold = '/';
    await becomes('bruno');
    expect(text()).not.toContain(mine);
    net.hold = '';
    await act(async () => signOut());
    await act(async () => void document.dispatchEvent(new Event('vt-session-ended', { bubbles: true })));
    await settle();
    expect(document.querySelector('.promotions')).toBeNull();
  });

  it('speaks Spanish, with the same places', async () => {
    net = begin('peugeot');
    await showAt('?vt-promotion=rota-peugeot', 'es-AR');
    expect(text('h2')).toBe('Promociones');
    expect(text('.promotion-detail')).toContain('Período de participación');
    const places = (words: object): unknown[] =>
      Object.values(words).map((word) =>
        typeof word === 'object'
          ? places(word)
          : String(word)
              .match(/\{\w+\}/g)
              ?.sort(),
      );
    expect(places(ownTexts['es-AR'])).toEqual(places(ownTexts['pt-BR']));
    expect(JSON.stringify(ownTexts['es-AR'])).not.toMatch(/[ãõç]|\b(você|não|ainda|uma|seu|sua|com)\b/i);
  });
});
