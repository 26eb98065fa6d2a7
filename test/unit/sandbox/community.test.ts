import { beforeEach, describe, expect, it } from 'vitest';
import { FULL_EVENT, OPEN_EVENT, PAST_EVENT } from '#demo-pages/sandbox/data/events';
import { TAKES } from '#demo-pages/sandbox/rules/identities';
import { CODE, mails, RESEND_WAIT } from '#demo-pages/sandbox/rules/mails';
import { savedQuizzes, withdrawQuiz } from '#demo-pages/sandbox/rules/quizzes';
import { REPROCESS } from '#demo-pages/sandbox/services/integration-log';
import { type Answered, makeRequests } from './requests';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let world: ReturnType<typeof makeRequests>['world'];
let ask: (method: string, path: string, body?: unknown, as?: string) => Promise<Answered>;
beforeEach(() => {
  const made = makeRequests();
  world = made.world;
  ask = (method, path, body, as = 'ana') => made.ask(method, path, body, { as });
});

describe('an event', () => {
  const enroll = (id: string, body: object = {}, as = 'ana') =>
    ask('PUT', `events/v1/${id}/enroll`, body, as);

  it('takes somebody once, and shows them where participants are asked for', async () => {
    const before = (await ask('GET', `events/v1/${OPEN_EVENT}`)).body;
    expect(before).toMatchObject({ isEnrolled: false, participants: [] });
    const { body } = await enroll(OPEN_EVENT, { includeParticipants: true });
    expect(body).toMatchObject({ isEnrolled: true, enrolled: before.enrolled + 1 });
    expect(body.participants.at(-1)).toMatchObject({ userId: 'user-ana' });
    expect((await enroll(OPEN_EVENT)).status).toBe(409);
  });

  it('is full or over for all others', async () => {
    expect((await enroll(FULL_EVENT)).status).toBe(409);
    expect((await enroll(PAST_EVENT)).status).toBe(422);
    expect((await enroll('noite-eletrica')).body.status).toBe('FULL');
    expect((await enroll('noite-eletrica', {}, 'bruno')).status).toBe(409);
  });

  it('lets staff see the list, take it as a file and free a place', async () => {
    const path = `events/v1/${FULL_EVENT}/participants`;
    expect((await ask('GET', path)).status).toBe(403);
    const list = (await ask('GET', path, undefined, 'nation')).body;
    const file = (await ask('GET', `${path}/details`, undefined, 'nation')).body as string;
    expect(file.trim().split('\r\n')).toHaveLength(list.length + 1);
    const one = `${path}/${list[0].participantId}`;
    const reason = { reason: 'Pediu para sair' };
    expect((await ask('DELETE', one, { reason: 'x' }, 'nation')).status).toBe(422);
    expect((await ask('DELETE', one, reason, 'nation')).status).toBe(204);
    expect((await ask('DELETE', one, reason, 'nation')).status).toBe(404);
    const past = `events/v1/${PAST_EVENT}/participants`;
    const [first] = (await ask('GET', past, undefined, 'nation')).body;
    expect((await ask('DELETE', `${past}/${first.participantId}`, reason, 'nation')).status).toBe(409);
    expect((await enroll(FULL_EVENT)).body.status).toBe('FULL');
  });
});

describe('a quiz', () => {
  const score = (answers: object[]) =>
    ask('POST', 'quiz/quiz-answers', { quizId: 'direcao-segura', answers });

  it('gives its questions without what is right, and scores answers', async () => {
    const { body } = await score([]);
    expect(body).toMatchObject({ score: 0, total: 3, results: [] });
    expect(JSON.stringify(body.questions)).not.toContain('right');
    const scored = await score([
      { questionId: 'q1', value: 'b' },
      { questionId: 'q2', value: 'b' },
      { questionId: 'q9', value: 'Calma' },
    ]);
    expect(scored.body.score).toBe(1);
    expect(scored.body.results.map(({ correct }: { correct: boolean }) => correct)).toEqual([true, false]);
  });

  it('is kept only with what must be answered', async () => {
    const answers = ['q1', 'q2', 'q3'].map((questionId) => ({ questionId, value: 'a' }));
    const save = (email: string) =>
      ask('POST', 'quiz/quiz/save', {
        quizId: 'direcao-segura',
        answers: [...answers, { questionId: 'q5', value: email }],
      });
    expect((await save('')).body.errors).toEqual({ q5: 'Campo obrigatório' });
    expect((await save('ana')).body.errors).toEqual({ q5: 'Digite um e-mail válido' });
    expect(await save('ana@correio.example')).toMatchObject({ status: 201, body: { score: 1 } });
  });
});

