// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveAnswers, savedQuizzes, withdrawQuiz } from '#demo-pages/sandbox/rules/quizzes';
import { button, click, leave, settle, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import {
  answerAll,
  begin,
  DRAFT,
  end,
  field,
  finish,
  leaveAccount,
  next,
  pick,
  progress,
  SAFE,
  SAVE,
  score,
  show,
  signIn,
  UPLOAD,
} from './lib';

let net: SandboxPage;
beforeEach(() => {
  net = begin();
});
afterEach(end);

const saves = () => net.asked.filter((address) => address.includes(SAVE)).length;
const saved = () => savedQuizzes(net.sandbox.world);
const sent = () => net.sandbox.state.calls.filter(({ call }) => call === 'QUI-02').map(({ body }) => body);
const note = () => text('.quiz-saved');
const alert = () => text('[role=alert]');
const SAVED = 'Suas respostas foram salvas na sua conta.';

describe('the answers of who is signed in', () => {
  beforeEach(() => signIn('ana'));

  it('are saved with the result, once, and leave no draft', async () => {
    const { emit } = await show();
    await answerAll();
    await finish();
    expect([score(), note()]).toEqual(['Você acertou 2 de 3', SAVED]);
    expect([saves(), saved()]).toEqual([1, 1]);
    expect(emit.mock.calls.map(([name]) => name)).toEqual(['vt-quiz-finished', 'vt-quiz-saved']);
    expect(JSON.stringify(emit.mock.calls)).not.toContain('correio');
    expect(localStorage.getItem(DRAFT)).toBeNull();
    expect(text()).not.toContain('Entre na sua conta');
  });

  it.each([['lost'], ['offline'], [500], [{ status: 200, body: 'unexpected' }]] as const)(
    'whose answer did not come are said not to be known, and are not doubled by a retry: %j',
    async (fault) => {
      await show();
      await answerAll();
      net.faults[SAVE] = fault;
      await finish();
      expect(score()).toBe('Você acertou 2 de 3');
      expect(alert()).toMatch(/^Não recebemos a resposta e não sabemos se suas respostas foram salvas/);
      net.faults = {};
      const status = document.querySelector('[role=status]');
      await click(button('Tentar novamente'));
      await settle(200);
      expect([note(), saved()]).toEqual([SAVED, 1]);
      // One that comes with its text is not announced.
      expect(document.querySelector('.quiz-saved')).toBe(status);
      expect(new Set(sent().map((body) => (body as { idempotencyKey: string }).idempotencyKey)).size).toBe(1);
    },
  );

  it('are one try of a double press', async () => {
    await show();
    await answerAll();
    net.hold = SAVE;
    await act(async () => button('Ver resultado').click());
    await act(async () => button('Ver resultado').click());
    await settle();
    net.hold = '';
    for (const { go } of net.held) go();
    await settle();
    expect([saves(), note()]).toEqual([1, SAVED]);
  });

  it('stand as another device has saved them', async () => {
    await show();
    await answerAll();
    const q5 = { questionId: 'q5', value: 'ana@correio.example' };
    const answers = [...['q1', 'q2', 'q3'].map((questionId) => ({ questionId, value: 'a' })), q5];
    saveAnswers(net.sandbox.world, 'user-ana', { quizId: SAFE, answers, key: 'other' });
    await finish();
    expect(note()).toMatch(/^Você já tinha salvado suas respostas/);
    expect(saved()).toBe(1);
  });

  it('are corrected where the service refuses one, at its question', async () => {
    await show();
    await answerAll();
    net.faults[SAVE] = { status: 422, body: { errors: { q5: 'Este e-mail está bloqueado' } } };
    await finish();
    expect(progress()).toBe('Pergunta 5 de 9');
    expect(text('.error:not(.muted)')).toBe('Este e-mail está bloqueado');
    expect(document.activeElement).toBe(document.querySelector(field('q5')));
    net.faults = {};
    await type(field('q5'), 'outra@correio.example');
    for (let more = 0; more < 4; more++) await next();
    await finish();
    expect(note()).toBe(SAVED);
  });

  it('are not saved by a service that says so, until it takes them', async () => {
    await show();
    await answerAll();
    net.faults[SAVE] = 403;
    await finish();
    for (const fault of [429, { status: 422, body: { error: 'x' } }]) {
      expect(alert()).toBe('Suas respostas não foram salvas.');
      net.faults[SAVE] = fault;
      await click(button('Tentar novamente'));
    }
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(note()).toBe(SAVED);
  });

  it('are of a quiz that was taken away before they were saved', async () => {
    await show();
    await answerAll();
    net.faults[SAVE] = 404;
    await finish();
    expect(text()).toContain('Este quiz saiu do ar, e suas respostas não foram salvas.');
  });

  it('carry the ids of their files, each uploaded once', async () => {
    await show();
    await answerAll();
    await click(button('Voltar'));
    const input = document.querySelector('[type=file]') as HTMLInputElement;
    const file = new File([new Uint8Array(3)], 'painel.png', { type: 'image/png' });
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
    await settle();
    await next();
    net.faults[UPLOAD] = 'lost';
    await finish();
    // The upload asks for itself what has arrived, before the visitor is asked.
    await settle(5000);
    expect(alert()).toMatch(/^Não recebemos a resposta/);
    expect(saves()).toBe(0);
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(note()).toBe(SAVED);
    const uploads = net.sandbox.state.calls.filter(({ call }) => call === 'UPL-01');
    expect(new Set(uploads.map(({ headers }) => headers['x-upload-id'])).size).toBe(1);
    const [{ answers }] = sent() as [{ answers: { questionId: string; value: string }[] }];
    const evidence = answers.find(({ questionId }) => questionId === 'q8');
    expect(uploads[0]?.answer).toMatchObject({ id: evidence?.value });
  });

  it('whose session has ended wait for the next one of the same person', async () => {
    await show();
    await answerAll();
    net.faults[SAVE] = 401;
    await finish();
    expect(alert()).toMatch(/^Sua sessão terminou/);
    net.faults = {};
    await act(async () => signOut());
    await signIn('ana');
    await click(button('Enviar agora'));
    expect([note(), saved()]).toEqual([SAVED, 1]);
  });

  it('are never another person’s', async () => {
    await show();
    await answerAll();
    await leaveAccount();
    // What was answered goes with the sign-out.
    expect(button('Começar')).toBeTruthy();
    expect(localStorage.getItem(DRAFT)).toBeNull();
    await signIn('bruno');
    expect(button('Começar')).toBeTruthy();
    expect(saves()).toBe(0);
  });

  it('go where another account signs in without a sign-out', async () => {
    await show();
    await click(button('Começar'));
    await pick('b');
    await signIn('bruno');
    await settle(500);
    expect(button('Começar')).toBeTruthy();
  });
});

describe('the answers of a visitor without an account', () => {
  it('are saved once the visitor signs in, and not before', async () => {
    const { emit } = await show();
    await answerAll();
    await finish();
    expect(text('.quiz-sign-in')).toContain('Elas são salvas assim que você entra.');
    expect(document.querySelector('.quiz-sign-in a')?.getAttribute('target')).toBe('_blank');
    expect(saves()).toBe(0);
    await signIn('ana');
    await settle(500);
    expect([note(), saves(), saved()]).toEqual([SAVED, 1, 1]);
    expect(emit).toHaveBeenLastCalledWith('vt-quiz-saved', { quiz: SAFE });
    // The next session saves nothing more.
    await leaveAccount();
    await signIn('bruno');
    expect(saves()).toBe(1);
  });

  it('go along when the visitor signs in between two questions', async () => {
    await show();
    await click(button('Começar'));
    await pick('b');
    await signIn('ana');
    expect(progress()).toBe('Pergunta 2 de 9');
    await pick('a');
    await pick('c');
    await next();
    await type(field('q5'), 'ana@correio.example');
    for (let more = 0; more < 4; more++) await next();
    await finish();
    expect([score(), note()]).toEqual(['Você acertou 3 de 3', SAVED]);
  });

  it('that the service refuses at the sign-in are corrected', async () => {
    await show();
    await answerAll();
    await finish();
    net.faults[SAVE] = { status: 422, body: { errors: { q6: 'Telefone inválido' } } };
    await signIn('ana');
    await settle(500);
    expect(alert()).toContain('O serviço não aceitou suas respostas: Telefone inválido');
    await click(button('Corrigir respostas'));
    expect(progress()).toBe('Pergunta 1 de 9');
    expect(texts('input:checked')).toHaveLength(1);
  });

  it('are gone with a quiz that was taken away, which the retry says', async () => {
    await show();
    await answerAll();
    await finish();
    withdrawQuiz(net.sandbox.world, SAFE);
    await signIn('ana');
    await settle(500);
    expect(text()).toContain('Este quiz saiu do ar, e suas respostas não foram salvas.');
    await leave();
  });
});
