// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { USERS } from '#demo-pages/sandbox/data/users';
import { memberOf } from '#demo-pages/sandbox/rules/loyalty';
import { vouchersOf } from '#demo-pages/sandbox/rules/vouchers';
import { guardedView } from '#features/session/access/guarded-view';
import type { VouchersProps } from '#widgets/vouchers/attributes';
import { texts as ownTexts } from '#widgets/vouchers/deferred/messages';
import Vouchers, { purpose } from '#widgets/vouchers/Vouchers';
import {
  button,
  click,
  leave,
  letDialogsOpen,
  render,
  settle,
  submit,
  text,
  texts,
  type,
} from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const View = guardedView(Vouchers, {}, purpose);
const GENERATE = '/vouchers/fidelity/generate';
const LISTS = ['/vouchers/fidelity/available', '/vouchers/fidelity/redeemed'] as const;

let net: SandboxPage;
beforeEach(() => {
  localStorage.clear();
  letDialogsOpen();
  net = sandboxPage({ brand: 'jeep', country: 'BR', 'sign-in': '/entrar' });
  vi.setSystemTime(net.sandbox.world.now());
  Cookies.set('vitrine_session', 'ana', { path: '/' });
});
afterEach(async () => {
  await leave();
  // The page's stores follow the session.
  signOut();
  await act(async () => void document.dispatchEvent(new Event('vt-session-ended', { bubbles: true })));
  vi.unstubAllGlobals();
  localStorage.clear();
});

