import { describe, expect, it } from 'vitest';
import { refusal } from '#domain/validation/refusal';
import { isKind, kindOf, problemOf } from '#services/http/problem';
import { type ErrorKind, ServiceError } from '#services/http/service-error';

const failed = (kind: ErrorKind, status = 0, words: string[] = []) =>
  problemOf(
    new ServiceError(kind, 'LEA-01', '', status, undefined, words.length ? refusal({}, words) : undefined),
  );

describe('what a failed call comes to', () => {
  it.each([
    ['network', 0, 'offline'],
    ['timeout', 0, 'offline'],
    ['canceled', 0, 'canceled'],
    ['config', 0, 'failed'],
    ['config', 301, 'failed'],
    ['input', 0, 'failed'],
    ['shape', 200, 'failed'],
    ['http', 500, 'unavailable'],
    ['http', 503, 'unavailable'],
    ['http', 401, 'unauthenticated'],
    ['http', 403, 'forbidden'],
    ['http', 404, 'missing'],
    ['http', 410, 'missing'],
    ['http', 409, 'conflict'],
    ['http', 413, 'too-large'],
    ['http', 422, 'refused'],
    ['http', 400, 'failed'],
    ['http', 402, 'failed'],
    ['http', 429, 'rate-limited'],
  ] as const)('%s with %d: %s', (kind, status, expected) => {
    expect(failed(kind, status)).toEqual({ kind: expected, refusal: undefined, messages: [] });
  });

  it('a 400 that says why is a refusal, and its words go along', () => {
    expect(failed('http', 400, ['CPF inválido'])).toMatchObject({
      kind: 'refused',
      messages: ['CPF inválido'],
    });
    expect(failed('http', 409, ['Já existe'])).toMatchObject({ kind: 'conflict', messages: ['Já existe'] });
  });

  it.each([
    [new TypeError('a')],
    [Object.assign(new Error('b'), { status: 403 })],
    [undefined],
    [null],
    ['text'],
    [{ kind: 'http' }],
  ])('%s is a failure', (error) => {
    expect(problemOf(error).kind).toBe('failed');
  });

  it.each([
    [401, 'unauthenticated'],
    [409, 'conflict'],
    [503, 'unavailable'],
    [0, 'failed'],
  ] as const)('a plain object with a status is of an answer: %d', (status, expected) => {
    expect(kindOf({ status })).toBe(expected);
    expect(problemOf({ status }).kind).toBe(expected);
  });

  it('is asked for by one kind or several', () => {
    const error = new ServiceError('http', 'LEA-01', '', 403);
    expect(isKind(error, 'forbidden')).toBe(true);
    expect(isKind(error, 'missing', 'forbidden')).toBe(true);
    expect(isKind(error, 'unauthenticated', 'conflict')).toBe(false);
    expect(isKind(undefined, 'forbidden')).toBe(false);
  });
});
