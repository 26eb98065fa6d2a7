// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OPEN_PROMOTION } from '#demo-pages/sandbox/data/promotions';
import { participantsIn } from '#demo-pages/sandbox/services/promotion/participants';
import { groupsOf, promotionOf, promotions } from '#demo-pages/sandbox/services/promotion/store';
import { click, settle, text, texts, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { confirmDialog, leaveStaffPage, saveDialog, staffPage } from '../../lib/staff';
import { address, names, open, pick, press, pressIn, problem, rowAction, said, show } from './lib';

let net: SandboxPage;
beforeEach(() => {
  net = staffPage('fiat');
});
afterEach(async () => {
  await leaveStaffPage();
  vi.unstubAllGlobals();
});

const REASON = 'Fraude comprovada';
const calls = (id: string) => net.sandbox.state.calls.filter(({ call }) => call === id);
const fault = (call: string, kind: string, times = 1) =>
  net.sandbox.world.state.setFault({ call, fault: kind, times });
const people = () => [
  ...participantsIn(net.sandbox.world, promotionOf(net.sandbox.world, OPEN_PROMOTION)).values(),
];
const person = (index: number) => people()[index] as ReturnType<typeof people>[number];
const nameOf = (index: number) => person(index).userName ?? '';
const showAll = () =>
  show(`vt-promotion-admin=participants&vt-promotion-participants=f-promotion.${OPEN_PROMOTION}`);
const inactivate = async (index: number) => {
  await rowAction(nameOf(index), 'Inativar');
  await type('dialog textarea', REASON);
  await confirmDialog();
};

describe('the participants', () => {
  it('are filtered by promotion, name and way to win numbers; the name is in no address', async () => {
    await show();
    await rowAction('Verão de Portas Abertas', 'Ver participantes');
    expect(calls('PRM-13').at(-1)?.query).toMatchObject({ promotion_id: OPEN_PROMOTION, page: 0, size: 20 });
    expect(names()).toEqual(
      people()
        .slice(0, 20)
        .map(({ userName }) => userName),
    );
    await type('#promotion-participants-name', nameOf(3));
    await type('#promotion-participants-type', 'QR_CODE');
    await press('Filtrar');
    expect(calls('PRM-13').at(-1)?.query).toMatchObject({
      promotion_id: OPEN_PROMOTION,
      user_name: nameOf(3),
      attribution_types: ['QR_CODE'],
    });
    expect(decodeURIComponent(location.search)).not.toContain(nameOf(3).split(' ')[0]);
    expect(address('vt-promotion-participants')).toContain('f-type.QR_CODE');
  });

  it('of all promotions are those of the brand’s, page by page, whatever else the service has', async () => {
    await show('vt-promotion-admin=participants');
    const own = [...promotions(net.sandbox.world).keys()].filter(
      (id) => promotionOf(net.sandbox.world, id).brand === 'fiat',
    );
    const count = (ids: string[]) =>
      ids.reduce(
        (sum, id) => sum + participantsIn(net.sandbox.world, promotionOf(net.sandbox.world, id)).size,
        0,
      );
    expect(count(own)).toBeLessThan(count([...promotions(net.sandbox.world).keys()]));
    expect(calls('PRM-13').every(({ query }) => own.includes(String(query.promotion_id)))).toBe(true);
    expect(text(open())).toContain(`de ${count(own)}`);
    // To all of them, and to nobody else.
    await click(document.querySelector(open('thead input[type=checkbox]')) as Element);
    await press(/^Selecionar (todos|as|os|todas)/);
    await press('Inativar');
    expect(text('dialog')).toContain(`Inativar ${count(own)} participantes?`);
  });

  it('hide their e-mails until somebody asks for them', async () => {
    await showAll();
    const { email } = person(0);
    expect(text(open('tbody'))).not.toContain(email);
    expect(text(open('tbody tr'))).toContain(`${email?.[0]}•••@`);
    await press('Mostrar e-mails');
    expect(text(open('tbody tr'))).toContain(email);
  });

  it('are shown one by one with their numbers, the e-mail hidden', async () => {
    await showAll();
    const index = people().findIndex(({ luckyNumbers }) => luckyNumbers?.length);
    await rowAction(nameOf(index), 'Ver detalhes');
    const { userId, luckyNumbers, email } = person(index);
    expect(calls('PRM-14')[0]?.address).toContain(`/${userId}/${OPEN_PROMOTION}`);
    expect(texts('dialog tbody th, dialog tbody td:first-child').join(' ')).toContain(luckyNumbers?.[0]);
    expect(text('dialog')).not.toContain(email);
    await pressIn('Mostrar e-mail');
    expect(text('dialog')).toContain(email);
  });
});

describe('an inactivation', () => {
  it('asks for a reason, which goes along, and says what it did', async () => {
    const { emit } = await showAll();
    await rowAction(nameOf(0), 'Inativar');
    await confirmDialog();
    expect(problem()).toContain('Explique em pelo menos 10 caracteres');
    expect(calls('PRM-15')).toEqual([]);
    await type('dialog textarea', REASON);
    await confirmDialog();
    expect(calls('PRM-15').map(({ body }) => body)).toEqual([
      { promotion_id: OPEN_PROMOTION, user_id: person(0).userId, reason: REASON },
    ]);
    expect(said()).toBe(`${nameOf(0)} não participa mais.`);
    expect(text(open('tbody tr'))).toContain('Inativo');
    expect(emit).toHaveBeenCalledWith('vt-promotion-participant-inactivated', {
      promotionId: OPEN_PROMOTION,
    });
  });

  it('that somebody else has done already counts as done; another refusal does not', async () => {
    await showAll();
    person(0).status = 'INACTIVATED';
    await inactivate(0);
    expect(said()).toBe(`${nameOf(0)} não participa mais.`);
    fault('PRM-15', '409');
    await inactivate(1);
    expect(problem()).toContain('O serviço não permite inativar esta pessoa agora.');
    fault('PRM-15', '403');
    await confirmDialog();
    expect(problem()).toContain('Sua conta não tem permissão para fazer isto.');
    expect(person(1).status).not.toBe('INACTIVATED');
  });

  it('of several is done once each, without those who are inactive, and finds a lost answer', async () => {
    person(1).status = 'INACTIVATED';
    await showAll();
    await pick(nameOf(1));
    await press('Inativar');
    expect(document.querySelector('dialog')).toBeNull();
    expect(text(open('[role=alert]'))).toBe('1 participante já está inativo e fica como está.');
    for (const index of [0, 2]) await pick(nameOf(index));
    fault('PRM-15', 'lost');
    await press('Inativar');
    expect(text('dialog')).toContain('Inativar 2 participantes?');
    expect(text('dialog')).toContain('1 participante já está inativo e fica como está.');
    await type('dialog textarea', REASON);
    await confirmDialog();
    await settle(3000);
    expect(text(open())).toContain('2 inativados, 0 com falha, 0 não iniciadas');
    const sent = calls('PRM-15').map(({ body }) => (body as { user_id: string }).user_id);
    expect(sent.sort()).toEqual([person(0).userId, person(2).userId].sort());
  });
});

describe('the groups', () => {
  const group = (id: string) => groupsOf(net.sandbox.world).get(id);
  const inGroup = (id: string) => promotionOf(net.sandbox.world, id).groupId;
  const showGroups = () => show('vt-promotion-admin=groups');

  it('are created once with their promotions, which leave the group before', async () => {
    const { emit } = await showGroups();
    expect(names()).toEqual(['Campanhas de varejo', 'Clube Fiat']);
    expect(calls('GRP-01')[0]?.query).toMatchObject({ brand: 'fiat', page: 0, size: 20 });
    await press('Novo grupo');
    await saveDialog();
    expect(text('#name-error')).toBe('Digite o nome do grupo.');
    await type('dialog #name', 'Verão');
    fault('GRP-05', 'lost');
    await saveDialog();
    await settle();
    expect(said()).toBe('Grupo Verão salvo.');
    expect(calls('GRP-05')).toHaveLength(1);
    expect(emit).toHaveBeenCalledWith('vt-promotion-group-saved', { groupId: 'verao' });
  });

  it('are changed as others have left them', async () => {
    await showGroups();
    await rowAction('Clube Fiat', 'Editar');
    Object.assign(group('clube-fiat') as object, { version: 2, name: 'Clube' });
    await click(document.querySelector('dialog [aria-label="Remover Férias na Estrada"]') as Element);
    await saveDialog();
    expect(text('.versions')).toContain('Incluímos o que a outra pessoa alterou: Nome.');
    await saveDialog();
    expect(group('clube-fiat')).toMatchObject({ name: 'Clube', version: 3 });
    expect(inGroup('ferias-fiat')).toBe('');
  });

  it('are removed after a question, unless one of their promotions runs', async () => {
    const { emit } = await showGroups();
    await rowAction('Campanhas de varejo', 'Remover');
    await confirmDialog();
    expect(problem()).toContain('Uma promoção deste grupo está ativa ou agendada.');
    await pressIn('Voltar');
    for (const name of ['Campanhas de varejo', 'Clube Fiat']) await pick(name);
    await press('Remover');
    await confirmDialog();
    await settle(3000);
    expect(text(open())).toContain('1 removido, 1 com falha');
    expect([group('clube-fiat'), inGroup('ferias-fiat')]).toEqual([undefined, '']);
    expect(emit).toHaveBeenCalledWith('vt-promotion-group-removed', { groupId: 'clube-fiat' });
  });
});
