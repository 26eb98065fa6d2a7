// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guardedView } from '#features/session/access/guarded-view';
import CouponAdmin, { purpose } from '#widgets/coupon-admin/CouponAdmin';
import { button, click, render, settle, submit, text, texts, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { confirmDialog, leaveStaffPage, signIn, staffPage } from '../../lib/staff';

const View = guardedView(CouponAdmin, { staff: true }, purpose);
/** A coupon that three used, one of whom has used another one too. */
const COUPON = 'cup-of-jeep-1-48';
const CPF = '390.533.447-05';
const HIDDEN = '•••.533.447-••';
const UNUSED = '52998224725';

let net: SandboxPage;
beforeEach(() => {
  net = staffPage('jeep');
});
afterEach(leaveStaffPage);

const show = async (user = 'nation', language: 'pt-BR' | 'es-AR' = 'pt-BR') => {
  signIn(user);
  return render(<View heading="" roles="" />, language);
};
const choose = (kind: string) => click(document.querySelector(`input[value=${kind}]`) as Element);
/** Fills in what the kind asks for, and asks for the confirmation. */
const ask = async (kind: 'both' | 'cpf' | 'coupon', couponId = COUPON, cpf = CPF) => {
  await choose(kind);
  if (kind !== 'cpf') await type('#couponId', couponId);
  if (kind !== 'coupon') await type('#cpf', cpf);
  await submit();
};
const clearings = () => net.sandbox.state.calls.filter(({ call }) => /^CPN-0[678]$/.test(call));
const keys = () => clearings().map(({ headers }) => headers['Idempotency-Key']);
const fault = (kind: string, times = 1) =>
  net.sandbox.world.state.setFault({ call: 'CPN-08', fault: kind, times });
const typed = (name: string) => document.querySelector<HTMLInputElement>(`#${name}`)?.value;
const said = () => text('form > p[role=status]');
const log = () => texts('.visit-acts span');

describe('vt-coupon-admin', () => {
  it('is for who has the role', async () => {
    await show('ana');
    expect(text()).toContain('Sua conta não tem permissão para esta área');
    expect(document.querySelector('form')).toBeNull();
  });

  it('says at each shown field what is missing, and asks nothing', async () => {
    await show();
    await submit();
    expect([text('#couponId-error'), text('#cpf-error')]).toEqual(['Digite o ID do cupom', 'Digite o CPF']);
    await choose('cpf');
    expect(document.querySelector('#couponId')).toBeNull();
    await type('#cpf', '11111111111');
    await submit();
    expect(text('#cpf-error')).toBe('CPF inválido');
    await choose('coupon');
    expect(document.querySelector('#cpf')).toBeNull();
    await type('#couponId', 'x'.repeat(101));
    await submit();
    expect(text('#couponId-error')).toBe('Use até 100 caracteres: há 1 a mais');
    await type('#couponId', '39053344705');
    await submit();
    expect(text('#couponId-error')).toBe('Isto é um CPF. Digite o ID do cupom');
    expect(document.querySelector('dialog')).toBeNull();
  });

  it.each([
    ['both', `Liberar todos os usos do cupom ${COUPON} para o CPF ${HIDDEN}?`],
    ['cpf', `Liberar todos os usos de cupons do CPF ${HIDDEN}?`],
    ['coupon', `Liberar todos os usos do cupom ${COUPON}, de todos os clientes?`],
  ] as const)('asks in words before it clears, and begins where nothing is done: %s', async (kind, words) => {
    await show();
    await ask(kind);
    expect(text('#dialog-title')).toBe(words);
    expect(document.activeElement).toBe(document.querySelector('dialog'));
    await click(button('Voltar'));
    expect(document.querySelector('dialog')).toBeNull();
    expect(clearings()).toEqual([]);
    if (kind !== 'coupon') expect(typed('cpf')).toBe(CPF);
  });

  it.each([
    ['both', 'CPN-08', 1, `1 uso do cupom ${COUPON} para o CPF ${HIDDEN} foi liberado.`],
    ['cpf', 'CPN-06', 2, `2 usos de cupons do CPF ${HIDDEN} foram liberados.`],
    ['coupon', 'CPN-07', 3, `3 usos do cupom ${COUPON} foram liberados.`],
  ] as const)('clears once and says how many: %s', async (kind, call, cleared, words) => {
    const { emit } = await show();
    await ask(kind);
    await confirmDialog();
    expect(clearings().map((each) => [each.call, each.status])).toEqual([[call, 200]]);
    expect(said()).toBe(words);
    expect(log()).toEqual([words]);
    const couponId = kind === 'cpf' ? null : COUPON;
    expect(emit).toHaveBeenCalledWith('vt-coupon-cleared', { couponId, cleared });
  });

  it('goes on without retyping, and lists what was cleared, the last first', async () => {
    await show();
    await ask('both');
    await confirmDialog();
    expect([typed('couponId'), typed('cpf')]).toEqual([COUPON, CPF]);
    await type('#cpf', '168.995.350-09');
    await submit();
    expect(said()).toBe('');
    await confirmDialog();
    expect(log()).toEqual([
      `1 uso do cupom ${COUPON} para o CPF •••.995.350-•• foi liberado.`,
      `1 uso do cupom ${COUPON} para o CPF ${HIDDEN} foi liberado.`,
    ]);
    expect(new Set(keys()).size).toBe(2);
  });

  it.each([
    ['coupon', 'cup-of-fiat-2-24', 'Nenhum uso a liberar do cupom cup-of-fiat-2-24.'],
    ['cpf', '', 'Nenhum uso a liberar para o CPF •••.982.247-••.'],
    [
      'both',
      COUPON,
      `Nenhum uso a liberar do cupom ${COUPON} para o CPF •••.982.247-••. Confira o ID do cupom e o CPF.`,
    ],
  ] as const)('says that there is nothing to clear: %s', async (kind, coupon, words) => {
    await show();
    await ask(kind, coupon, UNUSED);
    await confirmDialog();
    expect(said()).toBe(words);
  });

  it('says at the field that there is no such coupon', async () => {
    const { emit } = await show();
    await ask('coupon', 'VERAO');
    await confirmDialog();
    expect(text('#couponId-error')).toBe('Não encontramos este cupom. Confira o ID');
    expect(document.activeElement?.id).toBe('couponId');
    expect(typed('couponId')).toBe('VERAO');
    expect(emit).not.toHaveBeenCalledWith('vt-coupon-cleared', expect.anything());
    expect(log()).toEqual([]);
  });

  it('gives no number that the service has not given', async () => {
    await show();
    net.faults['/coupons/clear/'] = { status: 200, body: {} };
    await ask('coupon');
    await confirmDialog();
    expect(said()).toBe(`Os usos do cupom ${COUPON} foram liberados.`);
  });

  it.each([
    ['403', 'Sua conta não tem permissão para liberar cupons. Nada foi liberado.'],
    ['409', 'O serviço não permite liberar este cupom agora. Nada foi liberado.'],
    ['429', 'O serviço recusou o pedido. Nada foi liberado, e o que você digitou continua aqui.'],
    ['503', 'O serviço teve um problema e não disse se os usos foram liberados. É seguro repetir'],
    ['drop', 'Não sabemos se os usos foram liberados: a resposta se perdeu. É seguro repetir'],
  ])('says what a failure means, and loses nothing: %s', async (kind, words) => {
    await show();
    fault(kind);
    await ask('both');
    await confirmDialog();
    expect(text('[role=alert]')).toContain(words);
    expect([typed('couponId'), typed('cpf')]).toEqual([COUPON, CPF]);
    const isUnknown = /^(503|drop)$/.test(kind);
    expect(log()).toEqual(isUnknown ? [`Sem resposta: cupom ${COUPON} para o CPF ${HIDDEN}.`] : []);
    expect(document.querySelector('.notice button') === null).toBe(kind === '403');
  });

  it('shows what the service refuses at its field', async () => {
    await show();
    net.faults['/coupons/clear/'] = {
      status: 422,
      body: { errors: { id: 'Cupom bloqueado', cpf: 'CPF bloqueado' } },
    };
    await ask('both');
    await confirmDialog();
    expect([text('#couponId-error'), text('#cpf-error')]).toEqual(['Cupom bloqueado', 'CPF bloqueado']);
    expect(document.activeElement?.id).toBe('couponId');
    expect(typed('cpf')).toBe(CPF);
  });

  it('repeats an act whose answer was lost with its key, also after another one', async () => {
    const { emit } = await show();
    fault('lost');
    await ask('both');
    await confirmDialog();
    await ask('both', COUPON, '168.995.350-09');
    await confirmDialog();
    await ask('both');
    await confirmDialog();
    const [first, other, again, ...more] = keys();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([again, more]).toEqual([first, []]);
    expect(other).not.toBe(first);
    expect(said()).toBe(`1 uso do cupom ${COUPON} para o CPF ${HIDDEN} foi liberado.`);
    expect(log()).toHaveLength(2);
    expect(emit.mock.calls.filter(([name]) => name === 'vt-coupon-cleared')).toHaveLength(2);
  });

  it('says that the lost try may have cleared, where a service without keys has nothing left', async () => {
    net.sandbox.world.state.entryOf = () => undefined;
    await show();
    fault('lost');
    await ask('both');
    await confirmDialog();
    await click(button('Tentar novamente'));
    expect(text('#dialog-title')).toContain(HIDDEN);
    await confirmDialog();
    expect(said()).toBe(
      `Nenhum uso a liberar do cupom ${COUPON} para o CPF ${HIDDEN}. A tentativa anterior, que ficou sem resposta, pode ter liberado.`,
    );
    expect(log()).toEqual([`Nenhum uso a liberar do cupom ${COUPON} para o CPF ${HIDDEN}.`]);
  });

  it('keeps everything where the session has ended, and goes on in the next one', async () => {
    await show();
    fault('401');
    await ask('both');
    await confirmDialog();
    expect(text('[role=alert]')).toContain('Sua sessão terminou');
    expect([typed('couponId'), typed('cpf')]).toEqual([COUPON, CPF]);
    expect(log()).toEqual([]);
    signIn('nation');
    await act(async () => void document.dispatchEvent(new Event('vt-session-started', { bubbles: true })));
    await settle();
    await click(button('Enviar agora'));
    await confirmDialog();
    expect(said()).toBe(`1 uso do cupom ${COUPON} para o CPF ${HIDDEN} foi liberado.`);
    expect(new Set(keys()).size).toBe(1);
  });

  it('writes the CPF nowhere but in the call', async () => {
    const { emit } = await show();
    await ask('both');
    await confirmDialog();
    const places = [location.href, JSON.stringify({ ...localStorage, ...sessionStorage }), document.cookie];
    for (const place of [...places, JSON.stringify(emit.mock.calls), log().join()])
      expect(place).not.toMatch(/39053344705|390\.533\.447-05/);
  });

  it('speaks Spanish, and asks for a CPF there too', async () => {
    await show('nation', 'es-AR');
    await ask('both', COUPON, '20111222');
    expect(text('#cpf-error')).toBe('CPF inválido');
    expect(text('#cpf-hint')).toContain('un DNI no sirve');
    await type('#cpf', CPF);
    await submit();
    expect(text('#dialog-title')).toBe(`¿Liberar todos los usos del cupón ${COUPON} para el CPF ${HIDDEN}?`);
    await confirmDialog();
    expect(said()).toBe(`Se liberó 1 uso del cupón ${COUPON} para el CPF ${HIDDEN}.`);
  });
});
