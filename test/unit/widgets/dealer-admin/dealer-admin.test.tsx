// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerChanges } from '#demo-pages/sandbox/rules/answer-changes';
import { blockDealer, openDealers } from '#demo-pages/sandbox/rules/dealers';
import { serviceManners } from '#demo-pages/sandbox/rules/service-manners';
import { guardedView } from '#features/session/access/guarded-view';
import DealerAdmin, { purpose } from '#widgets/dealer-admin/DealerAdmin';
import { button, click, render, settle, text, texts, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';
import { callsOf, chooseOption, failCall, leaveStaffPage, signIn, staffPage } from '../../lib/staff';

const View = guardedView(DealerAdmin, { staff: true }, purpose);
const REASON = 'Contrato suspenso';

let net: SandboxPage;
beforeEach(() => {
  net = staffPage('jeep');
});
afterEach(leaveStaffPage);

const show = (user = 'equipe', language: 'pt-BR' | 'es-AR' = 'pt-BR') => {
  signIn(user);
  return render(<View heading="" roles="" />, language);
};
const names = () => texts('tbody th').map((name) => name.trim());
const first = () => names()[0] as string;
/** The sandbox's dealer of a name that is shown. */
const dealer = (name: string) =>
  openDealers(net.sandbox.world).find((each) => each.name === name) ?? { idSiteGeo: '', name: '' };
const isOpen = (id: string) => openDealers(net.sandbox.world).some(({ idSiteGeo }) => idSiteGeo === id);
const calls = (id: string) => callsOf(net, id);
const fault = (call: string, kind: string, times?: number) => failCall(net, call, kind, times);
const menu = (name: string) => click(document.querySelector(`[aria-label^="Ações de ${name} ("]`) as Element);
const rowAction = async (name: string, action: string) => {
  await menu(name);
  const item = [...document.querySelectorAll('[role=menuitem]')].find((each) => each.textContent === action);
  await click(item as Element);
  await settle();
};
const confirm = async (reason = REASON) => {
  await type('dialog textarea', reason);
  await click(document.querySelector('dialog .actions button') as Element);
  await settle();
};
const block = async (name: string) => {
  await rowAction(name, 'Bloquear');
  await confirm();
};
const lookUp = async (code: string) => {
  await type('#code', code);
  await click(button('Buscar'));
  await settle();
};
const inSection = (selector: string, name: string) =>
  click(
    [...document.querySelectorAll<HTMLElement>(`${selector} button`)].find(
      (each) => each.textContent === name,
    ) as Element,
  );

describe('the table of the dealers', () => {
  it('has those of the brand that are not blocked, by name, a page at a time, with one call', async () => {
    await show();
    expect(names()).toHaveLength(20);
    expect(names()).toEqual([...names()].sort(new Intl.Collator('pt-BR').compare));
    await click(document.querySelector('.pagination [rel=next], .pagination button:last-of-type') as Element);
    await settle();
    expect(calls('DLR-25')).toHaveLength(1);
  });

  it('is filtered by the code', async () => {
    await show();
    const { idSiteGeo } = dealer(first());
    await type('#dealers-text', idSiteGeo);
    await click(button('Filtrar'));
    await settle();
    expect(names()).toHaveLength(1);
  });

  it('is for who has one of the roles', async () => {
    await show('ana');
    expect(text()).toContain('Sua conta não tem permissão para esta área');
    expect(document.querySelector('table')).toBeNull();
  });

  it.each(['sistemas', 'vendas'])('offers %s all acts: the service decides', async (user) => {
    await show(user);
    await menu(first());
    expect(texts('[role=menuitem]')).toEqual(['Incluir no e-connect', 'Bloquear']);
  });

  it('tells in place what the service does not let an account do', async () => {
    await show('vendas');
    await block(first());
    expect(text()).toContain('Sua conta não tem permissão para fazer isto. Nada foi alterado.');
    serviceManners(net.sandbox.world).admitsAllStaff = true;
    await click(button('Voltar'));
    const name = first();
    await block(name);
    expect(names()).not.toContain(name);
  });

  it('speaks Spanish', async () => {
    net = sandboxPage({ brand: 'peugeot', country: 'AR', language: 'es-AR', 'sign-in': '/entrar' });
    await show('equipe', 'es-AR');
    expect(text('h2')).toBe('Concesionarios');
    expect(names().length).toBeGreaterThan(0);
  });
});

describe('a dealer that is blocked', () => {
  it('is so with a reason, leaves the table, and can be undone', async () => {
    const { emit } = await show();
    const name = first();
    const { idSiteGeo: id } = dealer(name);
    await rowAction(name, 'Bloquear');
    expect(text('dialog')).toContain(id);
    await confirm('curto');
    expect(isOpen(id)).toBe(true);
    await confirm();
    expect(isOpen(id)).toBe(false);
    expect(names()).not.toContain(name);
    expect(text('.undo')).toContain(`${name} foi bloqueada.`);
    expect(text('.of-visit')).toContain(name);
    expect(emit).toHaveBeenCalledWith('vt-dealer-blocked', { dealerId: id });
    await click(button('Desfazer'));
    await settle();
    expect(isOpen(id)).toBe(true);
    expect(names()).toContain(name);
    expect(document.querySelector('.of-visit')).toBeNull();
    expect(emit).toHaveBeenCalledWith('vt-dealer-unblocked', { dealerId: id });
  });

  it.each(['lost', '503'])(
    'is asked for where the answer was lost, and not blocked twice: %s',
    async (kind) => {
      await show();
      const name = first();
      const { idSiteGeo: id } = dealer(name);
      fault('DLR-11', kind, 1);
      await block(name);
      if (kind === '503') {
        expect(text('dialog [role=alert].notice')).toContain('Não sabemos se isto foi feito');
        await confirm();
      }
      expect(isOpen(id)).toBe(false);
      expect(document.querySelector('dialog')).toBeNull();
      expect(text('.undo')).toContain(`${name} foi bloqueada.`);
    },
  );

  it('was blocked by this visitor where only the next press can ask', async () => {
    await show();
    const name = first();
    const { idSiteGeo: id } = dealer(name);
    fault('DLR-11', 'lost', 1);
    net.faults[`/any/${id}`] = 404;
    await block(name);
    expect(text('dialog [role=alert].notice')).toContain('Não sabemos se isto foi feito');
    net.faults = {};
    await confirm();
    // Not the words for one whom somebody else has blocked.
    expect(document.querySelector('dialog')).toBeNull();
    expect(calls('DLR-11')).toHaveLength(1);
  });

  it.each([
    ['403', 'Sua conta não tem permissão para fazer isto. Nada foi alterado.'],
    ['404', 'A concessionária não foi bloqueada. Tente novamente.'],
  ])('is not, and the reason stays: %s', async (kind, words) => {
    await show();
    const name = first();
    fault('DLR-11', kind);
    await block(name);
    expect(text('dialog [role=alert].notice')).toBe(words);
    expect((document.querySelector('dialog textarea') as HTMLTextAreaElement).value).toBe(REASON);
    expect(names()).toContain(name);
  });

  it('was so already by somebody else', async () => {
    await show();
    const name = first();
    blockDealer(net.sandbox.world, dealer(name).idSiteGeo, true, REASON);
    await block(name);
    expect(text('dialog [role=alert].notice')).toContain('Outra pessoa já bloqueou');
  });

  it('is one of several, with a result for each and the same reason', async () => {
    await show();
    const [one = '', two = '', three = ''] = names();
    const ids = [one, two, three].map((name) => dealer(name).idSiteGeo);
    for (const name of [one, two, three])
      await click(document.querySelector(`[aria-label^="Selecionar ${name} ("]`) as Element);
    await inSection('.selection-actions', 'Bloquear');
    await settle();
    expect(text('#dialog-title')).toBe('Bloquear 3 concessionárias?');
    blockDealer(net.sandbox.world, ids[1] as string, true, REASON);
    // The answer of the first is lost: the run asks for it.
    fault('DLR-11', 'lost', 1);
    await confirm();
    await settle(2000);
    expect(text()).toContain('2 bloqueadas, 1 com falha, 0 não iniciadas');
    expect(ids.map(isOpen)).toEqual([false, false, false]);
    expect(texts('.blocked-dealers li')).toHaveLength(2);
  });
});

describe('blocked dealers', () => {
  const blockAll = (...blocked: string[]) => {
    for (const id of blocked) blockDealer(net.sandbox.world, id, true, REASON);
  };

  it('are listed with the reasons that were given here, and unblocked together', async () => {
    const { emit } = await show();
    const [one = '', two = ''] = names();
    const ids = [one, two].map((name) => dealer(name).idSiteGeo);
    await block(one);
    await rowAction(two, 'Bloquear');
    await confirm('Sem vendedores nesta loja');
    expect(texts('.blocked-reason')).toEqual(['Motivo: Sem vendedores nesta loja', `Motivo: ${REASON}`]);
    expect(text('.of-visit')).toContain('O serviço não lista as bloqueadas antes desta visita');
    await click(button('Desbloquear as 2 bloqueadas'));
    expect(text('#dialog-title')).toBe('Desbloquear 2 concessionárias?');
    // The answer of the first is lost: the run asks for it.
    fault('DLR-11', 'lost', 1);
    await click(document.querySelector('dialog .actions button') as Element);
    await settle(2000);
    expect(text()).toContain('2 desbloqueadas, 0 com falha, 0 não iniciadas');
    expect(ids.map(isOpen)).toEqual([true, true]);
    expect(emit).toHaveBeenCalledWith('vt-dealer-unblocked', { dealerId: ids[1] });
    expect(document.querySelector('.of-visit')).toBeNull();
    await click(button('Fechar'));
    await settle();
    expect(names()).toEqual(expect.arrayContaining([one, two]));
  });

  it('are found by several codes at once, and unblocked together', async () => {
    await show();
    const ids = names()
      .slice(0, 3)
      .map((name) => dealer(name).idSiteGeo);
    const [one = '', two = '', three = ''] = ids;
    blockAll(one, two);
    await lookUp(`${one}, ${two};${three} 999`);
    expect(texts('.found .badge')).toEqual(['Bloqueada', 'Bloqueada', 'Nas buscas']);
    expect(text('#code-error')).toBe('Nenhuma concessionária tem o código 999.');
    await click(button('Desbloquear as 2 bloqueadas'));
    await click(document.querySelector('dialog .actions button') as Element);
    await settle(2000);
    expect(ids.map(isOpen)).toEqual([true, true, true]);
    expect(texts('.found .badge')).toEqual(['Nas buscas', 'Nas buscas', 'Nas buscas']);
    await lookUp(Array.from({ length: 51 }, (_, at) => at).join(' '));
    expect(text('#code-error')).toBe('Até 50 códigos por vez.');
  });

  it('are marked and filtered where the service lists them', async () => {
    answerChanges(net.sandbox.world).change = (definition, answer) =>
      definition.id === 'DLR-25'
        ? (answer as object[]).map((each, at) => ({ ...each, blocked: at < 2 }))
        : undefined;
    await show();
    await chooseOption('#dealers-blocked', 'yes');
    await click(button('Filtrar'));
    await settle();
    expect(texts('tbody th .badge')).toEqual(['Bloqueada', 'Bloqueada']);
    for (const box of document.querySelectorAll('tbody [type=checkbox]')) await click(box);
    await inSection('.selection-actions', 'Desbloquear');
    expect(text('#dialog-title')).toBe('Desbloquear 2 concessionárias?');
  });
});

describe('a dealer that is looked up by its code', () => {
  it('is found although it is blocked, and is unblocked', async () => {
    await show();
    const name = first();
    const { idSiteGeo: id } = dealer(name);
    blockDealer(net.sandbox.world, id, true, REASON);
    await lookUp(` ${id} `);
    expect(text('.found')).toContain('Bloqueada');
    await inSection('.found', 'Desbloquear');
    await settle();
    expect(isOpen(id)).toBe(true);
    expect(text('.found')).toContain('Nas buscas');
    expect(text('p.notice')).toBe(`${name} foi desbloqueada e voltou às buscas.`);
  });

  it('is shown by whatever code the service knows it', async () => {
    await show();
    const { idSiteGeo: id, ...dealerOf } = dealer(first());
    net.faults['/any/jp-01'] = { status: 200, body: { ...dealerOf, idSiteGeo: id } };
    await lookUp('jp-01');
    expect(text('.found')).toContain(id);
  });

  it('comes into the table once it is unblocked', async () => {
    net = sandboxPage({ brand: 'jeep', country: 'BR', 'sign-in': '/entrar' });
    const all = openDealers(net.sandbox.world).filter(({ brand }) => String(brand).toLowerCase() === 'jeep');
    const names = all.map(({ name }) => name).sort(new Intl.Collator('pt-BR').compare);
    const away = all.find(({ name }) => name === names[0]) as (typeof all)[number];
    blockDealer(net.sandbox.world, away.idSiteGeo, true, REASON);
    await show();
    expect(texts('tbody th').map((each) => each.trim())).not.toContain(away.name);
    await lookUp(away.idSiteGeo);
    await inSection('.found', 'Desbloquear');
    await settle();
    expect(texts('tbody th').map((each) => each.trim())).toContain(away.name);
  });

  it('was unblocked by somebody else', async () => {
    await show();
    const { idSiteGeo: id } = dealer(first());
    blockDealer(net.sandbox.world, id, true, REASON);
    await lookUp(id);
    blockDealer(net.sandbox.world, id, false);
    await inSection('.found', 'Desbloquear');
    await settle();
    expect(text('p.notice.bad')).toBe('Outra pessoa já desbloqueou esta concessionária.');
  });

  it('is not there', async () => {
    await show();
    await lookUp('');
    expect(text('#code-error')).toBe('Digite o código da concessionária.');
    await lookUp('999');
    expect(text('#code-error')).toBe('Nenhuma concessionária tem o código 999.');
    expect(document.querySelector('.found')).toBeNull();
  });

  it('is asked for again after a failure, and its code stays', async () => {
    await show();
    const { idSiteGeo: id } = dealer(first());
    net.faults['/any/'] = 403;
    await lookUp(id);
    expect((document.querySelector('#code') as HTMLInputElement).value).toBe(id);
    net.faults = {};
    await click(button('Tentar novamente'));
    await settle();
    expect(text('.found')).toContain(id);
  });
});

describe('e-connect', () => {
  it('is joined, said in the row, and undone', async () => {
    const { emit } = await show();
    const name = first();
    const { idSiteGeo: id } = dealer(name);
    await rowAction(name, 'Incluir no e-connect');
    expect(text('tbody tr')).toContain('Participa');
    expect(text('.undo')).toContain(`${name} participa do e-connect.`);
    expect(emit).toHaveBeenCalledWith('vt-dealer-econnect-changed', { dealerId: id, econnect: true });
    await click(button('Desfazer'));
    await settle();
    expect(text('tbody tr')).toContain('Não participa');
  });

  it.each([
    ['403', 'Sua conta não tem permissão para fazer isto. Nada foi alterado.'],
    ['404', /^Nada foi alterado em .*\. Tente novamente\.$/],
    ['503', /^Não sabemos se .* foi alterada/],
  ])('says why it was not changed: %s', async (kind, words) => {
    await show();
    const name = first();
    fault('DLR-26', kind);
    await rowAction(name, 'Incluir no e-connect');
    expect(text('p.notice.bad')).toMatch(words);
    expect(text('tbody tr')).toContain('Não participa');
  });

  it('is set once where the answer was lost', async () => {
    await show();
    const name = first();
    fault('DLR-26', 'lost', 1);
    await rowAction(name, 'Incluir no e-connect');
    expect(text('.undo')).toContain(`${name} participa do e-connect.`);
    expect(calls('DLR-26')).toHaveLength(1);
  });
});
