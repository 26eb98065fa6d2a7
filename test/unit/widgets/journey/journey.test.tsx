// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerChanges } from '#demo-pages/sandbox/rules/answer-changes';
import { complement, endJourney, journeys } from '#demo-pages/sandbox/rules/journeys';
import { readSession } from '#features/session/session';
import type { JourneyProps } from '#widgets/journey/attributes';
import Journey from '#widgets/journey/Journey';
import { button, click, leave, render, settle, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const [START, COMPLEMENT, RESULT] = ['/journey/start', '/journey/complement', '/journey/result'];
const DRAFT = 'vitrine:questions:journey-complaint:v1';

let net: SandboxPage;
beforeEach(() => {
  net = sandboxPage({
    brand: 'jeep',
    country: 'BR',
    'sign-in': '/entrar',
    'idempotency-header': 'idempotency-key',
  });
  vi.setSystemTime(net.sandbox.world.now());
});
afterEach(async () => {
  await leave();
  signOut();
  readSession();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const show = (props: Partial<JourneyProps> = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(<Journey heading="" type="complaint" vin="" {...props} />, language);
const field = (id: string) => `[id="answer-${id}"]`;
const radio = (value: string) => click(document.querySelector(`input[value="${value}"]`) as Element);
const errors = () => texts('.error:not(.muted)').filter(Boolean);
const asked = (part: string) => net.asked.filter((address) => address.includes(part)).length;
const title = () => text('.wizard-title');
const alert = () => text('[role=alert]');
const world = () => net.sandbox.world;
const only = () => [...journeys(world()).values()].filter(({ id }) => !/aberta|respondida/.test(id));
const draft = () => JSON.parse(localStorage.getItem(DRAFT) ?? '{}').value;
const photo = (name = 'nota.png', size = 3) => new File([new Uint8Array(size)], name, { type: 'image/png' });

async function choose(...files: File[]): Promise<void> {
  const input = document.querySelector('[type=file]') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  await settle();
}
async function signIn(user: string): Promise<void> {
  await act(async () => {
    Cookies.set('vitrine_session', user, { path: '/' });
    document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
  });
  await settle(500);
}
const begin = () => click(button('Começar'));
const goOn = () => click(button('Continuar'));
const send = () => click(button('Enviar relato'));
async function fill(): Promise<void> {
  await radio('produto');
  await type(field('relato'), 'O rádio desliga sozinho.');
  await type(field('data'), '02112026');
  await type(field('telefone'), '11955500101');
  await choose(photo());
}
/** Up to the review of all answers. */
async function answer(props: Partial<JourneyProps> = {}) {
  const shown = await show(props);
  await begin();
  await fill();
  await goOn();
  return shown;
}

describe('a journey', () => {
  it('has the title of its type, or the author’s, and asks nothing of the service before a press', async () => {
    await show();
    expect([text('h2'), net.asked]).toEqual(['Reclamação', []]);
    await show({ type: 'survey' });
    expect(text('h2')).toBe('Conte para a gente');
    await show({ heading: 'Fale' });
    expect(text('h2')).toBe('Fale');
    expect(text()).toContain('guardado pelo serviço quando você continua, e não no navegador');
  });

  it('begins, takes answers and files, is reviewed, and ends with a protocol to copy', async () => {
    const writeText = vi.fn(async () => {});
    const { emit } = await show({ vin: '9BD12345678901234' });
    await begin();
    expect(net.sandbox.state.calls[0]?.body).toMatchObject({
      type: 'complaint',
      brand: 'jeep',
      vin: '9BD12345678901234',
    });
    expect([title(), document.activeElement?.className]).toEqual(['Suas respostas', 'wizard-title']);
    await fill();
    await goOn();
    expect(title()).toBe('Confira e envie');
    expect(texts('.journey-answers dd')).toEqual([
      'Produto',
      'O rádio desliga sozinho.',
      '02/11/2026',
      '(11) 95550-0101',
      'nota.png',
    ]);
    // The answers in one request, the file in one that names its question.
    expect(asked(COMPLEMENT)).toBe(2);
    expect(only()[0]?.answers.get('anexos')).toBe('nota.png');
    await type('#comment', 'Obrigada.');
    await send();
    expect(text('.success h3')).toBe('Recebemos o seu relato');
    expect(document.activeElement).toBe(document.querySelector('.success h3'));
    expect(text('.journey-protocol')).toBe(only()[0]?.protocol);
    expect(net.sandbox.state.calls.at(-1)?.body).toMatchObject({ comment: 'Obrigada.' });
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
    await click(button('Copiar protocolo'));
    expect(writeText).toHaveBeenCalledWith(only()[0]?.protocol);
    expect(emit.mock.calls).toEqual([
      ['vt-journey-started', { type: 'complaint', journeyId: only()[0]?.id }],
      ['vt-journey-submitted', { type: 'complaint', journeyId: only()[0]?.id }],
    ]);
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('goes on by the type that was asked for, where the service writes it otherwise', async () => {
    answerChanges(world()).change = ({ id }, answer) =>
      id.startsWith('JRN-') ? { ...(answer as object), type: 'COMPLAINT' } : undefined;
    await show();
    await begin();
    await fill();
    await goOn();
    await send();
    expect(text('.success h3')).toBe('Recebemos o seu relato');
    expect(net.asked.filter((address) => address.includes('COMPLAINT'))).toEqual([]);
  });

  it('says beside each field what is missing, and sends nothing', async () => {
    await show();
    await begin();
    await goOn();
    expect(errors()).toEqual([
      'Escolha uma opção',
      'Digite a sua resposta',
      'Digite a data',
      'Digite o telefone',
      'Envie uma foto ou um arquivo',
    ]);
    expect(asked(COMPLEMENT)).toBe(0);
  });

  it('follows the branch of an answer, and says what the service refuses beside its field', async () => {
    await show();
    await begin();
    await fill();
    await radio('cobranca');
    await type(field('cobrado'), 'Revisão');
    // A day of the future: the service's own rule.
    await type(field('data'), '02122026');
    await goOn();
    expect(errors()).toEqual(['A data não pode ser futura']);
    expect(document.activeElement).toBe(document.querySelector(field('data')));
    // All of a request's answers or none.
    expect(only()[0]?.answers.size).toBe(0);
    await type(field('data'), '02112026');
    await goOn();
    expect(title()).toBe('Confira e envie');
    expect(only()[0]?.answers.get('cobrado')).toBe('Revisão');
  });

  it('goes back with every answer, and sends again only what has changed', async () => {
    await answer();
    const before = asked(COMPLEMENT);
    await click(button('Voltar'));
    expect((document.querySelector(field('relato')) as HTMLTextAreaElement).value).toBe(
      'O rádio desliga sozinho.',
    );
    await type(field('relato'), 'O rádio não liga.');
    await goOn();
    expect(asked(COMPLEMENT) - before).toBe(1);
    expect(net.sandbox.state.calls.at(-1)?.body).toMatchObject({
      request: { answers: [{ questionId: 'relato', value: 'O rádio não liga.' }] },
    });
  });

  it('tells each answer that the service misses at its field, where it can be sent again', async () => {
    await answer();
    net.faults[RESULT] = {
      status: 422,
      body: { errors: { relato: 'Resposta obrigatória', telefone: 'Resposta obrigatória' } },
    };
    await send();
    expect([title(), errors()]).toEqual(['Suas respostas', ['Resposta obrigatória', 'Resposta obrigatória']]);
    expect(document.activeElement).toBe(document.querySelector(field('relato')));
    net.faults = {};
    await type(field('relato'), 'O rádio desliga.');
    await goOn();
    const body = net.sandbox.state.calls.at(-1)?.body as { request: { answers: { questionId: string }[] } };
    expect(body.request.answers.map(({ questionId }) => questionId)).toEqual(['relato', 'telefone']);
    await send();
    expect(text('.success h3')).toBe('Recebemos o seu relato');
  });

  it('asks what the service adds meanwhile', async () => {
    await show({ type: 'owner-opinion' });
    await begin();
    await radio('sim');
    await type(field('comentario'), 'Boa.');
    const { id } = only()[0] ?? { id: '' };
    const question = { id: 'nova', domain: 'TEXT', label: 'E a cor?', required: true };
    net.faults[COMPLEMENT] = {
      status: 200,
      body: { id, type: 'owner-opinion', status: 'IN_PROGRESS', questions: [question], missing: ['nova'] },
    };
    await goOn();
    expect(errors()).toEqual(['Responda a esta pergunta']);
    expect(document.activeElement).toBe(document.querySelector(field('nova')));
  });

  it('speaks Spanish', async () => {
    await show({}, 'es-AR');
    expect(text('h2')).toBe('Reclamo');
    await click(button('Empezar'));
    expect([title(), button('Guardar y continuar después').type]).toEqual(['Tus respuestas', 'button']);
  });
});

describe('an unfinished journey', () => {
  it('goes on after a reload: its id and the choices are kept, what was written is the service’s', async () => {
    await show();
    await begin();
    await fill();
    await click(button('Salvar e continuar depois'));
    expect(text()).toContain('Salvo. Você pode fechar esta página');
    expect(draft()).toEqual({ choices: { assunto: 'produto' }, at: 'answers', id: only()[0]?.id });
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/rádio|2026|95550|nota/);
    await leave();
    const before = asked(START);
    await show();
    await click(button('Continuar meu relato'));
    expect(asked(START)).toBe(before);
    expect((document.querySelector('input[value=produto]') as HTMLInputElement).checked).toBe(true);
    expect(texts('.question-note')).toHaveLength(4);
    // What the service has need not be written again.
    await goOn();
    expect(title()).toBe('Confira e envie');
    expect(texts('.journey-answers dd')).toEqual(['Produto', ...Array(4).fill('Respondida antes')]);
    await send();
    expect(text('.journey-protocol')).toBe(only()[0]?.protocol);
    expect(only()).toHaveLength(1);
  });

  it('goes on at its review, if it had come so far', async () => {
    await answer();
    await leave();
    await show();
    await click(button('Continuar meu relato'));
    expect(title()).toBe('Confira e envie');
  });

  it('saves what is there, without what is missing, and tells what is wrong', async () => {
    await show();
    await begin();
    await type(field('telefone'), '123');
    await click(button('Salvar e continuar depois'));
    expect([errors(), asked(COMPLEMENT)]).toEqual([['Digite um telefone válido'], 0]);
    await type(field('telefone'), '');
    await type(field('relato'), 'O rádio.');
    net.faults[COMPLEMENT] = 500;
    await click(button('Salvar e continuar depois'));
    expect(alert()).toBe('Suas respostas não foram salvas.');
    net.faults[COMPLEMENT] = { status: 422, body: { errors: { relato: 'Texto curto demais' } } };
    await click(button('Tentar novamente'));
    expect(alert()).toContain('Texto curto demais');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(text()).toContain('Salvo.');
    expect([...(only()[0]?.answers ?? [])]).toEqual([['relato', 'O rádio.']]);
  });

  it('is left by who begins another', async () => {
    await show();
    await begin();
    await leave();
    await show();
    await click(button('Começar outro'));
    expect(only()).toHaveLength(2);
    expect(draft().id).toBe(only()[1]?.id);
  });

  it('that the service has ended is told, and another can be begun', async () => {
    await show();
    await begin();
    await leave();
    endJourney(world(), only()[0]?.id ?? '');
    await show();
    await click(button('Continuar meu relato'));
    expect(text('.state-title')).toBe('Este relato não está mais disponível');
    expect(localStorage.getItem(DRAFT)).toBeNull();
    await click(button('Começar outro'));
    expect(title()).toBe('Suas respostas');
    endJourney(world(), only()[0]?.id ?? '');
    await fill();
    await goOn();
    expect(text('.state-title')).toBe('Este relato não está mais disponível');
  });

  it('that was submitted on another device shows its protocol', async () => {
    await show();
    await begin();
    const [kept] = only();
    if (kept) Object.assign(kept, { status: 'SUBMITTED', protocol: 'JRN00000099' });
    await fill();
    await goOn();
    expect([text('.success h3'), text('.journey-protocol')]).toEqual([
      'Este relato já tinha sido enviado',
      'JRN00000099',
    ]);
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('is never another person’s', async () => {
    await signIn('ana');
    await show();
    await begin();
    await type(field('relato'), 'Meu segredo');
    await act(async () => {
      signOut();
      document.dispatchEvent(new Event('vt-session-ended', { bubbles: true }));
    });
    await settle(500);
    expect(text()).not.toContain('Meu segredo');
    expect([button('Começar').type, localStorage.getItem(DRAFT)]).toEqual(['button', null]);
    await signIn('bruno');
    // Whose id is stored all the same is the service's to say.
    const kept = { saved: Date.now(), value: { choices: {}, at: '', id: only()[0]?.id } };
    localStorage.setItem(DRAFT, JSON.stringify(kept));
    await leave();
    await show();
    await click(button('Continuar meu relato'));
    expect(text('.state-title')).toBe('Este relato não está mais disponível');
  });

  it('keeps what was typed when the session ends, and goes on in the next one', async () => {
    await signIn('ana');
    await show();
    await begin();
    await fill();
    net.faults[COMPLEMENT] = 401;
    await goOn();
    expect(text('.session-note')).toContain('Sua sessão terminou');
    expect((document.querySelector(field('relato')) as HTMLTextAreaElement).value).toBe(
      'O rádio desliga sozinho.',
    );
    net.faults = {};
    await signIn('ana');
    await goOn();
    expect(title()).toBe('Confira e envie');
  });
});

describe('a service that fails', () => {
  it.each([['lost'], ['offline'], [500], [{ status: 200, body: 'unexpected' }]] as const)(
    'at the start leaves a retry that begins one journey: %j',
    async (fault) => {
      net.faults[START] = fault;
      await show();
      await begin();
      expect(alert()).toBe('Não foi possível carregar as informações');
      net.faults = {};
      await click(button('Tentar novamente'));
      expect([title(), only().length]).toEqual(['Suas respostas', 1]);
    },
  );

  it('knows no such type, has no questions, or says why not', async () => {
    await show({ type: 'none' });
    await begin();
    expect(text('.state-title')).toBe('Este questionário não está disponível no momento');
    await show({ type: '  ' });
    expect(text('.state-title')).toBe('Este questionário não está disponível no momento');
    net.faults[START] = {
      status: 200,
      body: { id: 'j', type: 'complaint', status: 'IN_PROGRESS', questions: null },
    };
    await show();
    await begin();
    expect(text('.state-title')).toBe('Este questionário não tem perguntas no momento');
    net.faults[START] = { status: 422, body: { errors: { vin: 'Chassi desconhecido' } } };
    await show();
    await begin();
    expect(alert()).toBe('Chassi desconhecido');
  });

  it.each([['lost'], ['offline'], [500]] as const)(
    'at the answers keeps them, and no file arrives twice: %j',
    async (fault) => {
      await show();
      await begin();
      await fill();
      // The answers arrive, the file is at risk.
      await click(button('Salvar e continuar depois'));
      await choose(photo('outra.png'));
      net.faults[COMPLEMENT] = fault;
      await goOn();
      expect(alert()).toContain('Nada do que você digitou foi perdido');
      net.faults = {};
      await click(button('Tentar novamente'));
      expect(title()).toBe('Confira e envie');
      expect(only()[0]?.answers.get('anexos')).toContain('outra.png');
    },
  );

  it('is asked for a file whose answer was lost before it is sent again', async () => {
    await show();
    await begin();
    await fill();
    await click(document.querySelector('.file button') as Element);
    await click(button('Salvar e continuar depois'));
    await choose(photo());
    net.faults[COMPLEMENT] = 'lost';
    await goOn();
    expect(only()[0]?.answers.get('anexos')).toBe('nota.png');
    net.faults = {};
    const before = asked(COMPLEMENT);
    await click(button('Tentar novamente'));
    // Only the question what there is.
    expect([title(), asked(COMPLEMENT) - before]).toEqual(['Confira e envie', 1]);
    expect(net.sandbox.state.calls.at(-1)?.body).toEqual({ request: { answers: [] } });
  });

  it('is asked for a file, and says that the journey was submitted elsewhere meanwhile', async () => {
    await show();
    await begin();
    await fill();
    await click(document.querySelector('.file button') as Element);
    await click(button('Salvar e continuar depois'));
    await choose(photo());
    net.faults[COMPLEMENT] = 'lost';
    await goOn();
    net.faults = {};
    const [kept] = only();
    if (kept) Object.assign(kept, { status: 'SUBMITTED', protocol: 'JRN00000005' });
    await click(button('Tentar novamente'));
    expect(text('.journey-protocol')).toBe('JRN00000005');
  });

  it('at the end whose answer is lost has submitted it once', async () => {
    const { emit } = await answer();
    net.faults[RESULT] = 'lost';
    await send();
    expect(text('.journey-protocol')).toBe(only()[0]?.protocol);
    expect([asked(RESULT), emit.mock.calls.at(-1)?.[0]]).toEqual([1, 'vt-journey-submitted']);
  });

  it.each([['offline'], [500], [{ status: 200, body: 'unexpected' }]] as const)(
    'at the end is asked what became of it, and submits it then: %j',
    async (fault) => {
      const { emit } = await answer();
      net.faults[RESULT] = fault;
      await send();
      expect(alert()).toBe(
        'Não recebemos a resposta, e o seu relato ainda não foi enviado. Tente novamente.',
      );
      expect(emit).toHaveBeenCalledWith('vt-journey-failed', { kind: expect.any(String) });
      net.faults = {};
      await send();
      expect(text('.success h3')).toBe('Recebemos o seu relato');
    },
  );

  it('that answers nothing at all is asked first at the next press', async () => {
    await answer();
    net.faults[RESULT] = 'lost';
    net.faults[COMPLEMENT] = 'offline';
    await send();
    expect(alert()).toContain('não sabemos se o seu relato foi enviado');
    await send();
    expect(asked(RESULT)).toBe(1);
    net.faults = {};
    await send();
    expect([asked(RESULT), text('.journey-protocol')]).toEqual([1, only()[0]?.protocol]);
  });

  it('has it from another device at the last moment', async () => {
    await answer();
    const [kept] = only();
    if (kept) Object.assign(kept, { status: 'SUBMITTED', protocol: 'JRN00000007' });
    await send();
    expect([text('.success h3'), text('.journey-protocol')]).toEqual([
      'Este relato já tinha sido enviado',
      'JRN00000007',
    ]);
  });

  it('is one of a double press, and may name no protocol', async () => {
    await answer();
    net.hold = RESULT;
    await act(async () => button('Enviar relato').click());
    await act(async () => button('Enviar relato').click());
    await settle();
    net.hold = '';
    const { id } = only()[0] ?? {};
    net.faults[RESULT] = { status: 200, body: { id, type: 'complaint', status: 'SUBMITTED' } };
    for (const { go } of net.held) go();
    await settle();
    expect(asked(RESULT)).toBe(1);
    expect(text()).toContain('O serviço não informou um protocolo.');
    expect(document.querySelector('.journey-protocol')).toBeNull();
    await click(button('Fazer outro relato'));
    expect(button('Começar').type).toBe('button');
  });

  it('refuses without a word, or for the account', async () => {
    await answer();
    for (const [fault, words] of [
      [
        { status: 422, body: {} },
        'O serviço não aceitou o seu relato. Confira as respostas e tente novamente.',
      ],
      [403, 'Um erro ocorreu'],
      [429, 'Um erro ocorreu'],
    ] as const) {
      net.faults[RESULT] = fault;
      await send();
      expect(alert()).toContain(words);
    }
    net.faults = {};
    await send();
    expect(text('.success h3')).toBe('Recebemos o seu relato');
  });
});

it('takes the answers that another device has given meanwhile', async () => {
  await show();
  await begin();
  const [kept] = only();
  if (kept) complement(world(), kept, [{ questionId: 'relato', value: 'Do celular' }], []);
  await fill();
  await goOn();
  expect(only()[0]?.answers.get('relato')).toBe('O rádio desliga sozinho.');
});
