import Cookies from 'js-cookie';
import { act } from 'react';
import { vi } from 'vitest';
import { readSession } from '#features/session/session';
import type { QuizProps } from '#widgets/quiz/attributes';
import Quiz from '#widgets/quiz/Quiz';
import { button, click, leave, render, settle, text, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { sandboxPage } from '../../lib/sandbox-fetch';

export const SAFE = 'direcao-segura';
export const MATCH = 'qual-combina';
export const [SCORE, SAVE, UPLOAD] = ['/quiz/quiz-answers', '/quiz/quiz/save', '/file/upload'];
export const DRAFT = `vitrine:questions:quiz-${SAFE}:v1`;

export function begin() {
  return sandboxPage({
    brand: 'jeep',
    country: 'BR',
    'sign-in': '/entrar',
    'idempotency-header': 'idempotency-key',
  });
}
export async function end(): Promise<void> {
  await leave();
  signOut();
  readSession();
  vi.unstubAllGlobals();
  localStorage.clear();
}

/** Signs a customer of the sandbox in, as a login of the page does. */
export async function signIn(user: string): Promise<void> {
  await act(async () => {
    Cookies.set('vitrine_session', user, { path: '/' });
    document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
  });
  await settle(500);
}
export async function leaveAccount(): Promise<void> {
  await act(async () => {
    signOut();
    document.dispatchEvent(new Event('vt-session-ended', { bubbles: true }));
  });
  await settle(500);
}

export const show = (quiz = SAFE, more: Partial<QuizProps> = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(<Quiz heading="" quiz={quiz} contactUrl="" offersUrl="" {...more} />, language);

export const radio = (value: string) =>
  document.querySelector(`input[type=radio][value="${value}"]`) as HTMLInputElement;
/** Chooses an answer as a pointer does, and waits until it has been seen. */
export async function pick(value: string): Promise<void> {
  await click(radio(value));
  await settle(400);
}
export const next = () => click(button('Continuar'));
export const title = () => text('.wizard-title');
export const progress = () => text('.quiz-progress .muted');
export const field = (id: string) => `[id="answer-${id}"]`;
export const score = () => text('.success h3');

/** Answers the first quiz up to its last question, with an e-mail and nothing else that is personal. */
export async function answerAll(email = 'ana@correio.example'): Promise<void> {
  await click(button('Começar'));
  await pick('b');
  await pick('b');
  await pick('c');
  await next();
  await type(field('q5'), email);
  for (let more = 0; more < 4; more++) await next();
}
export const finish = () => click(button('Ver resultado'));