const show = (props: Partial<VouchersProps> = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(<View heading="" giftUrl="/presente" points={false} {...props} />, language);
const ana = USERS.ana as NonNullable<(typeof USERS)['ana']>;
/** What the service has, whatever is shown. */
const stored = () => vouchersOf(net.sandbox.world, ana);
const asked = (part: string) => net.asked.filter((address) => address.includes(part)).length;
const rows = () => texts('.voucher h3');
const row = (name: string) =>
  [...document.querySelectorAll('.voucher')].find(
    (each) => each.querySelector('h3')?.textContent === name,
  ) as HTMLElement;
const openTab = (name: string) =>
  click([...document.querySelectorAll('[role=tab]')].find((tab) => tab.textContent === name) as Element);
const closeDialog = () => click(document.querySelector('dialog [aria-label=Fechar]') as Element);
const inDialog = (name: string | RegExp) => {
  const found = [...document.querySelectorAll('dialog button')].find(({ textContent }) =>
    typeof name === 'string' ? textContent === name : name.test(textContent ?? ''),
  );
  if (!found) throw new Error(`no button ${name} in ${text('dialog')}`);
  return found;
};

describe('vt-vouchers', () => {
  it('shows what is available, the maximum discount, and what ends soon', async () => {
    await show();
    expect(rows()).toEqual(['Voucher de boas-vindas', 'Voucher da revisão', 'Voucher da pesquisa']);
    expect(text('.vouchers-max')).toContain('Desconto máximo em uma compra: R$ 280,00');
    expect(text('.notice')).toBe('Um voucher vence em breve: Voucher da revisão.');
    expect(row('Voucher da revisão').textContent).toContain('Vence em');
    expect(row('Voucher da pesquisa').textContent).toContain('Bloqueado');
    await openTab('Usados e vencidos');
    expect(rows().slice(-2)).toEqual(['Voucher de aniversário', 'Voucher do encontro']);
    expect(row('Voucher do encontro').textContent).toContain('Vencido');
  });

  it('asks for nothing that changes something before the visitor does', async () => {
    await show();
    expect(asked('generate')).toBe(0);
    expect(asked('/rewards')).toBe(0);
  });

  it('opens a code for the dealer; one that is used elsewhere meanwhile says so', async () => {
    await show();
    await click(row('Voucher de boas-vindas').querySelector('button') as Element);
    expect(text('dialog .code')).toBe('BVANA');
    expect(document.querySelector('dialog vt-qr-code')?.getAttribute('value')).toBe('BVANA');
    await closeDialog();
    Object.assign(stored()[0] ?? {}, { status: 'REDEEMED', redeemedAt: '2026-11-20T10:00:00Z' });
    await click(row('Voucher de boas-vindas').querySelector('button') as Element);
    expect(text('dialog .badge')).toBe('Usado em 20/11/2026');
    expect(document.querySelector('dialog vt-qr-code')).toBeNull();
    // It is in the history, with its code, also after the page was closed.
    await leave();
    await show();
    await openTab('Usados e vencidos');
    await click(row('Voucher de boas-vindas').querySelector('button') as Element);
    expect(text('dialog .code')).toBe('BVANA');
  });

  it('generates the next one after a confirmation, with the focus at it', async () => {
    const { emit } = await show();
    await click(button('Gerar o próximo voucher'));
    expect(asked('generate')).toBe(0);
    await click(inDialog('Cancelar'));
    expect(asked('generate')).toBe(0);
    await click(button('Gerar o próximo voucher'));
    const confirm = inDialog('Gerar voucher') as HTMLElement;
    // Two presses in one task, before the button is shown as busy.
    await act(async () => {
      confirm.click();
      confirm.click();
    });
    await settle();
    expect(asked('generate')).toBe(1);
    expect(rows()[0]).toBe('Voucher fidelidade');
    expect(document.activeElement?.textContent).toBe('Voucher fidelidade');
    expect(emit).toHaveBeenCalledWith('vt-voucher-made', { from: 'programme' });
    expect(JSON.stringify(emit.mock.calls)).not.toContain(stored()[0]?.code);
  });

  it('asks for a lost answer instead of generating another one', async () => {
    const before = stored().length;
    await show();
    await click(button('Gerar o próximo voucher'));
    net.faults[GENERATE] = 'lost';
    await click(inDialog('Gerar voucher'));
    expect(asked('generate')).toBe(1);
    expect(stored()).toHaveLength(before + 1);
    expect(document.querySelector('dialog')).toBeNull();
    expect(rows()[0]).toBe('Voucher fidelidade');
  });

  it('does not know while the lists do not answer either, and never generates a second one', async () => {
    const before = stored().length;
    await show();
    await click(button('Gerar o próximo voucher'));
    net.faults[GENERATE] = 'lost';
    net.next = { after: GENERATE, faults: Object.fromEntries(LISTS.map((part) => [part, 404])) };
    await click(inDialog('Gerar voucher'));
    expect(text('dialog [role=alert]')).toBe(
      'A resposta não chegou, e não sabemos se foi feito. Verifique antes de tentar novamente.',
    );
    net.faults = {};
    await click(inDialog('Verificar'));
    expect(asked('generate')).toBe(1);
    expect(stored()).toHaveLength(before + 1);
    expect(rows()[0]).toBe('Voucher fidelidade');
  });

  it('names its intent: all tries have one key, the next voucher another', async () => {
    await show();
    const keys = () =>
      net.asked.filter((address) => address.includes('generate')).map((address) => address.split('=')[1]);
    await click(button('Gerar o próximo voucher'));
    net.faults[GENERATE] = 'offline';
    await click(inDialog('Gerar voucher'));
    net.faults = {};
    await click(inDialog('Verificar'));
    await click(inDialog('Gerar voucher'));
    await click(button('Gerar o próximo voucher'));
    await click(inDialog('Gerar voucher'));
    const [first, second, third] = keys();
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('is sent again only after the service has said that nothing was made', async () => {
    await show();
    await click(button('Gerar o próximo voucher'));
    net.faults[GENERATE] = 'offline';
    await click(inDialog('Gerar voucher'));
    // The transport does not repeat it, although it is a GET.
    await settle(20_000);
    expect(asked('generate')).toBe(1);
    net.faults = {};
    await click(inDialog('Verificar'));
    expect(text('dialog .notice')).toBe(
      'Verificamos: ainda não aparece. Você pode tentar novamente: é o mesmo pedido, feito uma vez só.',
    );
    await click(inDialog('Gerar voucher'));
    expect(asked('generate')).toBe(2);
    expect(rows()[0]).toBe('Voucher fidelidade');
  });

  it.each([
    [409, 'Não há outro voucher para gerar agora.'],
    [{ status: 422, body: { errors: { member: 'Só para membros' } } }, 'Só para membros'],
    [403, 'Não foi possível concluir. Tente mais tarde ou fale com o suporte.'],
    [500, 'Não foi possível concluir. Tente mais tarde ou fale com o suporte.'],
    [
      { status: 200, body: 'unexpected' },
      'A resposta não chegou, e não sabemos se foi feito. Verifique antes de tentar novamente.',
    ],
  ] as const)('says why none was generated: %j', async (fault, said) => {
    await show();
    await click(button('Gerar o próximo voucher'));
    net.faults[GENERATE] = fault;
    await click(inDialog('Gerar voucher'));
    expect(text('dialog [role=alert]')).toBe(said);
    await click(inDialog('Cancelar'));
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('leads to the sign-in where the session has ended, with the dialog still open', async () => {
    await show();
    await click(button('Gerar o próximo voucher'));
    net.faults[GENERATE] = 401;
    await click(inDialog('Gerar voucher'));
    expect(text('dialog [role=alert]')).toContain('Sua sessão terminou');
    expect(document.querySelector('dialog a[target=_blank]')).not.toBeNull();
  });

  it('exchanges points after a confirmation, and no more than there are', async () => {
    const member = memberOf(net.sandbox.world, ana);
    member.points = 900;
    const { emit } = await show({ points: true });
    expect(text('form')).toContain('Você tem 900 pontos.');
    for (const [typed, said] of [
      ['', ownTexts['pt-BR'].pointsMissing],
      ['1,5', ownTexts['pt-BR'].pointsMissing],
      ['901', ownTexts['pt-BR'].tooFew],
    ] as const) {
      await type('[name=points]', typed);
      await submit();
      expect(text('.error')).toBe(said);
    }
    await type('[name=points]', '400');
    await submit();
    expect(text('dialog h2')).toBe('Trocar 400 pontos por um voucher?');
    await click(inDialog('Trocar pontos'));
    expect(member.points).toBe(500);
    expect(rows()[0]).toBe('Voucher de pontos');
    expect(emit).toHaveBeenCalledWith('vt-voucher-made', { from: 'points' });
  });

  it('says that points no longer suffice, which were spent elsewhere', async () => {
    const member = memberOf(net.sandbox.world, ana);
    member.points = 900;
    await show({ points: true });
    await type('[name=points]', '800');
    await submit();
    member.points = 100;
    await click(inDialog('Trocar pontos'));
    expect(text('dialog [role=alert]')).toBe('Pontos insuficientes');
    expect(member.points).toBe(100);
  });

  it('gives one by a link that stays in the list; the code is the recipient’s', async () => {
    const { emit } = await show();
    await click(row('Voucher de boas-vindas').querySelectorAll('button')[1] as Element);
    await click(inDialog('Criar link do presente'));
    const { value } = document.querySelector('#gift-link') as HTMLInputElement;
    const { hash } = stored().find(({ type }) => type === 'GIFT') ?? {};
    expect(value).toBe(new URL(`/presente?vt-gift=${hash}`, location.href).href);
    expect(value).not.toContain('BVANA');
    await closeDialog();
    expect(rows()).not.toContain('Voucher de boas-vindas');
    await openTab('Usados e vencidos');
    await click(row('Voucher de boas-vindas').querySelector('button') as Element);
    expect((document.querySelector('#gift-link') as HTMLInputElement).value).toBe(value);
    expect(emit).toHaveBeenCalledWith('vt-voucher-given', null);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(hash);
    expect(JSON.stringify(emit.mock.calls)).not.toContain(hash);
  });

  it('gives once where the answer is lost, and not one that is gone', async () => {
    await show();
    await click(row('Voucher de boas-vindas').querySelectorAll('button')[1] as Element);
    net.faults['/rewards'] = 'lost';
    await click(inDialog('Criar link do presente'));
    expect(document.querySelector('#gift-link')).not.toBeNull();
    expect(asked('/rewards')).toBe(1);
    expect(stored().filter(({ type }) => type === 'GIFT')).toHaveLength(1);
    await closeDialog();
    net.faults = {};
    Object.assign(stored()[1] ?? {}, { status: 'REDEEMED' });
    await click(row('Voucher da revisão').querySelectorAll('button')[1] as Element);
    await click(inDialog('Criar link do presente'));
    expect(text('dialog [role=alert]')).toBe(ownTexts['pt-BR'].gone);
    await click(inDialog('Cancelar'));
    expect(rows()).not.toContain('Voucher da revisão');
  });

  it('offers no gift without a page for it', async () => {
    await show({ giftUrl: '' });
    expect(texts('.voucher button').some((name) => name.includes('Presentear'))).toBe(false);
  });

  it('closes where the service gives no link, and offers none that would lead nowhere', async () => {
    await show();
    await click(row('Voucher de boas-vindas').querySelectorAll('button')[1] as Element);
    net.faults['/rewards'] = {
      status: 200,
      body: { id: 'boas-vindas', code: '', name: 'Voucher de boas-vindas', status: 'REDEEMED', type: 'GIFT' },
    };
    await click(inDialog('Criar link do presente'));
    expect(document.querySelector('dialog')).toBeNull();
    await openTab('Usados e vencidos');
    expect(row('Voucher de boas-vindas').textContent).toContain('Presenteado');
    expect(row('Voucher de boas-vindas').querySelector('button')).toBeNull();
  });

  it('drops everything as another account signs in', async () => {
    await show();
    await click(row('Voucher de boas-vindas').querySelector('button') as Element);
    expect(text()).toContain('BVANA');
    net.hold = '/vouchers/';
    await act(async () => {
      Cookies.set('vitrine_session', 'bruno', { path: '/' });
      document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
    });
    expect(text()).not.toContain('BVANA');
    expect(rows()).toEqual([]);
  });

  it('offers a retry where it could not be loaded, and says that there is nothing', async () => {
    net.faults[LISTS[0]] = 404;
    await show();
    expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
    net.faults = { [LISTS[0]]: { status: 200, body: [] }, [LISTS[1]]: { status: 200, body: [] } };
    await click(button('Tentar novamente'));
    expect(text('.state-title')).toBe('Nenhum voucher disponível');
  });

  it('is for who is signed in', async () => {
    Cookies.remove('vitrine_session', { path: '/' });
    // The session of the test before ends with the first one.
    await show();
    await leave();
    await show();
    expect(text('.sign-in')).toContain('Entre na sua conta para ver e usar os seus vouchers.');
    expect(net.asked.filter((address) => address.includes('voucher'))).toEqual([]);
  });

  it('speaks Spanish, with the same places', async () => {
    await show({}, 'es-AR');
    expect(text('h2')).toBe('Mis vouchers');
    const places = (words: object) => Object.values(words).map((word) => String(word).match(/\{\w+\}/g));
    expect(places(ownTexts['es-AR'])).toEqual(places(ownTexts['pt-BR']));
  });
});
