// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GIFT_HASH } from '#demo-pages/sandbox/data/benefits';
import { USERS } from '#demo-pages/sandbox/data/users';
import { benefitsOf, redeem, redemptionsOf } from '#demo-pages/sandbox/rules/benefits';
import { chooseDealer } from '#features/dealer/dealer-store';
import { button, click, leave, settle, text, texts } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { begin, element, end, names, show, tab } from './lib';

let net: SandboxPage;
beforeEach(() => {
  localStorage.clear();
  net = begin();
});
afterEach(end);

const ana = USERS.ana?.id ?? '';
const sent = () => net.asked.filter((address) => address.endsWith('/redeem'));
const stored = (id: string) => {
  const found = benefitsOf(net.sandbox.world, ana).find((each) => each.id === id);
  if (!found) throw new Error(`no benefit ${id}`);
  return found;
};
const at = (query: string) => history.replaceState(null, '', `/clube?${query}`);
const redeemNow = () => click(button('Resgatar benefício'));
const check = async (name: string) => {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name);
  await click(label?.querySelector('input') as Element);
};
const REDEEM = '/lavagem/redeem';
const LOST =
  'A resposta não chegou, e não sabemos se o benefício foi resgatado. Verifique antes de tentar novamente.';

describe('vt-benefits: a benefit', () => {
  it('opens as the service has it now, with its address, and the way back has the focus', async () => {
    await show();
    await click(button('Ver benefício Lavagem completa'));
    expect(net.asked).toContain('/benefits/v1/benefits-user/available/lavagem');
    expect(location.search).toBe('?vt-benefit=lavagem');
    expect(document.activeElement?.className).toBe('benefit-detail');
    expect(text('.benefit-detail')).toContain('Benefício pessoal, válido uma única vez');
    expect(sent()).toEqual([]);
    await click(button('Voltar aos benefícios'));
    expect(document.activeElement?.textContent).toBe('Lavagem completa');
    expect(location.search).toBe('');
  });

  it('is redeemed once; its code is shown at once and stays among the redeemed, in no address, storage or event', async () => {
    const { emit } = await show();
    await click(button('Ver benefício Lavagem completa'));
    await act(async () => {
      button('Resgatar benefício').click();
      button('Resgatar benefício').click();
    });
    await settle();
    expect(sent()).toEqual(['/benefits/v1/benefits-user/lavagem/redeem']);
    const { code = '' } = stored('lavagem');
    expect(text('.code')).toBe(code);
    expect(document.activeElement?.textContent).toBe('Benefício resgatado');
    expect(emit).toHaveBeenCalledWith('vt-benefit-redeemed', { benefitId: 'lavagem', type: 'SELF' });
    expect(JSON.stringify(emit.mock.calls)).not.toContain(code);
    expect(location.href).not.toContain(code);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(code);
    await click(button('Voltar aos benefícios'));
    expect(names()).not.toContain('Lavagem completa');
    // It is there after the page was closed.
    await leave();
    at('vt-benefits=redeemed');
    await show();
    await click(button('Ver resgate Lavagem completa'));
    expect(text('.code')).toBe(code);
  });

  it('is asked for after a lost answer, and not redeemed a second time', async () => {
    at('vt-benefit=lavagem');
    await show();
    net.faults = { [REDEEM]: 'lost' };
    net.next = { after: REDEEM, faults: { '/benefits-user/redeemed': 404 } };
    await redeemNow();
    expect(text('.notice[role=alert]')).toBe(LOST);
    await click(button('Verificar o resgate'));
    expect(text('.notice[role=alert]')).toBe(LOST);
    net.faults = {};
    await click(button('Verificar o resgate'));
    expect(text('.code')).toBe(stored('lavagem').code ?? '');
    expect(sent()).toHaveLength(1);
    expect(redemptionsOf(net.sandbox.world, ana, 'lavagem')).toBe(1);
  });

  it('shows the code at once where the list knows what became of it', async () => {
    at('vt-benefit=lavagem');
    await show();
    net.faults[REDEEM] = 'lost';
    await redeemNow();
    expect(text('.code')).toBe(stored('lavagem').code ?? '');
    expect(sent()).toHaveLength(1);
  });

  it('takes a gift of the same benefit, received before, for no redemption of one’s own', async () => {
    at('vt-benefit=lavagem');
    await show();
    const gift = {
      ...stored('lavagem'),
      status: 'REDEEMED',
      type: 'GIFTED',
      hash: 'presente-x',
      code: '999999',
    };
    net.faults = { [REDEEM]: 'offline', '/benefits-user/redeemed': { status: 200, body: [gift] } };
    await redeemNow();
    expect(text('.notice[role=alert]')).toBe(LOST);
    expect(document.querySelector('.code')).toBeNull();
  });

  it('is sent again only after the service has said that it was not redeemed', async () => {
    at('vt-benefit=lavagem');
    await show();
    net.faults[REDEEM] = 'offline';
    await redeemNow();
    expect(text('.notice[role=alert]')).toBe(LOST);
    await click(button('Verificar o resgate'));
    expect(text('.notice[role=alert]')).toBe(
      'Verificamos: o resgate ainda não aparece. Você pode tentar novamente: é o mesmo resgate, feito uma vez só.',
    );
    expect(sent()).toHaveLength(1);
    net.faults = {};
    await redeemNow();
    expect(sent()).toHaveLength(2);
    expect(text('.code')).toMatch(/^\d{6}$/);
  });

  it('that was redeemed on another device meanwhile shows its code', async () => {
    at('vt-benefit=lavagem');
    await show();
    redeem(net.sandbox.world, ana, 'lavagem', { type: 'SELF' });
    await redeemNow();
    expect(document.activeElement?.textContent).toBe('Este benefício já tinha sido resgatado');
    expect(text('.code')).toBe(stored('lavagem').code ?? '');
    expect(redemptionsOf(net.sandbox.world, ana, 'lavagem')).toBe(1);
  });

  it('that has expired meanwhile says so, and leaves the list', async () => {
    await show();
    await click(button('Ver benefício Lavagem completa'));
    stored('lavagem').expiresAt = '2026-11-19T12:00:00Z';
    await redeemNow();
    expect(text('.state-title')).toBe('Este benefício não está disponível');
    await click(button('Voltar aos benefícios'));
    expect(names()).not.toContain('Lavagem completa');
  });

  it.each(['nada', 'camping'])('of a link that is not available says so: %s', async (id) => {
    at(`vt-benefit=${id}`);
    await show();
    expect(text('.state-title')).toBe('Este benefício não está disponível');
    await click(button('Voltar aos benefícios'));
    expect(names()).toHaveLength(6);
  });

  it.each(['EXPIRED', 'NEXT'])(
    'that the service still lists, but as %s, is none to redeem',
    async (status) => {
      at('vt-benefit=lavagem');
      net.faults['/available/lavagem'] = { status: 200, body: { ...stored('lavagem'), status } };
      await show();
      expect(text('.state-title')).toBe('Este benefício não está disponível');
      expect(texts('.benefit-detail button')).toEqual(['Voltar aos benefícios']);
    },
  );

  it('to which the account is not entitled cannot be redeemed', async () => {
    at('vt-benefit=jantar');
    await show();
    expect(text('.benefit-detail .notice')).toBe('A sua conta não tem direito a este benefício.');
    expect(texts('.benefit-detail button')).toEqual(['Voltar aos benefícios']);
  });

  it('at a dealer asks for it, keeps what the service says of it, and goes with its code', async () => {
    at('vt-benefit=pneus');
    await show();
    await redeemNow();
    expect(text('#dealer_code-error')).toBe('Escolha a concessionária');
    expect(stored('pneus').status).toBe('AVAILABLE');
    // Without one nothing is sent.
    await redeemNow();
    expect(sent()).toHaveLength(1);
    const [first] = net.sandbox.world.dealers;
    await act(async () => void chooseDealer({ id: '000', name: 'Outra', stateCode: 'SP' } as never));
    await settle();
    await redeemNow();
    expect(text('#dealer_code-error')).toBe('Concessionária inválida');
    await act(async () => void chooseDealer({ id: first?.idSiteGeo, name: 'A', stateCode: 'SP' } as never));
    await settle();
    await redeemNow();
    expect(stored('pneus').dealer_code).toBe(first?.idSiteGeo);
    expect(text('.facts')).toContain(first?.name ?? '-');
  });

  it.each([
    [403, 'A sua conta não tem direito a este benefício.'],
    [{ status: 422, body: { errors: { type: 'Tipo inválido' } } }, 'Tipo inválido'],
    [{ status: 422, body: {} }, 'Este benefício não pode ser resgatado agora.'],
    [500, /^Não foi possível resgatar o benefício/],
    [503, /^Não foi possível resgatar o benefício/],
    [429, /^Não foi possível resgatar o benefício/],
    [{ status: 200, body: 'unexpected' }, LOST],
  ] as const)('says why it was not redeemed: %j', async (fault, said) => {
    at('vt-benefit=lavagem');
    await show();
    net.faults[REDEEM] = fault;
    await redeemNow();
    await settle(9000);
    expect(text('.benefit-redeem .notice')).toMatch(
      typeof said === 'string' ? new RegExp(`^${said}$`) : said,
    );
    expect(stored('lavagem').status).toBe('AVAILABLE');
  });

  it('leads to the sign-in where the session has ended', async () => {
    at('vt-benefit=lavagem');
    await show();
    net.faults[REDEEM] = 401;
    await redeemNow();
    expect(text('.benefit-redeem .notice')).toContain('Sua sessão terminou');
  });

  it('becomes a gift by a link, which stays among the redeemed', async () => {
    const { emit } = await show();
    await click(button('Ver benefício Ingresso em dobro'));
    await check('Para presentear');
    await click(button('Criar link do presente'));
    const { hash = '' } = stored('cinema');
    const { value } = element('#gift-link') as HTMLInputElement;
    expect(value).toBe(new URL(`/clube?vt-benefit=cinema%7E${hash}`, location.href).href);
    expect(location.href).not.toContain(hash ?? '-');
    expect(document.querySelector('.code')).toBeNull();
    expect(document.querySelector('.benefit-rate')).toBeNull();
    expect(JSON.stringify(emit.mock.calls)).not.toContain(hash);
    await click(button('Voltar aos benefícios'));
    await click(tab('Resgatados'));
    expect(texts('.benefit .badge')).toContain('Presenteado');
  });

  it.each([403, { status: 200, body: {} }])(
    'becomes a gift where nobody names the ways: %j',
    async (fault) => {
      net.faults['/base-data'] = fault;
      await show();
      await click(button('Ver benefício Ingresso em dobro'));
      expect(texts('.benefit-redeem legend')).toEqual(['Para quem é']);
      await check('Para presentear');
      await click(button('Criar link do presente'));
      expect(stored('cinema').type).toBe('GIFT');
    },
  );

  it('received as a gift is redeemed with its hash, and takes nothing of one’s own', async () => {
    at(`vt-benefit=cafe~${GIFT_HASH}`);
    const { emit } = await show();
    expect(text('.benefit-detail')).toContain('Você ganhou este benefício de presente.');
    expect(texts('.benefit-redeem legend')).toEqual([]);
    await redeemNow();
    expect(text('.code')).toMatch(/^\d{6}$/);
    expect(stored('cafe').status).toBe('AVAILABLE');
    expect(emit).toHaveBeenCalledWith('vt-benefit-redeemed', { benefitId: 'cafe', type: 'GIFTED' });
    const code = text('.code');
    await click(button('Voltar aos benefícios'));
    await click(tab('Resgatados'));
    await click(button('Ver resgate Café da manhã na estrada'));
    expect(text('.code')).toBe(code);
  });

  it('received as a gift that somebody else has redeemed shows no code', async () => {
    at(`vt-benefit=cafe~${GIFT_HASH}`);
    await show();
    redeem(net.sandbox.world, 'user-bruno', 'cafe', { type: 'GIFTED', hash: GIFT_HASH });
    await redeemNow();
    expect(text('.state-title')).toBe('Este benefício não está disponível');
    await leave();
    at(`vt-benefit=cafe~${GIFT_HASH}`);
    await show();
    expect(text('.benefit-detail .notice')).toBe('Este presente já foi resgatado por outra pessoa.');
    expect(document.querySelector('.code')).toBeNull();
  });

  it('that one has given cannot be redeemed by oneself', async () => {
    const { hash = '' } = redeem(net.sandbox.world, ana, 'cinema', { type: 'GIFT' });
    at(`vt-benefit=cinema~${hash}`);
    await show();
    expect(text('.benefit-detail .notice')).toContain('A sua conta não pode resgatar este presente.');
  });

  it('whose answer arrives after another account has signed in is not shown', async () => {
    at('vt-benefit=lavagem');
    await show();
    net.hold = '/redeem';
    await act(async () => button('Resgatar benefício').click());
    await settle();
    net.hold = '';
    await act(async () => {
      Cookies.set('vitrine_session', 'bruno', { path: '/' });
      document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
    });
    net.held[0]?.go();
    await settle();
    expect(document.querySelector('.code')).toBeNull();
  });
});

