// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OPEN_EVENT } from '#demo-pages/sandbox/data/events';
import { keptOf } from '#demo-pages/sandbox/rules/events';
import { guardedView } from '#features/session/access/guarded-view';
import EventAdmin, { purpose } from '#widgets/event-admin/EventAdmin';
import { button, click, leave, render, settle, text, texts, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';
import { callsOf, failCall, leaveStaffPage, signIn, staffPage } from '../../lib/staff';

const saved = vi.hoisted(() => vi.fn());
vi.mock('#ui/save-file', () => ({ saveFile: saved }));

const View = guardedView(EventAdmin, { staff: true }, purpose);
const REASON = 'Pediu para sair';

let net: SandboxPage;
beforeEach(() => {
  net = staffPage('jeep');
});
afterEach(async () => {
  await leaveStaffPage();
  saved.mockReset();
});

const show = (user = 'nation', language: 'pt-BR' | 'es-AR' = 'pt-BR') => {
  signIn(user);
  return render(<View heading="" roles="" />, language);
};
const choice = () => document.querySelector('#event') as HTMLSelectElement;
const choose = async (label: RegExp) => {
  const option = [...choice().options].find((each) => label.test(each.label || (each.textContent ?? '')));
  await act(async () => {
    choice().value = option?.value ?? '';
    choice().dispatchEvent(new Event('change', { bubbles: true }));
  });
  await settle();
};
const names = () => texts('tbody th').map((name) => name.trim());
const kept = () => keptOf(net.sandbox.world, OPEN_EVENT).participants;
const calls = (id: string) => callsOf(net, id);
const fault = (call: string, kind: string, times?: number) => failCall(net, call, kind, times);
const ask = async (index = 0) => {
  await click(document.querySelectorAll('[aria-label^="Ações de "]')[index] as Element);
  await click(document.querySelector('[role=menuitem]') as Element);
};
const confirm = async (reason = REASON) => {
  await type('dialog textarea', reason);
  await click(document.querySelector('dialog .actions button') as Element);
  await settle();
};
const open = async () => {
  await show();
  await choose(/^Trilha da Canastra/);
};

describe('the participants of an event', () => {
  it('are those of the event that is chosen, which the address names', async () => {
    await show();
    expect(choice().options.length).toBeGreaterThan(1);
    await choose(/^Trilha da Canastra/);
    expect(new URLSearchParams(location.search).get('vt-event')).toBe(OPEN_EVENT);
    expect(names()).toEqual(
      kept()
        .slice(0, 20)
        .map(({ name }) => name),
    );
    await leave();
    await show();
    expect(choice().value).toBe(OPEN_EVENT);
  });

  it('hide their e-mails until somebody asks for them', async () => {
    await open();
    const email = kept()[0]?.email ?? '';
    expect(text('tbody')).not.toContain(email);
    expect(text('tbody tr')).toContain(`${email[0]}•••@`);
    await click(button('Mostrar e-mails'));
    expect(text('tbody tr')).toContain(email);
    await click(button('Ocultar e-mails'));
    expect(text('tbody')).not.toContain(email);
  });

  it('are found by a part of the name, which no address has', async () => {
    await open();
    const [first = ''] = names();
    await type('#participants-name', first.toUpperCase());
    await click(button('Filtrar'));
    await settle();
    expect(new Set(names())).toEqual(new Set([first]));
    expect(new URLSearchParams(location.search).get('vt-participants')).toBeNull();
    expect(calls('EVT-04').filter(({ address }) => address.includes(OPEN_EVENT))).toHaveLength(1);
  });

  it('are for who has the role', async () => {
    await show('ana');
    expect(text()).toContain('Sua conta não tem permissão para esta área');
    expect(calls('EVT-04')).toEqual([]);
  });

  it('of a brand without events are nobody', async () => {
    net.faults['/v1?'] = { status: 200, body: [] };
    await show();
    expect(text()).toContain('Nenhum evento da marca');
  });

  it('load again after a failure', async () => {
    fault('EVT-01', '404');
    await show();
    fault('EVT-01', 'none');
    await click(button('Tentar novamente'));
    await settle();
    expect(choice()).not.toBeNull();
  });

  it('speak Spanish', async () => {
    net = sandboxPage({ brand: 'peugeot', country: 'AR', language: 'es-AR', 'sign-in': '/entrar' });
    await show('nation', 'es-AR');
    expect(text('h2')).toBe('Participantes de los eventos');
    expect(button('Mostrar correos')).toBeDefined();
  });
});

describe('the list as a file', () => {
  it('is that of the service', async () => {
    await open();
    await click(button('Baixar a lista (CSV)'));
    await settle();
    const [file, name] = saved.mock.calls[0] as [Blob, string];
    expect(name).toBe(`participantes-${OPEN_EVENT}.csv`);
    // The service writes Latin-1; spreadsheets read UTF-8 with its mark.
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    expect(text).toContain('inscrição');
    for (const { name: who, email } of kept()) expect(text).toContain(`${who};${email}`);
  });

  it.each([
    [new Response(' ', { headers: { 'content-type': 'text/csv' } }), 'O serviço não enviou uma lista'],
    [
      new Response('<p>Manutenção</p>', { headers: { 'content-type': 'text/csv' } }),
      'O serviço não enviou uma lista',
    ],
    [Response.json({}, { status: 403 }), 'Não foi possível baixar a lista.'],
  ])('is not saved where it is none: %#', async (answer, words) => {
    await open();
    const { app } = net.sandbox;
    const native = app.fetch.bind(app);
    app.fetch = (request: Request, ...rest: unknown[]) =>
      request.url.endsWith('/details') ? answer : native(request, ...(rest as []));
    await click(button('Baixar a lista (CSV)'));
    await settle();
    expect(saved).not.toHaveBeenCalled();
    expect(text('[role=alert]')).toContain(words);
  });
});

describe('a participant who is removed', () => {
  it('is so with a reason, once', async () => {
    await open();
    const { emit } = { emit: kept().length };
    const [first = ''] = names();
    const { participantId } = kept()[0] ?? {};
    await ask();
    expect(text('#dialog-title')).toBe(`Remover ${first} do evento?`);
    await confirm('curto');
    expect(calls('EVT-06')).toEqual([]);
    await confirm();
    expect(kept()).toHaveLength(emit - 1);
    expect(kept().some((each) => each.participantId === participantId)).toBe(false);
    expect(text('p.notice')).toBe(`${first} não participa mais do evento.`);
    expect(calls('EVT-06')).toHaveLength(1);
  });

  it('was removed by somebody else, which was the aim', async () => {
    await open();
    const [first = ''] = names();
    kept().shift();
    await ask();
    await confirm();
    expect(text('p.notice')).toBe(`${first} não participa mais do evento.`);
  });

  it.each([
    ['409', 'O evento já aconteceu. Ninguém foi removido.'],
    ['403', 'Sua conta não tem permissão para fazer isto. Nada foi alterado.'],
    ['503', 'Não sabemos se isto foi feito'],
  ])('is still there, and the reason stays: %s', async (kind, words) => {
    await open();
    const count = kept().length;
    fault('EVT-06', kind);
    await ask();
    await confirm();
    expect(text('dialog [role=alert].notice')).toContain(words);
    expect((document.querySelector('dialog textarea') as HTMLTextAreaElement).value).toBe(REASON);
    expect(kept()).toHaveLength(count);
  });

  it('is gone after an answer that was lost, and the list says so', async () => {
    await open();
    const [first = ''] = names();
    fault('EVT-06', 'lost', 1);
    await ask();
    await confirm();
    expect(text('dialog [role=alert].notice')).toContain('a resposta se perdeu');
    expect(names()[0]).not.toBe(first);
    await confirm();
    expect(text('p.notice')).toContain('não participa mais');
  });

  it('is one of several, with the same reason and a result for each', async () => {
    await open();
    const count = kept().length;
    for (const box of [...document.querySelectorAll('tbody .row-check')].slice(0, 3)) await click(box);
    await click(
      [...document.querySelectorAll('.selection-actions button')].find(
        (each) => each.textContent === 'Remover',
      ) as Element,
    );
    await settle();
    expect(text('#dialog-title')).toBe('Remover 3 participantes?');
    fault('EVT-06', 'lost', 1);
    await confirm();
    await settle(2000);
    expect(text()).toContain('3 removidas, 0 com falha, 0 não iniciadas');
    expect(kept()).toHaveLength(count - 3);
    expect(calls('EVT-06')).toHaveLength(3);
  });

  it('is one of all, whose number is typed', async () => {
    await open();
    const count = kept().length;
    expect(count).toBeGreaterThan(20);
    const onPage = document.querySelector('.page-select-label')?.parentElement?.querySelector('input');
    await click(onPage as Element);
    await click(button(`Selecionar todas as ${count} linhas da lista`));
    await click(
      [...document.querySelectorAll('.selection-actions button')].find(
        (each) => each.textContent === 'Remover',
      ) as Element,
    );
    await settle();
    expect(text('#dialog-title')).toBe(`Remover ${count} participantes?`);
    await confirm();
    expect(text('#confirm-count-error')).not.toBe('');
    expect(calls('EVT-06')).toEqual([]);
    await type('#confirm-count', String(count));
    await confirm();
    expect(text('[role=dialog], dialog')).toBe('');
  });

  it('cannot be of an event that is over', async () => {
    await show();
    await choose(/^Mutirão/);
    expect(text()).toContain('O evento já aconteceu: a lista é só para consulta.');
    expect(document.querySelector('[aria-label^="Ações de "]')).toBeNull();
  });
});