describe('the answers to a quiz', () => {
  const save = (key: string, as = 'ana', answers = { q1: 'a', q2: 'b' } as Record<string, string>) =>
    ask(
      'POST',
      'quiz/quiz/save',
      {
        quizId: 'qual-combina',
        answers: Object.entries(answers).map(([questionId, value]) => ({ questionId, value })),
        idempotencyKey: key,
      },
      as,
    );

  it('are saved once for each person; the same intent has the same answer', async () => {
    const first = await save('a');
    expect((await save('a')).body).toEqual(first.body);
    expect((await save('b')).status).toBe(409);
    expect((await save('c', 'bruno')).status).toBe(201);
    expect((await save('d', '')).status).toBe(401);
    expect(savedQuizzes(world)).toBe(2);
  });

  it('must be complete on the way that they lead, and of the kinds that were asked for', async () => {
    expect((await save('a', 'ana', { q1: 'c', q2: 'a' })).body.errors).toEqual({ q3: 'Campo obrigatório' });
    expect((await save('a', 'ana', { q1: 'c', q2: 'a', q3: 'z' })).body.errors).toEqual({
      q3: 'Opção inválida',
    });
    withdrawQuiz(world, 'qual-combina');
    expect((await save('a')).status).toBe(404);
  });
});

describe('a game', () => {
  const play = (as = 'ana') => ask('POST', 'game/games/roleta/play', {}, as);

  it('is played once a day, from midnight to midnight in Brasília', async () => {
    const first = await play();
    expect(first.body.nextPlayAt).toBe('2026-11-21T03:00:00.000Z');
    expect(await play()).toMatchObject({ status: 409, body: { nextPlayAt: first.body.nextPlayAt } });
    expect((await play('bruno')).status).toBe(200);
    world.advance(14 * HOUR);
    expect((await play()).status).toBe(409);
    world.advance(HOUR);
    const second = await play();
    expect(second.body.total).toBe(first.body.points + second.body.points);
    const [game] = (await ask('GET', 'game/games')).body;
    expect(game).toMatchObject({ canPlay: false, points: second.body.total });
  });
});

describe('a review of a dealer', () => {
  const write = (carId: string) => ask('POST', 'rating/dealers/135503081/reviews', { carId, rating: 4 });

  it('is for a car bought fewer than 30 days ago, once', async () => {
    expect((await write('owned-2')).body.errors).toEqual({
      carId: 'A avaliação não está disponível para este veículo',
    });
    const before = (await ask('GET', 'rating/dealers/135503081/reviews')).body.totalElements;
    expect((await write('owned-1')).status).toBe(201);
    expect((await write('owned-1')).status).toBe(409);
    const { content, totalElements } = (await ask('GET', 'rating/dealers/135503081/reviews')).body;
    expect([totalElements, content[0].userName]).toEqual([before + 1, 'Ana Nogueira']);
  });

  it('is not on the thirtieth day', async () => {
    // The newer car was bought twelve days ago.
    await ask('GET', 'garage/v1/owned');
    world.advance(18 * DAY);
    expect((await write('owned-1')).status).toBe(422);
  });
});

