// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#domain/core/brands';
import { type GivenQuestion, readQuestions } from '#domain/questions/question';
import {
  type AnswerValues,
  answersIn,
  atFields,
  evidenceIn,
  fieldOf,
  valuesOf,
} from '#features/questions/answers';
import { draftCell, storedChoices } from '#features/questions/draft';
import { QuestionFields } from '#features/questions/QuestionFields';
import { answerErrors } from '#features/questions/rules';
import { readSession } from '#features/session/session';
import { type Form, useForm } from '#ui/core/use-form';
import { FormRefusal } from '#ui/form-refusal';
import { fakeCamera } from '../../lib/fake-camera';
import { button, click, leave, press, render, settle, submit, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const GIVEN: GivenQuestion[] = [
  { id: 'texto', type: 'TEXT', label: 'O que houve?', required: true },
  {
    id: 'unica',
    type: 'SINGLE',
    label: 'Recomenda?',
    required: true,
    options: [
      { id: 'sim', label: 'Sim' },
      { id: 'nao', label: 'Não' },
    ],
  },
  { id: 'porque', type: 'RATING', label: 'Por quê?', showIf: { questionId: 'unica', values: ['nao'] } },
  { id: 'foto', type: 'EVIDENCE', label: 'Fotos', required: true },
  { id: 'dia', type: 'DATEPICKER', label: 'Quando?', required: true },
  { id: 'email', type: 'EMAIL', label: 'E-mail', required: true },
  { id: 'fone', type: 'PHONE_NUMBER', label: 'Telefone', required: true },
  { id: 'clube', type: 'LOYALTY_PROGRAMS', label: '', required: false },
];
const questions = readQuestions(GIVEN);
const optional = questions.map((question) => ({ ...question, isRequired: false }));

let net: SandboxPage;
let form: Form<AnswerValues>;
const send = vi.fn(async () => {});
function View({ initial = {} }: { initial?: AnswerValues }) {
  form = useForm<AnswerValues>({
    initial,
    check: async (values) => answerErrors(questions, values, 'pt-BR', 'BR'),
    send,
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <QuestionFields form={form} questions={questions} />
    </form>
  );
}
const show = (initial?: AnswerValues, language?: Language) =>
  render(<View {...(initial && { initial })} />, language);
const field = (id: string) => `[id="${fieldOf(id)}"]`;
const radio = (value: string) => document.querySelector(`input[value="${value}"]`) as HTMLInputElement;
const errors = () => texts('.error:not(.muted)').filter(Boolean);
const file = (name: string, size = 3, kind = 'image/png') =>
  new File([new Uint8Array(size)], name, { type: kind });
async function choose(...files: File[]): Promise<void> {
  const input = document.querySelector('[type=file]') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  await settle();
}

beforeEach(() => {
  net = sandboxPage({ brand: 'jeep', country: 'BR' });
  send.mockClear();
});
afterEach(async () => {
  await leave();
  signOut();
  readSession();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the fields of questions', () => {
  it('are those of their types; an unknown type is a text, and a question without a text has its number', async () => {
    await show(valuesOf({ unica: 'nao' }));
    expect(document.querySelector(field('texto'))?.tagName).toBe('TEXTAREA');
    expect(document.querySelector(field('porque'))?.tagName).toBe('TEXTAREA');
    expect(document.querySelector(field('foto'))?.getAttribute('type')).toBe('file');
    const kinds = ['dia', 'email', 'fone'].map((id) =>
      document.querySelector(field(id))?.getAttribute('inputmode'),
    );
    expect(kinds).toEqual(['numeric', 'email', 'tel']);
    expect(texts('legend')).toEqual(['Recomenda?', 'Pergunta 8 (opcional)']);
    expect(texts('.question-option')).toEqual(['Sim', 'Não', 'Jeep Nation', 'Jeep Wave']);
  });

  it('say beside each what is missing, in the order of the questions, and send nothing', async () => {
    await show();
    await submit();
    expect(errors()).toEqual([
      'Digite a sua resposta',
      'Escolha uma opção',
      'Envie uma foto ou um arquivo',
      'Digite a data',
      'Digite o e-mail',
      'Digite o telefone',
    ]);
    expect(document.activeElement).toBe(document.querySelector(field('texto')));
    expect(send).not.toHaveBeenCalled();
  });

  it('are sent once each is answered', async () => {
    await show();
    await type(field('texto'), 'Nada.');
    await click(radio('sim'));
    await choose(file('painel.png'));
    await type(field('dia'), '02112026');
    await type(field('email'), 'ana@correio.example');
    await type(field('fone'), '11955500101');
    await submit();
    expect(errors()).toEqual([]);
    expect(answersIn(questions, form.values)).toEqual([
      { questionId: 'texto', value: 'Nada.' },
      { questionId: 'unica', value: 'sim' },
      { questionId: 'dia', value: '02/11/2026' },
      { questionId: 'email', value: 'ana@correio.example' },
      { questionId: 'fone', value: '11955500101' },
    ]);
    expect(evidenceIn(questions, form.values).map(({ files }) => files.map(({ name }) => name))).toEqual([
      ['painel.png'],
    ]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('follow the branches: what is no longer asked is neither checked nor sent', async () => {
    await show();
    await click(radio('nao'));
    await type(field('porque'), 'Demorou.');
    expect(answersIn(questions, form.values).map(({ questionId }) => questionId)).toEqual([
      'unica',
      'porque',
    ]);
    await click(radio('sim'));
    expect(document.querySelector(field('porque'))).toBeNull();
    expect(answersIn(questions, form.values).map(({ questionId }) => questionId)).toEqual(['unica']);
  });

  it('are undone by who need not choose', async () => {
    await show();
    await click(radio('JEEP_WAVE'));
    await click(button('Limpar resposta'));
    expect(answersIn(questions, form.values)).toEqual([]);
    expect(document.activeElement).toBe(radio('JEEP_NATION'));
  });

  it('take a long list as a list', async () => {
    const options = Array.from({ length: 10 }, (_, i) => ({ id: `o${i}`, label: `Opção ${i}` }));
    const [long] = readQuestions([{ id: 'x', type: 'SINGLE', label: 'Qual?', options }]);
    function Long() {
      const own = useForm<AnswerValues>({ initial: {}, check: async () => ({}), send: async () => {} });
      return <QuestionFields form={own} questions={[long as NonNullable<typeof long>]} />;
    }
    await render(<Long />);
    expect(document.querySelectorAll('option')).toHaveLength(11);
  });

  it('speak Spanish', async () => {
    await show(undefined, 'es-AR');
    expect(text()).toContain('Tomar foto');
    expect(button('Abrir calendario')).toBeTruthy();
    expect(texts('legend')[1]).toBe('Pregunta 8 (opcional)');
    expect(Object.values(answerErrors(questions, {}, 'es-AR', 'AR'))).toContain('Ingresá la fecha');
  });
});

describe('the rules of an answer', () => {
  const problem = (id: string, value: string | File[], country: 'BR' | 'AR' = 'BR') =>
    answerErrors(optional, { [fieldOf(id)]: value }, 'pt-BR', country)[fieldOf(id)];

  it.each([
    ['email', 'ana@', 'Digite um e-mail válido'],
    ['email', 'ana@correio.example', undefined],
    ['fone', '123', 'Digite um telefone válido'],
    ['fone', '(11) 3333-4444', undefined],
    ['dia', '31/02/2026', 'Data inválida'],
    ['dia', '01/01/1700', 'Data inválida'],
    ['dia', '28/02/2026', undefined],
    ['texto', 'a'.repeat(1001), 'Use até 1000 caracteres: há 1 a mais'],
    ['texto', 'R$ 100 & mais <nada>', undefined],
    ['texto', '   ', undefined],
  ])('%s %s: %s', (id, value, message) => {
    expect(problem(id, value)).toBe(message);
  });

  it('is of the country of the page', () => {
    expect(problem('fone', '351 456-7890', 'AR')).toBeUndefined();
    expect(problem('fone', '351 456-7890', 'BR')).toBe('Digite um telefone válido');
  });

  it('is of the kind, the size and the number of files', async () => {
    const many = Array.from({ length: 11 }, (_, i) => file(`${i}.png`));
    expect(problem('foto', many)).toBe('Envie até 10 arquivos');
    expect(problem('foto', [file('vazio.png', 0)])).toBe('Um dos arquivos está vazio');
    await show();
    await choose(file('nota.exe', 3, 'application/x-msdownload'));
    expect(errors()).toEqual(['Este tipo de arquivo não é aceito: nota.exe']);
    await choose(file('grande.png', 10 * 1024 * 1024 + 1));
    expect(errors()).toEqual(['Arquivos excederam o tamanho máximo: grande.png']);
    expect(evidenceIn(questions, form.values)).toEqual([]);
  });

  it('of the service is shown at the field of its question, and what belongs to none stays apart', () => {
    const error = atFields(new FormRefusal({ email: 'Em uso', other: 'Errado' }, ['Fechado']), questions);
    expect((error as FormRefusal).refusal).toMatchObject({
      fields: { [fieldOf('email')]: 'Em uso', other: 'Errado' },
      others: ['Fechado'],
    });
    const failure = new Error('x');
    expect(atFields(failure, questions)).toBe(failure);
  });
});

describe('a day', () => {
  it('is chosen in the calendar by keyboard, and the focus comes back to it', async () => {
    await show();
    await type(field('dia'), '20112026');
    await click(button('Abrir calendário'));
    expect(button('Fechar calendário').hasAttribute('aria-expanded')).toBe(false);
    expect(text('[aria-selected=true]')).toBe('20');
    await press('[role=grid] [tabindex="0"]', 'ArrowRight');
    await press('[role=grid] [tabindex="0"]', 'Enter');
    await settle();
    expect((document.querySelector(field('dia')) as HTMLInputElement).value).toBe('21/11/2026');
    expect(document.activeElement).toBe(document.querySelector(field('dia')));
    expect(document.querySelector('[role=grid]')).toBeNull();
  });
});

describe('evidence', () => {
  it('is taken with the camera, which opens at a press and stops with the view', async () => {
    const camera = fakeCamera();
    await show();
    expect(camera.asked).toHaveLength(0);
    await click(button('Tirar foto'));
    expect(camera.asked[0]?.video).toMatchObject({ facingMode: expect.anything() });
    // Nothing is seen yet.
    await click(button('Fotografar'));
    expect(text('[role=alert]')).toBe('A câmera ainda não mostra imagem. Tente novamente.');
    const close = button('Fechar câmera');
    // Its name tells it: a state beside it is said against the name.
    expect(close.hasAttribute('aria-expanded')).toBe(false);
    await click(close);
    expect(camera.streams[0]?.track.readyState).toBe('ended');
    expect(document.querySelector('.camera')).toBeNull();
  });

  it('says why there is no camera, which files do not need', async () => {
    const camera = fakeCamera();
    camera.errors = [Object.assign(new Error('no'), { name: 'NotFoundError' })];
    await show();
    await click(button('Tirar foto'));
    expect(text('.camera-guide')).toBe('Não encontramos uma câmera neste aparelho.');
    expect(button('Tentar novamente')).toBeTruthy();
    await choose(file('painel.png'));
    expect(texts('.file-name')[0]).toContain('painel.png');
  });
});

describe('a programme', () => {
  const signIn = (user: string) => Cookies.set('vitrine_session', user, { path: '/' });

  it('of a member is chosen to begin with, once', async () => {
    signIn('ana');
    await show();
    await settle(500);
    expect(radio('JEEP_NATION').checked).toBe(true);
    await click(button('Limpar resposta'));
    expect(radio('JEEP_NATION').checked).toBe(false);
  });

  it('asks no service for a visitor without an account, and stays open where it does not answer', async () => {
    await show();
    expect(net.asked).toEqual([]);
    await leave();
    signIn('ana');
    net.faults['/loyalty'] = 500;
    await show();
    await settle(20_000);
    expect(radio('JEEP_NATION').checked).toBe(false);
  });
});

describe('a draft', () => {
  it('has choices and the place, and nothing that a person writes or sends', () => {
    const values: AnswerValues = {
      ...valuesOf({
        texto: 'Ana',
        unica: 'sim',
        dia: '01/01/2000',
        email: 'a@b.cd',
        fone: '11955500101',
        clube: 'JEEP_WAVE',
      }),
      [fieldOf('foto')]: [file('rosto.png')],
    };
    const cell = draftCell('teste');
    cell.save({ choices: storedChoices(questions, values), at: 'dia', id: '' });
    expect(draftCell('teste').load()).toEqual({ choices: { unica: 'sim' }, at: 'dia', id: '' });
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Ana|2000|a@b|95550|WAVE|rosto/);
    expect(draftCell('outro').load()).toBeUndefined();
  });
});
