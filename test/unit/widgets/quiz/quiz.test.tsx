// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withdrawQuiz } from '#demo-pages/sandbox/rules/quizzes';
import { button, click, leave, press, settle, text, texts, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import {
  answerAll,
  begin,
  DRAFT,
  end,
  field,
  finish,
  MATCH,
  next,
  pick,
  progress,
  radio,
  SAFE,
  SAVE,
  SCORE,
  score,
  show,
  title,
} from './lib';

let net: SandboxPage;
beforeEach(() => {
  net = begin();
});
afterEach(end);

const asked = (part: string) => net.asked.filter((address) => address.includes(part)).length;
const bodies = (call: string) =>
  net.sandbox.state.calls.filter((each) => each.call === call).map(({ body }) => body);
const question = (n: number) => ['De quanto', 'Quando se', 'Na chuva'][n - 1] ?? '';
const keep = () => JSON.parse(localStorage.getItem(DRAFT) ?? '{}').value;

async function swipe(from: number, to: number, down = 0, target = '.wizard-title'): Promise<void> {
  const at = (clientX: number, clientY: number) => [{ clientX, clientY }];
  const fire = (kind: string, touches: object) => {
    const event = Object.assign(new Event(kind, { bubbles: true }), touches);
    document.querySelector(target)?.dispatchEvent(event);
  };
  await act(async () => {
    fire('touchstart', { touches: at(from, 0) });
    fire('touchend', { changedTouches: at(to, down), touches: [] });
  });
  await settle();
}

describe('a quiz', () => {
  it('asks one question at a time, from a press on, with progress and the focus at each', async () => {
    await show();
    expect(net.asked).toEqual([]);
    expect(text()).toContain('O que você escreve e os arquivos não ficam.');
    await click(button('Começar'));
    expect(bodies('QUI-01')).toEqual([{ quizId: SAFE, answers: [] }]);
    expect(title()).toContain(question(1));
    expect(document.activeElement?.className).toBe('wizard-title');
    expect(progress()).toBe('Pergunta 1 de 9');
    expect(document.querySelectorAll('.question-option')).toHaveLength(3);
    await pick('b');
    expect([title().startsWith(question(2)), progress()]).toEqual([true, 'Pergunta 2 de 9']);
    expect(document.activeElement?.className).toBe('wizard-title');
    const { max, value } = document.querySelector('progress') as HTMLProgressElement;
    expect([max, value]).toEqual([9, 2]);
  });

  it('goes back with every answer kept, and not on without a required one', async () => {
    await show();
    await click(button('Começar'));
    await next();
    expect(text('.error:not(.muted)')).toBe('Escolha uma opção');
    await pick('a');
    await click(button('Voltar'));
    expect(title()).toContain(question(1));
    expect(radio('a').checked).toBe(true);
    // What is chosen already leads on as well.
    await pick('a');
    expect(title()).toContain(question(2));
  });

  it('has the field of each type, lets optional ones be passed over, and shows the result', async () => {
    const { emit } = await show();
    await answerAll();
    expect(progress()).toBe('Pergunta 9 de 9');
    expect(document.querySelector(field('q9'))?.tagName).toBe('TEXTAREA');
    await type(field('q9'), 'Calma.');
    await finish();
    expect(score()).toBe('Você acertou 2 de 3');
    expect(document.activeElement).toBe(document.querySelector('.success h3'));
    expect(texts('.quiz-results .badge')).toEqual(['Certa', 'Errada', 'Certa']);
    expect(texts('.quiz-results li')[1]).toContain('Sua resposta: Só quando a luz acende');
    expect(texts('.quiz-results li')[1]).toContain('12 meses ou 10 mil quilômetros');
    expect(bodies('QUI-01').at(-1)).toMatchObject({
      answers: [
        { questionId: 'q1', value: 'b' },
        { questionId: 'q2', value: 'b' },
        { questionId: 'q3', value: 'c' },
        { questionId: 'q5', value: 'ana@correio.example' },
        { questionId: 'q9', value: 'Calma.' },
      ],
    });
    expect(emit.mock.calls).toEqual([['vt-quiz-finished', { quiz: SAFE, score: 2, total: 3 }]]);
    // Nobody is signed in.
    expect(asked(SAVE)).toBe(0);
  });

  it('follows the branch of an answer, and has a result without right answers', async () => {
    await show(MATCH);
    await click(button('Começar'));
    expect(progress()).toBe('Pergunta 1 de 2');
    await pick('c');
    expect(progress()).toBe('Pergunta 2 de 3');
    await pick('a');
    expect(title()).toBe('O que você leva para a terra?');
    await click(button('Voltar'));
    await click(button('Voltar'));
    await pick('a');
    await pick('b');
    // The last one waits for its button.
    expect(progress()).toBe('Pergunta 2 de 2');
    await finish();
    expect(score()).toBe('Obrigado por responder');
    expect(document.querySelector('.quiz-results')).toBeNull();
    expect(bodies('QUI-01').at(-1)).toMatchObject({ answers: [{ questionId: 'q1' }, { questionId: 'q2' }] });
  });

  it('leads on to what the author links, safe addresses only, and begins again without answers', async () => {
    await show(MATCH, { contactUrl: '/contato', offersUrl: 'javascript:alert(1)' });
    await click(button('Começar'));
    await pick('a');
    await pick('b');
    await finish();
    expect(texts('.actions a')[0]).toBe('Fale com a gente');
    expect(texts('.actions a')).not.toContain('Ver ofertas');
    await click(button('Refazer o quiz'));
    expect(progress()).toBe('Pergunta 1 de 2');
    expect(radio('a').checked).toBe(false);
  });

  it('is shared with the number of right answers, and copied by hand where it must be', async () => {
    const writeText = vi.fn(async () => {});
    const stub = (clipboard: object, share?: () => Promise<void>) =>
      vi.stubGlobal(
        'navigator',
        Object.create(navigator, { clipboard: { value: clipboard }, share: { value: share } }),
      );
    stub({ writeText }, async () => {});
    const { emit } = await show();
    await answerAll();
    await finish();
    await click(button('Copiar resultado'));
    expect(writeText).toHaveBeenCalledWith(
      expect.stringMatching(/^Acertei 2 de 3 no quiz “Você dirige com segurança\?”. E você\? http/),
    );
    expect(text('.share-said')).toBe('Resultado copiado.');
    await click(button('Compartilhar'));
    stub({ writeText: () => Promise.reject(new Error('no')) });
    await click(button('Copiar resultado'));
    expect((document.querySelector('section input') as HTMLInputElement).value).toContain('Acertei 2 de 3');
    expect(emit.mock.calls.slice(1)).toEqual([
      ['vt-quiz-shared', { quiz: SAFE, way: 'copy' }],
      ['vt-quiz-shared', { quiz: SAFE, way: 'system' }],
    ]);
    const whatsapp = document.querySelector<HTMLAnchorElement>('section a')?.href ?? '';
    expect(whatsapp).toContain('wa.me');
    expect(whatsapp).not.toContain('ana');
  });

  it('speaks Spanish', async () => {
    net = begin();
    await show(SAFE, {}, 'es-AR');
    await click(button('Empezar'));
    expect(text('.quiz-keys')).toContain('la flecha izquierda vuelve');
    expect(document.querySelector('progress')?.getAttribute('aria-label')).toBe('Pregunta 1 de 9');
  });
});

describe('the keys and the swipes', () => {
  const key = async (name: string, selector = '.wizard-title', more = {}) => {
    const event = await press(selector, name, more);
    await settle(400);
    return event;
  };

  it('choose by digits and go by side arrows, within the quiz', async () => {
    await show();
    await click(button('Começar'));
    expect((await key('2')).defaultPrevented).toBe(true);
    expect(title()).toContain(question(2));
    await key('ArrowLeft');
    expect(title()).toContain(question(1));
    expect(radio('b').checked).toBe(true);
    await key('ArrowRight');
    expect(title()).toContain(question(2));
    // There is no fourth answer.
    expect((await key('4')).defaultPrevented).toBe(false);
    expect(title()).toContain(question(2));
  });

  it('leave the keys of the page alone', async () => {
    await show();
    await click(button('Começar'));
    for (const [name, more] of [
      ['1', { altKey: true }],
      ['ArrowDown', {}],
      ['PageDown', {}],
      ['a', {}],
    ] as const)
      expect((await key(name, '.wizard-title', more)).defaultPrevented).toBe(false);
    expect(title()).toContain(question(1));
  });

  it('leave the keys of a field to it', async () => {
    await show();
    await click(button('Começar'));
    await pick('b');
    await pick('a');
    await pick('c');
    await next();
    for (const name of ['1', 'ArrowLeft'])
      expect((await key(name, field('q5'))).defaultPrevented).toBe(false);
    expect(progress()).toBe('Pergunta 5 de 9');
  });

  it('pass over answers by arrows without leaving the question', async () => {
    await show();
    await click(button('Começar'));
    const first = radio('a');
    first.focus();
    await press('input[value=a]', 'ArrowDown');
    // The browser moves the choice by a click of its own.
    await click(radio('b'));
    await settle(400);
    expect(title()).toContain(question(1));
    expect(radio('b').checked).toBe(true);
    await next();
    expect(title()).toContain(question(2));
  });

  it('a swipe to the left goes on; one that is short or scrolls does nothing', async () => {
    await show();
    await click(button('Começar'));
    await click(radio('a'));
    await swipe(300, 260);
    await swipe(300, 200, 180);
    expect(progress()).toBe('Pergunta 1 de 9');
    await swipe(300, 100);
    expect(progress()).toBe('Pergunta 2 de 9');
  });

  it('a swipe to the right goes back, one of a field is the field’s, and none sends the answers', async () => {
    await show(MATCH);
    await click(button('Começar'));
    await pick('a');
    await swipe(100, 300);
    expect(progress()).toBe('Pergunta 1 de 2');
    await swipe(300, 100);
    await pick('b');
    await swipe(300, 100);
    expect(progress()).toBe('Pergunta 2 de 2');
    expect(asked(SCORE)).toBe(1);
  });
});

describe('a draft', () => {
  it('has the choices and the place, nothing that was written, and goes on after a reload', async () => {
    await show();
    await answerAll();
    expect(keep()).toEqual({ choices: { q1: 'b', q2: 'b', q3: 'c' }, at: 'q9', id: '' });
    expect(JSON.stringify({ ...localStorage })).not.toContain('correio');
    await leave();
    await show();
    await click(button('Continuar de onde parei'));
    expect(progress()).toBe('Pergunta 9 de 9');
    // The e-mail was not stored: its question is asked again.
    await finish();
    expect(progress()).toBe('Pergunta 5 de 9');
    expect(text('.error:not(.muted)')).toBe('Digite o e-mail');
    await type(field('q5'), 'ana@correio.example');
    for (let more = 0; more < 4; more++) await next();
    await finish();
    expect(score()).toBe('Você acertou 2 de 3');
  });

  it('is left by who begins again', async () => {
    await show();
    await click(button('Começar'));
    await pick('b');
    await leave();
    await show();
    await click(button('Começar de novo'));
    expect(progress()).toBe('Pergunta 1 de 9');
    expect(radio('b').checked).toBe(false);
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('of a quiz that has changed keeps what is still offered', async () => {
    localStorage.setItem(
      DRAFT,
      JSON.stringify({
        saved: Date.now(),
        value: { choices: { q1: 'z', q2: 'a', old: 'x' }, at: 'old', id: '' },
      }),
    );
    await show();
    await click(button('Continuar de onde parei'));
    expect(progress()).toBe('Pergunta 1 de 9');
    expect(document.querySelector('input:checked')).toBeNull();
    await pick('a');
    expect(radio('a').checked).toBe(true);
  });
});

describe('a service that fails', () => {
  it('before the first question leaves a retry', async () => {
    net.faults[SCORE] = 'offline';
    await show();
    await click(button('Começar'));
    for (const fault of [500, { status: 200, body: 'unexpected' }]) {
      expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
      net.faults[SCORE] = fault;
      await click(button('Tentar novamente'));
    }
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(progress()).toBe('Pergunta 1 de 9');
  });

  it.each([
    ['gone', 404, 'Este quiz não está mais disponível'],
    [
      'empty',
      { status: 200, body: { quizId: SAFE, questions: null } },
      'Este quiz não tem perguntas no momento',
    ],
  ] as const)('says that a quiz is %s', async (_, fault, words) => {
    net.faults[SCORE] = fault;
    await show();
    await click(button('Começar'));
    expect(text('.state-title')).toBe(words);
  });

  it('needs no quiz of a page that names none', async () => {
    await show('  ');
    expect(text('.state-title')).toBe('Este quiz não está mais disponível');
  });

  it.each([['offline'], [500], [{ status: 200, body: 'unexpected' }]] as const)(
    'at the result keeps every answer, which can be sent again: %j',
    async (fault) => {
      await show();
      await answerAll();
      net.faults[SCORE] = fault;
      await finish();
      expect(text('[role=alert]')).toContain('Nada do que você digitou foi perdido');
      net.faults = {};
      await click(button('Tentar novamente'));
      expect(score()).toBe('Você acertou 2 de 3');
    },
  );

  it('has taken the quiz away meanwhile', async () => {
    await show();
    await answerAll();
    withdrawQuiz(net.sandbox.world, SAFE);
    await finish();
    expect(text('[role=alert]')).toBe(
      'Este quiz saiu do ar antes do resultado. Suas respostas não foram enviadas.',
    );
  });

  it('answers whatever it wants', async () => {
    net.faults[SCORE] = {
      status: 200,
      body: {
        title: null,
        questions: [
          { id: 'a', text: null, type: 'MATRIX', required: null, options: null, showIf: 'x' },
          { id: 'toString', text: 'Qual?', type: 'SINGLE', options: [{ id: 'x' }] },
          { id: 'b c"', text: 'E agora?', type: 'SINGLE', options: null },
        ],
        score: 9,
        total: -1,
        results: [{ questionId: 'z', correct: true }],
      },
    };
    await show();
    await click(button('Começar'));
    expect(title()).toBe('Pergunta 1');
    await next();
    expect(texts('.question-option')).toEqual(['11']);
    await next();
    await finish();
    expect(score()).toBe('Obrigado por responder');
  });
});
