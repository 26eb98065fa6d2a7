// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GIFT_CODE, GIFT_VOUCHER_HASH } from '#demo-pages/sandbox/data/loyalty';
import { USERS } from '#demo-pages/sandbox/data/users';
import { memberOf } from '#demo-pages/sandbox/rules/loyalty';
import { gifts, vouchersOf } from '#demo-pages/sandbox/rules/vouchers';
import { guardedView } from '#features/session/access/guarded-view';
import type { RewardsProps } from '#widgets/rewards/attributes';
import { texts as ownTexts } from '#widgets/rewards/deferred/messages';
import { texts as firstTexts } from '#widgets/rewards/messages';
import Rewards, { purpose } from '#widgets/rewards/Rewards';
import {
  button,
  click,
  leave,
  letDialogsOpen,
  render,
  said,
  settle,
  submit,
  text,
  texts,
  type,
} from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const View = guardedView(Rewards, {}, purpose);
const REDEEM = '/voucher-hub/rewards';
const AVAILABLE = '/vouchers/fidelity/available';
const LOST = 'A resposta não chegou, e não sabemos se foi feito. Verifique antes de tentar novamente.';

let net: SandboxPage;
const ana = USERS.ana as NonNullable<(typeof USERS)['ana']>;
const member = () => memberOf(net.sandbox.world, ana);
const stored = () => vouchersOf(net.sandbox.world, ana);
beforeEach(() => {
  localStorage.clear();
  letDialogsOpen();
  net = sandboxPage({ brand: 'jeep', country: 'BR', 'sign-in': '/entrar' });
  vi.setSystemTime(net.sandbox.world.now());
  Cookies.set('vitrine_session', 'ana', { path: '/' });
  member().points = 1000;
});
afterEach(async () => {
  await leave();
  // The page's stores follow the session.
  signOut();
  await act(async () => void document.dispatchEvent(new Event('vt-session-ended', { bubbles: true })));
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

const show = (props: Partial<RewardsProps> = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(<View heading="" giftUrl="" supportUrl="" {...props} />, language);
/** Only posts: what was read of a reward has the same address. */
const redeemed = () => net.asked.filter((address) => address.endsWith(REDEEM)).length;
const reward = (name: string) =>
  [...document.querySelectorAll('.reward')].find(
    (each) => each.querySelector('h4')?.textContent === name,
  ) as HTMLElement;
const ask = (name: string, which = 0) => click(reward(name).querySelectorAll('button')[which] as Element);
const inDialog = (name: string) => {
  const found = [...document.querySelectorAll('dialog button')].find(
    ({ textContent }) => textContent === name,
  );
  if (!found) throw new Error(`no button ${name} in ${text('dialog')}`);
  return found;
};
const closeDialog = () => click(document.querySelector('dialog [aria-label=Fechar]') as Element);
const CAP = 'Boné da comunidade';

describe('vt-rewards', () => {
  it('shows the balance, what each costs, and what is missing', async () => {
    await show();
    expect(text('.rewards-balance')).toBe('Seu saldo: 1.000 pontos');
    expect(reward(CAP).textContent?.replaceAll('\u00a0', ' ')).toContain('600 pontos');
    expect(reward('Lavagem detalhada').textContent?.replaceAll('\u00a0', ' ')).toContain('Faltam 500 pontos');
    expect(reward('Lavagem detalhada').querySelector('button')).toBeNull();
    expect(redeemed()).toBe(0);
  });

  it('of unknown cost costs nothing, and is not redeemed', async () => {
    net.silent = { address: 'prizes', field: 'points' };
    await show();
    expect(reward(CAP).textContent).toContain('Pontos não informados');
    expect(text()).not.toMatch(/\b0\u00a0?\s?pontos|Faltam/);
    expect(document.querySelectorAll('.reward button')).toHaveLength(0);
  });

  it('is redeemed after a confirmation: code, points and list, also after the page was closed', async () => {
    const { emit } = await show();
    await ask(CAP);
    expect(text('dialog')).toContain('Serão descontados 600 pontos do seu saldo.');
    await click(inDialog('Cancelar'));
    expect(redeemed()).toBe(0);
    await ask(CAP);
    await click(inDialog('Confirmar resgate'));
    const { code } = stored()[0] ?? {};
    expect(text('dialog h2')).toBe('Resgate concluído');
    expect(text('dialog .code')).toBe(code);
    await closeDialog();
    expect(text('.rewards-balance')).toBe('Seu saldo: 400 pontos');
    expect(texts('.voucher h3')).toEqual([CAP]);
    expect(emit).toHaveBeenCalledWith('vt-reward-redeemed', { reward: 'bone', type: 'SELF' });
    expect(JSON.stringify(emit.mock.calls)).not.toContain(code);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href).not.toContain(code);
    await leave();
    await show();
    await click(document.querySelector('.voucher button') as Element);
    expect(text('dialog .code')).toBe(code);
  });

  it('asks for a lost answer before it is sent again: the points go once', async () => {
    await show();
    await ask(CAP);
    net.faults = { [REDEEM]: 'lost' };
    await click(inDialog('Confirmar resgate'));
    expect(redeemed()).toBe(1);
    expect(member().points).toBe(400);
    expect(text('dialog .code')).toBe(stored()[0]?.code);
  });

  it.each([
    ['pt-BR', 'O resgate agora custa 700 pontos, e nada foi trocado', 'Serão descontados 700 pontos'],
    ['es-AR', 'El canje ahora cuesta 700 puntos, y no se cambió nada', '700 puntos'],
  ] as const)(
    'at another cost than was shown is not redeemed: it is shown and asked again: %s',
    async (language, said, cost) => {
      await show({}, language);
      await click(document.querySelector('.reward button') as Element);
      const confirm = () => click(document.querySelector('dialog .actions button') as Element);
      net.faults[REDEEM] = { status: 409, body: { reason: 'amount-changed', amount: 700 } };
      await confirm();
      const plain = () => text('dialog').replaceAll('\u00a0', ' ');
      expect(plain()).toContain(said);
      expect(plain()).toContain(cost);
      net.faults = {};
      await confirm();
      const bodies = net.sandbox.state.calls.filter(({ call }) => call === 'VOU-06').map(({ body }) => body);
      expect(bodies).toMatchObject([{ expectedPoints: 700 }]);
    },
  );

  it('whose answer was lost before a reload is asked for first', async () => {
    await show();
    await ask(CAP);
    net.next = { after: REDEEM, faults: { [AVAILABLE]: 404 } };
    net.faults = { [REDEEM]: 'offline' };
    await click(inDialog('Confirmar resgate'));
    expect(text('dialog [role=alert]')).toBe(LOST);
    await leave();
    net.faults = {};
    await show();
    await ask(CAP);
    expect(text('dialog [role=alert]')).toBe(LOST);
    await click(inDialog('Verificar'));
    expect(redeemed()).toBe(1);
    expect(text('dialog')).toContain('ainda não aparece');
    await click(inDialog('Confirmar resgate'));
    expect(redeemed()).toBe(2);
    expect(member().points).toBe(400);
  });

  it('does not know while the list does not answer, and is not sent twice', async () => {
    await show();
    await ask(CAP);
    net.faults = { [REDEEM]: 'lost' };
    net.next = { after: REDEEM, faults: { [REDEEM]: 'lost', [AVAILABLE]: 404 } };
    await click(inDialog('Confirmar resgate'));
    expect(text('dialog [role=alert]')).toBe(LOST);
    net.faults = { [REDEEM]: 'lost' };
    await click(inDialog('Verificar'));
    expect(redeemed()).toBe(1);
    expect(member().points).toBe(400);
    expect(text('dialog .code')).toBe(stored()[0]?.code);
  });

  it('takes no earlier voucher of the reward, nor a gift of it, for what became of a lost answer', async () => {
    member().points = 2000;
    await show();
    await ask(CAP);
    await click(inDialog('Confirmar resgate'));
    await closeDialog();
    await ask(CAP);
    // Given on another device meanwhile.
    const [own] = stored();
    stored().unshift({ ...own, id: 'elsewhere', type: 'GIFT', hash: 'presente-x' } as never);
    net.faults[REDEEM] = 'offline';
    await click(inDialog('Confirmar resgate'));
    expect(text('dialog [role=alert]')).toBe(LOST);
    expect(document.querySelector('dialog .code')).toBeNull();
  });

  it('is sent again once the service says that nothing was done', async () => {
    await show();
    await ask(CAP);
    net.faults[REDEEM] = 'offline';
    await click(inDialog('Confirmar resgate'));
    expect(text('dialog [role=alert]')).toBe(LOST);
    net.faults = {};
    await click(inDialog('Verificar'));
    await click(inDialog('Confirmar resgate'));
    expect(redeemed()).toBe(2);
    expect(member().points).toBe(400);
  });

  it.each([
    [500, ownTexts['pt-BR'].failed],
    [403, ownTexts['pt-BR'].failed],
    [409, ownTexts['pt-BR'].gone],
    [404, ownTexts['pt-BR'].gone],
    [{ status: 422, body: { errors: { points: 'Pontos insuficientes' } } }, 'Pontos insuficientes'],
  ] as const)('says why it was not redeemed: %j', async (fault, said) => {
    await show({ supportUrl: '/suporte' });
    await ask(CAP);
    net.faults[REDEEM] = fault;
    await click(inDialog('Confirmar resgate'));
    expect(text('dialog [role=alert]').trim()).toBe(
      said === ownTexts['pt-BR'].failed ? `${ownTexts['pt-BR'].failed} Falar com o suporte` : said,
    );
    net.faults = {};
    await click(inDialog('Cancelar'));
    expect(document.querySelector('dialog')).toBeNull();
    expect(member().points).toBe(1000);
  });

  it('says that points no longer suffice, which were spent elsewhere', async () => {
    await show();
    await ask(CAP);
    member().points = 10;
    await click(inDialog('Confirmar resgate'));
    expect(text('dialog [role=alert]')).toBe('Pontos insuficientes');
    await click(inDialog('Cancelar'));
    expect(text('.rewards-balance')).toBe('Seu saldo: 10 pontos');
  });

  it('is refused before it is sent where the service has no more of it', async () => {
    net.faults['/rewards/jeep/bone'] = {
      status: 200,
      body: { id: 'bone', name: CAP, status: 'AVAILABLE', quantity: 0, points: 600 },
    };
    await show();
    await ask(CAP);
    expect(text('dialog [role=alert]')).toBe(ownTexts['pt-BR'].gone);
    await click(inDialog('Confirmar resgate'));
    expect(redeemed()).toBe(0);
  });

  it('is neither offered nor said to be gone where its status is none that is known', async () => {
    net.faults['/rewards/jeep/bone'] = {
      status: 200,
      body: { id: 'bone', name: CAP, status: 'SOMETHING', points: 600 },
    };
    await show();
    await ask(CAP);
    expect(text('dialog [role=alert]')).toBe(ownTexts['pt-BR'].updating);
    await click(inDialog('Confirmar resgate'));
    expect(redeemed()).toBe(0);
  });

  it('says less without a programme', async () => {
    net.faults['/loyalties/self'] = 404;
    await show();
    expect(text('.rewards-balance')).toBe('');
    expect(text()).not.toContain('Faltam');
    expect(reward('Lavagem detalhada').querySelector('button')).not.toBeNull();
  });

  it('is given by a link to this page, which stays in the list', async () => {
    await show();
    await ask(CAP, 1);
    await click(inDialog('Confirmar presente'));
    const { hash, code } = stored()[0] ?? {};
    const link = () => (document.querySelector('#gift-link') as HTMLInputElement).value;
    expect(link()).toBe(new URL(`/?vt-gift=${hash}`, location.href).href);
    expect(code).toBe('');
    await closeDialog();
    await click(document.querySelector('.voucher button') as Element);
    expect(link()).toContain(`vt-gift=${hash}`);
  });

  it('drops everything as another account signs in', async () => {
    await show();
    await ask(CAP);
    await click(inDialog('Confirmar resgate'));
    const { code = '' } = stored()[0] ?? {};
    net.hold = '/voucher';
    await act(async () => {
      Cookies.set('vitrine_session', 'bruno', { path: '/' });
      document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
    });
    expect(text()).not.toContain(code);
    expect(texts('.voucher h3')).toEqual([]);
    expect(text('.rewards-balance')).not.toContain('400');
  });

  it('speaks Spanish, with the same places', async () => {
    await show({}, 'es-AR');
    expect(text()).toContain('Tus canjes');
    const places = (words: object) => Object.values(words).map((word) => String(word).match(/\{\w+\}/g));
    expect(places(ownTexts['es-AR'])).toEqual(places(ownTexts['pt-BR']));
  });
});

describe('a gift voucher', () => {
  it('is redeemed by its code, once, after a confirmation', async () => {
    const { emit } = await show();
    await submit();
    expect(text('.error')).toBe('Digite o código');
    await type('[name=code]', ` ${GIFT_CODE.toLowerCase()} `);
    await submit();
    expect(text('dialog')).toContain(GIFT_CODE.toLowerCase());
    expect(redeemed()).toBe(0);
    net.faults[REDEEM] = 'lost';
    await click(inDialog('Confirmar resgate'));
    expect(redeemed()).toBe(1);
    expect(text('.success')).toMatch(/O vale-presente foi resgatado.*Vale-presente R\$ 300,00/);
    expect(said('.success')).toContain('Vale-presente 300 reais');
    expect(emit).toHaveBeenCalledWith('vt-gift-voucher-redeemed', null);
    net.faults = {};
    await type('[name=code]', GIFT_CODE);
    await submit();
    await click(inDialog('Confirmar resgate'));
    expect(text('dialog [role=alert]')).toBe(ownTexts['pt-BR'].codeUsed);
    await click(inDialog('Cancelar'));
    await type('[name=code]', 'NADA');
    await submit();
    await click(inDialog('Confirmar resgate'));
    expect(text('dialog [role=alert]')).toBe(ownTexts['pt-BR'].codeUnknown);
  });
});

describe('the page of a gift', () => {
  const open = (hash: string = GIFT_VOUCHER_HASH) => history.replaceState(null, '', `/?vt-gift=${hash}&x=1`);
  const receive = async () => {
    await click(button('Receber presente'));
    await click(inDialog('Receber presente'));
  };

  it('says to a visitor without a session what the link is, and nothing of the gift', async () => {
    Cookies.remove('vitrine_session', { path: '/' });
    open();
    // The session of the test before ends with the first one.
    await show();
    await leave();
    await show();
    expect(text('.sign-in')).toContain(firstTexts['pt-BR'].giftPurpose);
    expect(net.asked.filter((address) => address.includes('voucher-hub'))).toEqual([]);
    const { href } = document.querySelector('.sign-in a') as HTMLAnchorElement;
    expect(new URL(href).searchParams.get('returnUrl')).toContain(GIFT_VOUCHER_HASH);
  });

  it('is received once after a confirmation; the link leaves the address, the code stays in the list', async () => {
    open();
    const { emit } = await show();
    expect(text('.gift')).toMatch(/Um presente para você.*Vale-presente R\$ 300,00/);
    expect(said('.gift')).toContain('Vale-presente 300 reais');
    expect(redeemed()).toBe(0);
    await receive();
    const { code } = stored()[0] ?? {};
    expect(document.activeElement?.textContent).toBe('O presente é seu');
    expect(text('.code')).toBe(code);
    expect(location.search).toBe('?x=1');
    expect(emit).toHaveBeenCalledWith('vt-gift-received', null);
    await click(button('Ver as recompensas'));
    expect(texts('.voucher h3')).toEqual(['Vale-presente']);
  });

  it('is received once although the answer is lost, and shows its code to whoever comes again', async () => {
    open();
    await show();
    net.faults[REDEEM] = 'lost';
    await receive();
    expect(redeemed()).toBe(1);
    expect(text('.code')).toBe(stored()[0]?.code);
    net.faults = {};
    await leave();
    open();
    await show();
    expect(text('.code')).toBe(stored()[0]?.code);
    expect(redeemed()).toBe(1);
  });

  it('that somebody else has received, or receives meanwhile, says so', async () => {
    open();
    await show();
    const gift = gifts(net.sandbox.world).get(GIFT_VOUCHER_HASH);
    if (gift) gift.receivedBy = 'user-sofia';
    await receive();
    expect(text('dialog [role=alert]')).toBe(ownTexts['pt-BR'].giftTaken);
    await click(inDialog('Cancelar'));
    await settle();
    expect(text('[role=status].bad')).toBe(ownTexts['pt-BR'].giftTaken);
    expect(document.querySelector('.gift')).toBeNull();
  });

  it.each([
    ['nada', ownTexts['pt-BR'].giftMissing],
    [GIFT_VOUCHER_HASH, ownTexts['pt-BR'].giftOver],
  ])('%s: says why there is nothing to receive', async (hash, said) => {
    open(hash);
    if (hash === GIFT_VOUCHER_HASH)
      net.faults[`/rewards/jeep/${hash}`] = { status: 200, body: { id: hash, status: 'EXPIRED' } };
    await show();
    expect(text('.section')).toBe(said);
    await click(button('Ver as recompensas'));
    expect(texts('.reward h4')).toContain(CAP);
    expect(location.search).toBe('?x=1');
  });

  it('of one’s own shows the link again', async () => {
    const gift = gifts(net.sandbox.world).get(GIFT_VOUCHER_HASH);
    if (gift) gift.from = 'user-ana';
    open();
    await show();
    expect(text('.gift')).toContain(ownTexts['pt-BR'].giftOwn);
    expect((document.querySelector('#gift-link') as HTMLInputElement).value).toContain(GIFT_VOUCHER_HASH);
  });

  it('ignores what is no hash in the address', async () => {
    open('%3Cscript%3E');
    await show();
    expect(texts('.reward h4')).toContain(CAP);
  });
});