describe('an identity', () => {
  const start = (more: object = {}) =>
    ask('POST', 'identity-validation/validations', {
      cpf: '12345678909',
      name: 'Ana Clara Nogueira Prado',
      birthday: '07/03/1990',
      phone: '11955500101',
      ...more,
    });
  const step = async (id: string) => (await ask('GET', `identity-validation/validations/${id}`)).body.step;
  const token = (id: string, value: string) =>
    ask('POST', `identity-validation/validations/${id}/token`, { token: value });
  const quiz = (id: string, optionId: string) =>
    ask('POST', `identity-validation/validations/${id}/quiz`, {
      answers: ['rua', 'carro'].map((questionId) => ({ questionId, optionId })),
    });

  it('is validated in six steps, by calls and by the clock', async () => {
    const { id, step: first } = (await start()).body;
    expect(first).toBe('VALIDATING_IDENTITY');
    expect((await token(id, CODE)).status).toBe(409);
    world.advance(TAKES.VALIDATING_IDENTITY);
    const waiting = (await ask('GET', `identity-validation/validations/${id}`)).body;
    expect(waiting).toMatchObject({ step: 'VALIDATING_TOKEN', sentTo: '(11) *****-0101', attempts: 3 });
    expect((await token(id, CODE)).body.step).toBe('AWAITING_IDENTITY_CHECK');
    expect((await quiz(id, 'b')).status).toBe(409);
    world.advance(TAKES.AWAITING_IDENTITY_CHECK);
    expect(await step(id)).toBe('AWAITING_QUIZ');
    expect((await quiz(id, 'b')).body.step).toBe('SYNCING_CRM');
    world.advance(TAKES.SYNCING_CRM - 1);
    expect(await step(id)).toBe('SYNCING_CRM');
    world.advance(1);
    expect(await step(id)).toBe('PERSISTED_HUB');
  });

  it('is not started without the birthday of an adult', async () => {
    for (const [birthday, message] of [
      ['', 'Data de Nascimento inválida'],
      ['1990-03-07', 'Data de Nascimento inválida'],
      ['01/01/2020', 'Idade mínima 18 anos'],
    ]) {
      const { status, body } = await start({ birthday });
      expect([status, body.errors]).toEqual([422, { birthday: message }]);
    }
    expect((await start({ birthday: undefined })).status).toBe(400);
  });

  it('has its token sent again, not too often, once a key, and without its attempts back', async () => {
    const { id } = (await start()).body;
    const again = (key: string, as?: string) =>
      ask('POST', `identity-validation/validations/${id}/token/resend`, { key }, as);
    expect((await again('a')).status).toBe(409);
    world.advance(TAKES.VALIDATING_IDENTITY);
    await token(id, '0');
    expect(await again('a')).toMatchObject({ status: 429, body: { retryAfter: 30 } });
    world.advance(RESEND_WAIT);
    expect((await again('a', 'bruno')).status).toBe(404);
    expect((await again('a')).body).toMatchObject({ attempts: 2, resendAfter: 30 });
    expect((await again('a')).body).toMatchObject({ attempts: 2, resendAfter: 30 });
    expect((await again('b')).status).toBe(429);
    const codes = mails(world).map(({ code }) => code);
    expect(codes).toHaveLength(1);
    expect((await token(id, CODE)).body.attempts).toBe(1);
    expect((await token(id, codes[0] ?? '')).body.step).toBe('AWAITING_IDENTITY_CHECK');
    expect((await again('c')).status).toBe(409);
  });

  it('is not validated after three wrong tokens, nor by somebody else', async () => {
    const { id } = (await start()).body;
    world.advance(TAKES.VALIDATING_IDENTITY);
    for (const left of [2, 1, 0]) expect((await token(id, '0')).body.attempts).toBe(left);
    expect((await token(id, CODE)).status).toBe(409);
    const other = await ask('GET', `identity-validation/validations/${id}`, undefined, 'bruno');
    expect(other.status).toBe(404);
  });
});

describe('integration errors', () => {
  const path = 'integration-log/journey-integration-errors';
  const reprocess = (ids: string[]) => ask('PATCH', `${path}/reprocess`, { ids }, 'sistemas');
  const statusOf = async (id: string) => {
    const { content } = (await ask('GET', `${path}?size=100`, undefined, 'sistemas')).body;
    return content.find((each: { id: string }) => each.id === id).status;
  };

  it('are seen and mended by whose role it is', async () => {
    expect((await ask('GET', path)).status).toBe(403);
    expect((await ask('PATCH', `${path}/ERR-001`, { status: 'IGNORED' })).status).toBe(403);
    const error = { journey: 'lead', message: 'Fila cheia' };
    expect((await ask('POST', path, error)).status).toBe(403);
    const reported = await ask('POST', path, error, 'sistemas');
    expect(reported.body.status).toBe('PENDING');
    const other = await ask('PATCH', `${path}/${reported.body.id}`, { status: 'OTHER' }, 'sistemas');
    expect(other.status).toBe(422);
  });

  it('are tried again many at once, and end as the clock says', async () => {
    await ask('PATCH', `${path}/ERR-003`, { status: 'IGNORED' }, 'sistemas');
    const { results } = (await reprocess(['ERR-001', 'ERR-002', 'ERR-003', 'ERR-999'])).body;
    expect(results.map(({ status }: { status: string }) => status)).toEqual([
      'REPROCESSING',
      'REPROCESSING',
      'IGNORED',
      'NOT_FOUND',
    ]);
    world.advance(REPROCESS);
    // The second is a document that no second try makes valid.
    expect([await statusOf('ERR-001'), await statusOf('ERR-002')]).toEqual(['RESOLVED', 'FAILED']);
  });
});

