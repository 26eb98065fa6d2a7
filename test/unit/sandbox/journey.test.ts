import { beforeEach, describe, expect, it } from 'vitest';
import { makeRequests } from './requests';

let ask: ReturnType<typeof makeRequests>['ask'];
beforeEach(() => {
  ({ ask } = makeRequests());
});

const form = (parts: Record<string, unknown>, files: readonly File[]) => {
  const result = new FormData();
  for (const file of files) result.append('file', file);
  for (const [name, value] of Object.entries(parts)) {
    result.append(name, new Blob([JSON.stringify(value)], { type: 'application/json' }));
  }
  return result;
};
const file = (size: number, name = 'cnh.pdf') => new File([new Uint8Array(size)], name);

describe('a journey', () => {
  const complement = (id: string, answers: object[], files: readonly File[] = [], type = 'complaint') =>
    ask('POST', `journey/complement/${type}/${id}`, form({ request: { answers } }, files));
  const finish = (id: string) => ask('POST', `journey/result/complaint/${id}`, {});
  const start = async () => (await ask('POST', 'journey/start', { type: 'complaint' })).body;
  const answers = [
    { questionId: 'assunto', value: 'produto' },
    { questionId: 'relato', value: 'O rádio desliga sozinho.' },
    { questionId: 'data', value: '02/11/2026' },
    { questionId: 'telefone', value: '(11) 95550-0101' },
  ];

  it('is handed in once nothing is missing, and then no more', async () => {
    const { id, status } = await start();
    expect(status).toBe('IN_PROGRESS');
    expect(Object.keys((await finish(id)).body.errors)).toHaveLength(5);
    expect((await complement(id, answers)).body.missing).toEqual(['anexos']);
    await complement(id, [], [file(3, 'foto.jpg')]);
    expect((await finish(id)).body).toMatchObject({
      status: 'SUBMITTED',
      protocol: expect.stringMatching(/^JRN/),
    });
    expect((await complement(id, answers)).status).toBe(409);
    expect((await finish(id)).status).toBe(409);
  });

  it('takes all of a request’s answers or none', async () => {
    const { id } = await start();
    const wrong = { questionId: 'data', value: 'ontem' };
    const { status, body } = await complement(id, [answers[0] as object, wrong]);
    expect([status, body.errors]).toEqual([422, { data: 'Resposta inválida' }]);
    expect((await complement(id, [])).body.answered).toEqual([]);
    expect((await complement(id, [{ questionId: 'cor', value: 'azul' }])).status).toBe(422);
  });

  it('of another type is another one', async () => {
    const { id } = await start();
    expect((await complement(id, [], [], 'delivery')).status).toBe(404);
    expect((await ask('POST', 'journey/start', { type: 'none' })).status).toBe(404);
  });

  it('is begun and submitted once for each intent', async () => {
    const begin = (idempotencyKey: string) =>
      ask('POST', 'journey/start', { type: 'complaint', idempotencyKey });
    const { id } = (await begin('a')).body;
    expect([(await begin('a')).body.id, (await begin('b')).body.id === id]).toEqual([id, false]);
    await complement(id, answers, [file(3, 'foto.jpg')]);
    const submit = (idempotencyKey: string) =>
      ask('POST', `journey/result/complaint/${id}`, { idempotencyKey });
    const { protocol } = (await submit('c')).body;
    expect([(await submit('c')).body.protocol, (await submit('d')).status]).toEqual([protocol, 409]);
    // Read without a change.
    expect((await complement(id, [])).body).toMatchObject({ status: 'SUBMITTED', protocol });
  });

  it('is of who began it', async () => {
    const began = await ask('POST', 'journey/start', { type: 'complaint' }, { as: 'ana' });
    const look = (as?: string) =>
      ask('POST', `journey/complement/complaint/${began.body.id}`, form({ request: { answers: [] } }, []), {
        ...(as && { as }),
      });
    expect([(await look('ana')).status, (await look('bruno')).status, (await look('')).status]).toEqual([
      200, 404, 401,
    ]);
  });

  it('asks what an answer leads to, and takes files for the evidence that is named', async () => {
    const { id } = await start();
    await complement(id, [{ questionId: 'assunto', value: 'cobranca' }]);
    expect((await complement(id, [])).body.missing).toContain('cobrado');
    await complement(id, [{ questionId: 'anexos', value: 'a.jpg' }], [file(3, 'a.jpg'), file(3, 'b.jpg')]);
    expect((await complement(id, [])).body.answered).toContain('anexos');
    const future = await complement(id, [{ questionId: 'data', value: '02/11/2099' }]);
    expect(future.body.errors).toEqual({ data: 'A data não pode ser futura' });
  });
});