describe('vt-benefits: the rating', () => {
  const rate = async (stars: number) => {
    await click(element(`.rating input[value="${stars}"]`));
    await click(button('Enviar nota'));
  };
  const rated = () => net.asked.filter((address) => address.endsWith('/rating'));
  beforeEach(() => at('vt-benefits=redeemed&vt-benefit=hotel'));

  it('is from 1 to 5, of a benefit that was redeemed, and stays', async () => {
    const { emit } = await show();
    // Of the redeemed list: asked for there first.
    expect(net.asked.find((address) => /\/hotel/.test(address))).toContain('/redeemed/hotel');
    await click(button('Enviar nota'));
    expect(text('#rating-error')).toBe('Escolha uma nota de 1 a 5');
    await rate(4);
    expect(document.activeElement?.textContent).toBe('A sua nota: 4 de 5 (bom)');
    expect(stored('hotel').rating).toBe(4);
    expect(emit).toHaveBeenCalledWith('vt-benefit-rated', { benefitId: 'hotel', rating: 4 });
    await click(button('Voltar aos benefícios'));
    expect(text('.benefit')).toContain('A sua nota: 4 de 5');
  });

  it('is asked for after a lost answer', async () => {
    await show();
    net.faults['/rating'] = 'lost';
    await rate(5);
    expect(text('.benefit-detail')).toContain('A sua nota: 5 de 5');
    expect(rated()).toHaveLength(1);
  });

  it('is not sent again before the service has said what became of it', async () => {
    await show();
    net.faults = { '/rating': 'lost', '/benefits-user/redeemed': 404 };
    await rate(5);
    expect(text('.benefit-rate .notice')).toContain('Não foi possível enviar a nota');
    net.faults = { '/benefits-user/redeemed': 404 };
    await click(button('Enviar nota'));
    expect(rated()).toHaveLength(1);
    net.faults = {};
    await click(button('Enviar nota'));
    expect(rated()).toHaveLength(1);
    expect(text('.benefit-detail')).toContain('A sua nota: 5 de 5');
  });

  it.each([[500], [422], [{ status: 200, body: 'x' }]] as const)(
    'says that it was not sent: %j',
    async (fault) => {
      await show();
      net.faults['/rating'] = fault;
      await rate(3);
      await settle(9000);
      expect(text('.benefit-rate .notice')).toContain('Não foi possível enviar a nota');
      net.faults = {};
      await click(button('Enviar nota'));
      expect(stored('hotel').rating).toBe(3);
    },
  );
});
