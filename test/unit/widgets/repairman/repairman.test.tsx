// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, type Mock } from 'vitest';
import { answerChanges } from '#demo-pages/sandbox/rules/answer-changes';
import { repairmen } from '#demo-pages/sandbox/rules/repairmen';
import { guardedView } from '#features/session/access/guarded-view';
import { getRepairman } from '#services/user';
import type { Host } from '#ui/core/host-context';
import Repairman, { purpose } from '#widgets/repairman/Repairman';
import { button, click, leave, render, settle, text, texts, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { failCall, leaveStaffPage, saveDialog, signIn, staffPage } from '../../lib/staff';

const View = guardedView(Repairman, { staff: true }, purpose);
const ID = 'user-reparador';

let net: SandboxPage;
beforeEach(() => {
  net = staffPage('jeep');
});
afterEach(leaveStaffPage);

const startSession = async (user: string) => {
  signIn(user);
  await act(async () => void document.dispatchEvent(new Event('vt-session-started', { bubbles: true })));
  await settle();
};
const show = async (user = 'reparador', language: 'pt-BR' | 'es-AR' = 'pt-BR') => {
  signIn(user);
  return render(<View heading="" roles="" />, language);
};
/** What the service has, whatever is shown. */
const own = () => repairmen(net.sandbox.world).get(ID);
/** Another device of the repairman, or staff, changes it. */
const changeElsewhere = (changes: object) =>
  Object.assign(own() as object, changes, { version: (own()?.version ?? 0) + 1 });
const fault = (call: string, kind: string, times?: number) => failCall(net, call, kind, times);
/** Changes the answers of a call on their way. */
const silence = (call: string, silent: (answer: object) => unknown) => {
  answerChanges(net.sandbox.world).change = ({ id }, answer) =>
    id === call ? silent(answer as object) : undefined;
};
const sent = (id: string) => net.sandbox.world.state.calls.filter(({ call }) => call === id);
const typed = (name: string) => document.querySelector<HTMLInputElement>(`#${name}`)?.value;
/** Payloads of the event that the data were saved. */
const saved = (emit: Mock<Host['emit']>) =>
  emit.mock.calls.filter(([name]) => name === 'vt-repairman-saved').map(([, detail]) => detail);
const edit = () => click(button('Editar meus dados'));
const badge = () => text('.econnect .badge');
const toggle = async (name = 'Participar do e-connect') => {
  await click(button(name));
  await settle();
};

describe('vt-repairman', () => {
  it('shows the own data to who has the role', async () => {
    await show();
    expect(texts('.facts dd').slice(0, 3)).toEqual([
      'Renato Parada',
      'reparador@equipe.example',
      '(11) 95550-0302',
    ]);
    expect(text('.facts')).toContain('Concessionária');
    expect(text('.facts div:last-child dd')).not.toContain(own()?.dealerCode);
    expect(badge()).toBe('Não participa');
    expect(sent('USR-15').map(({ address }) => address)).toEqual([
      expect.stringMatching(/\/users\/self\/repairman\/user-reparador$/),
    ]);
  });

  it('tells who has not the role, and asks for nothing', async () => {
    await show('ana');
    expect(text()).toContain('Sua conta não tem permissão para esta área');
    expect(sent('USR-15')).toEqual([]);
  });

  it('says that the service has no such repairman, or does not let the account see it', async () => {
    repairmen(net.sandbox.world).delete(ID);
    await show();
    expect(text('[part=empty]')).toContain('Nenhum cadastro de reparador');
    await leave();
    fault('USR-15', '403');
    await show();
    expect(text('[part=failed]')).toContain('O serviço não permite que a sua conta veja este cadastro.');
  });

  it('says of an account without its number not that it has no register', async () => {
    silence('AUTH-10', (answer) => {
      const { user } = answer as { user: object };
      return { ...answer, user: { ...user, id: undefined } };
    });
    await show();
    expect(text('[part=failed]')).toContain('O serviço não informou o número da sua conta.');
    expect(sent('USR-15')).toEqual([]);
  });

  it('says of a participation that is not said not that there is none, and offers no change of it', async () => {
    silence('USR-15', (answer) => ({ ...answer, econnect: undefined }));
    await show();
    expect(text('.econnect')).toContain('A participação não foi informada');
    expect(text('.econnect')).not.toContain('Participar');
  });

  it('loads again after a failure, and after the session has ended meanwhile', async () => {
    fault('USR-15', 'shape', 1);
    await show();
    expect(text('[part=failed]')).toContain('Não foi possível carregar');
    await click(button('Tentar novamente'));
    expect(text('.facts')).toContain('Renato Parada');
    await leave();
    fault('USR-15', '401', 1);
    await show();
    expect(text()).toContain('Sua sessão terminou');
    await startSession('reparador');
    expect(text('.facts')).toContain('Renato Parada');
  });

  it('checks the data, saves them once and says so', async () => {
    const { emit } = await show();
    await edit();
    await type('#name', 'Renato');
    await type('#email', 'renato');
    await type('#phone', '119');
    await saveDialog();
    expect([text('#name-error'), text('#email-error'), text('#phone-error')].every(Boolean)).toBe(true);
    expect(sent('USR-17')).toEqual([]);
    await type('#name', 'Renato Parada Filho ');
    await type('#email', 'renato@equipe.example');
    await type('#phone', '');
    await saveDialog();
    expect(document.querySelector('dialog')).toBeNull();
    expect(own()).toMatchObject({
      name: 'Renato Parada Filho',
      email: 'renato@equipe.example',
      phone: '',
      version: 2,
    });
    expect(sent('USR-17').map(({ body }) => body)).toMatchObject([
      { name: 'Renato Parada Filho', email: 'renato@equipe.example', phone: '', version: 1 },
    ]);
    expect(text('p.notice')).toBe('Seus dados foram salvos.');
    expect(texts('.facts dd').slice(0, 2)).toEqual(['Renato Parada Filho', 'renato@equipe.example']);
    expect(saved(emit)).toEqual([{ changed: 3 }]);
    expect(JSON.stringify(emit.mock.calls)).not.toContain('enato');
  });

  it('sends a phone as digits, and changes the version that was saved before', async () => {
    await show();
    for (const phone of ['(11) 95555-0399', '(11) 95555-0398']) {
      await edit();
      await type('#phone', phone);
      await saveDialog();
    }
    expect(own()).toMatchObject({ phone: '11955550398', version: 3 });
    expect(sent('USR-17')).toHaveLength(2);
  });

  it('leaves as it is what the service has and the page’s rules would refuse', async () => {
    Object.assign(own() as object, { email: 'oficina', phone: '+34 600 100 200' });
    await show();
    await edit();
    await type('#name', 'Renato Parada Filho');
    await saveDialog();
    expect(sent('USR-17').map(({ body }) => body)).toMatchObject([
      { name: 'Renato Parada Filho', email: 'oficina', phone: '+34 600 100 200', version: 1 },
    ]);
    await type('#phone', '+34 600 100 201');
    await saveDialog();
    expect(text('#phone-error')).toBe('Digite um telefone válido');
  });

  it('does not pass over another version that it found when it asked for a lost answer', async () => {
    await show();
    await edit();
    await type('#name', 'Renato Parada Filho');
    changeElsewhere({ name: 'Renato P. Filho' });
    fault('USR-17', '503', 1);
    await saveDialog();
    await saveDialog();
    expect(texts('.version-field .choice')).toContain('A da outra pessoa: Renato P. Filho');
    expect(own()?.name).toBe('Renato P. Filho');
  });

  it('shows what the service refuses at its field, and keeps what was typed', async () => {
    await show();
    await edit();
    await type('#name', 'Renato Parada Filho');
    await type('#email', 'equipe@equipe.example');
    await saveDialog();
    expect(text('#email-error')).toBe('Este e-mail já está cadastrado');
    expect(document.activeElement?.id).toBe('email');
    expect(typed('name')).toBe('Renato Parada Filho');
    net.faults['/users/self/repairman/'] = { status: 422, body: { errors: { phone: 'Telefone bloqueado' } } };
    await type('#email', 'renato@equipe.example');
    await saveDialog();
    expect(text('#phone-error')).toBe('Telefone bloqueado');
    expect(own()).toMatchObject({ name: 'Renato Parada', version: 1 });
  });

  it('compares what was changed elsewhere, and takes over what only they did', async () => {
    await show();
    await edit();
    await type('#name', 'Renato Parada Filho');
    changeElsewhere({ name: 'Renato P. Filho', phone: '11955550355', econnect: true });
    await saveDialog();
    expect(text('dialog [role=alert]')).toContain('Outra pessoa alterou isto');
    expect(text('.versions')).toContain('Telefone e E-connect');
    expect(texts('.version-field .choice')).toEqual([
      'A sua: Renato Parada Filho',
      'A da outra pessoa: Renato P. Filho',
    ]);
    expect(own()?.name).toBe('Renato P. Filho');
    await saveDialog();
    expect(own()).toMatchObject({
      name: 'Renato Parada Filho',
      phone: '11955550355',
      econnect: true,
      version: 3,
    });
    expect(badge()).toBe('Participa');
  });

  it('finds a change whose answer was lost, and sends it no second time', async () => {
    const { emit } = await show();
    await edit();
    await type('#name', 'Renato Parada Filho');
    fault('USR-17', 'lost', 1);
    await saveDialog();
    await settle();
    expect(document.querySelector('dialog')).toBeNull();
    expect(sent('USR-17')).toHaveLength(1);
    expect(text('p.notice')).toBe('Seus dados foram salvos.');
    expect(text('.facts')).toContain('Renato Parada Filho');
    expect(saved(emit)).toEqual([{ changed: 1 }]);
  });

  it.each([
    ['403', 'Sua conta não tem permissão para salvar isto.'],
    ['404', 'Outra pessoa removeu isto. O que você digitou continua aqui.'],
    ['503', 'Seus dados não foram salvos'],
  ])('says why the data were not saved, and keeps them: %s', async (kind, words) => {
    await show();
    await edit();
    await type('#name', 'Renato Parada Filho');
    fault('USR-17', kind);
    await saveDialog();
    expect(text('dialog')).toContain(words);
    expect(typed('name')).toBe('Renato Parada Filho');
    expect(own()?.name).toBe('Renato Parada');
  });

  it('keeps what was typed where the session has ended, and saves it in the next one', async () => {
    await show();
    await edit();
    await type('#name', 'Renato Parada Filho');
    fault('USR-17', '401', 1);
    await saveDialog();
    expect(text('dialog [role=alert]')).toContain('Sua sessão terminou');
    expect(typed('name')).toBe('Renato Parada Filho');
    await startSession('reparador');
    await click(button('Enviar agora'));
    expect(own()?.name).toBe('Renato Parada Filho');
    expect(text('p.notice:not(.session-note)')).toBe('Seus dados foram salvos.');
  });

  it('replaces the data by those of another account', async () => {
    await show();
    await edit();
    await type('#name', 'Renato Parada Filho');
    fault('USR-17', '401', 1);
    await saveDialog();
    await startSession('equipe');
    expect(text('.facts')).toContain('Equipe Completa');
    expect(text()).not.toContain('Renato');
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('discards what was typed only by a decision', async () => {
    await show();
    await edit();
    await type('#name', 'Renato Parada Filho');
    await click(button('Voltar'));
    expect(text('[role=alertdialog]')).toContain('Descartar o que você digitou?');
    await click(button('Continuar editando'));
    expect(typed('name')).toBe('Renato Parada Filho');
    await click(button('Voltar'));
    await click(button('Descartar'));
    expect(document.querySelector('dialog')).toBeNull();
    expect(sent('USR-17')).toEqual([]);
  });
});

describe('e-connect', () => {
  it('is joined by an act of its own, and undone', async () => {
    const { emit } = await show();
    await toggle();
    expect(own()).toMatchObject({ name: 'Renato Parada', econnect: true });
    expect(badge()).toBe('Participa');
    expect(text('.undo')).toContain('Você participa do e-connect.');
    expect(button('Sair do e-connect')).toBeDefined();
    await click(button('Desfazer'));
    await settle();
    expect(own()?.econnect).toBe(false);
    expect(badge()).toBe('Não participa');
    expect(text('.undo')).toContain('Desfeito.');
    expect(sent('USR-16').map(({ body }) => body)).toEqual([{ econnect: true }, { econnect: false }]);
    expect(emit.mock.calls).toEqual([
      ['vt-repairman-econnect-changed', { econnect: true }],
      ['vt-repairman-econnect-changed', { econnect: false }],
    ]);
  });

  it('leaves, and the next change of the data is one of that version', async () => {
    await show();
    await toggle();
    await toggle('Sair do e-connect');
    expect(text('.undo')).toContain('Você não participa mais do e-connect.');
    await edit();
    await type('#name', 'Renato Parada Filho');
    await saveDialog();
    expect(own()).toMatchObject({ name: 'Renato Parada Filho', econnect: false, version: 4 });
    expect(document.querySelector('p.notice')).not.toBeNull();
    await toggle();
    expect(document.querySelector('p.notice')).toBeNull();
    // What was done before can no longer be undone once something else was tried.
    fault('USR-16', '403', 1);
    await toggle('Sair do e-connect');
    expect(document.querySelector('.undo')).toBeNull();
  });

  it('is not shown by an answer that is older than the data, nor to another account', async () => {
    await show();
    await edit();
    await type('#name', 'Renato Parada Filho');
    await saveDialog();
    net.faults['/econnect'] = { status: 200, body: { ...own(), name: 'Renato Parada', version: 1 } };
    await toggle();
    expect(text('.facts')).toContain('Renato Parada Filho');
    signIn('equipe');
    await expect(getRepairman({ id: ID })).rejects.toMatchObject({ status: 404 });
  });

  it('is found joined after the answer was lost, and not sent again', async () => {
    const { emit } = await show();
    fault('USR-16', 'lost', 1);
    await toggle();
    expect(badge()).toBe('Participa');
    expect(sent('USR-16')).toHaveLength(1);
    expect(emit).toHaveBeenCalledExactlyOnceWith('vt-repairman-econnect-changed', { econnect: true });
  });

  it('asks the service before it sends again what nobody knows of', async () => {
    await show();
    fault('USR-16', 'lost', 1);
    fault('USR-15', 'shape');
    await toggle();
    expect(text('.econnect [role=alert]')).toContain('Não sabemos se sua participação foi alterada');
    expect(badge()).toBe('Não participa');
    fault('USR-15', 'none');
    await toggle();
    expect(badge()).toBe('Participa');
    expect(sent('USR-16')).toHaveLength(1);
    expect(document.querySelector('.econnect [role=alert]')).toBeNull();
  });

  it.each([
    ['403', 'Sua conta não tem permissão para fazer isto. Nada foi alterado.'],
    ['404', 'O serviço não encontra mais o seu cadastro de reparador.'],
    ['409', 'Sua participação no e-connect não foi alterada. Tente novamente.'],
    ['503', 'Sua participação no e-connect não foi alterada. Tente novamente.'],
  ])('says why it was not changed: %s', async (kind, words) => {
    const { emit } = await show();
    fault('USR-16', kind);
    await toggle();
    expect(text('.econnect [role=alert]')).toContain(words);
    expect(badge()).toBe('Não participa');
    expect(own()?.econnect).toBe(false);
    expect(emit).not.toHaveBeenCalled();
  });

  it('says in the service’s words what it refuses', async () => {
    await show();
    net.faults['/econnect'] = { status: 422, body: { errors: { econnect: 'Faça o curso antes' } } };
    await toggle();
    expect(text('.econnect [role=alert]')).toBe('Faça o curso antes');
  });

  it('waits for the next session, and is then joined', async () => {
    await show();
    fault('USR-16', '401', 1);
    await toggle();
    expect(text('.econnect [role=alert]')).toContain('Sua sessão terminou');
    await startSession('reparador');
    await click(button('Enviar agora'));
    await settle();
    expect(own()?.econnect).toBe(true);
    expect(badge()).toBe('Participa');
  });

  it('is sent once by two presses', async () => {
    await show();
    await act(async () => {
      button('Participar do e-connect').click();
      button('Participar do e-connect').click();
    });
    await settle();
    expect(sent('USR-16')).toHaveLength(1);
    expect(own()?.econnect).toBe(true);
  });

  it('speaks Spanish', async () => {
    await show('reparador', 'es-AR');
    expect(text('h2')).toBe('Mis datos de reparador');
    await click(button('Participar en e-connect'));
    await settle();
    expect(text('.undo')).toContain('Participás en e-connect.');
  });
});