it('the dictionary wants a value', async () => {
  const refused = await ask('POST', 'dictionary/datadictionary', { value: '' });
  expect(refused).toEqual({ status: 400, body: { error: 'Parameter value is required' } });
  await ask(
    'POST',
    'dictionary/v2',
    { field: 'fuel', value: 'Outros', translation: 'OTHER_FUEL' },
    'sistemas',
  );
  const { entries } = (await ask('POST', 'dictionary/datadictionary', { value: 'outros' })).body;
  expect(entries.map(({ field }: { field: string }) => field)).toEqual(['contact', 'occupation', 'fuel']);
});

describe('manuals', () => {
  const search = async (query: string, admin = '') =>
    (await ask('GET', `manual/search${admin}?size=100&${query}`, undefined, admin ? 'sistemas' : 'ana')).body;

  it('are found by words, with or without accents, and by brand, model and year', async () => {
    const all = (await search('text=OLEO+motor&brand=fiat')).content;
    expect(all.length).toBeGreaterThan(1);
    expect(all.every(({ brand }: { brand: string }) => brand === 'fiat')).toBe(true);
    expect((await search('text=helicoptero')).content).toEqual([]);
    const [first] = all;
    const { content } = await search(`model=${first.modelName}&year=${first.year}&brand=fiat`);
    expect(content).toContainEqual(first);
    expect(new Set(content.map(({ modelCode, year }: typeof first) => `${modelCode} ${year}`)).size).toBe(1);
  });

  it('have editions of several years, in the language of the caller, page by page', async () => {
    const { content, totalElements } = await search('brand=jeep&model=675');
    const years = new Set(content.map(({ year }: { year: number }) => year));
    expect([years.size, content.length]).toEqual([3, totalElements]);
    expect(content.every(({ language }: { language: string }) => language === 'pt-BR')).toBe(true);
    const second = (await ask('GET', 'manual/search?brand=jeep&model=675&size=2&page=1')).body;
    expect(second.content).toEqual(content.slice(2, 4));
  });

  it('have a file of several pages with an outline, at their own address', async () => {
    const [first] = (await search('text=manual&brand=fiat')).content;
    const [, path = ''] = first.fileUrl.split('/api/');
    const { status, body: file } = await ask('GET', path);
    expect(status).toBe(200);
    expect(file.match(/\/Type \/Page /g)).toHaveLength(first.sections.length + 1);
    const places = [...file.matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place));
    for (const [i, place] of places.entries())
      expect(file.slice(place, place + 8)).toMatch(new RegExp(`^${i + 1} 0 obj`));
    expect((await ask('GET', path, undefined, '')).status).toBe(401);
    const missing = await ask('GET', 'manual/files/none.pdf');
    expect(missing.status).toBe(404);
  });

  it('that are drafts are for those who write them, who alone change any', async () => {
    const body = { title: 'Guia de inspeção', brand: 'fiat' };
    expect((await ask('POST', 'manual', body)).status).toBe(403);
    const { id } = (await ask('POST', 'manual', body, 'sistemas')).body;
    expect((await ask('GET', `manual/${id}`)).status).toBe(404);
    expect((await search('text=inspecao')).totalElements).toBe(0);
    expect((await search('text=inspecao', '/admin')).totalElements).toBe(1);
    await ask('PUT', `manual/${id}`, { ...body, status: 'PUBLISHED' }, 'sistemas');
    expect((await ask('GET', `manual/${id}`)).status).toBe(200);
    expect((await ask('DELETE', `manual/${id}`, undefined, 'sistemas')).status).toBe(204);
    expect((await ask('GET', `manual/${id}`)).status).toBe(404);
  });
});
