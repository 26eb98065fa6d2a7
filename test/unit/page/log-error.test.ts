import { afterEach, expect, it, vi } from 'vitest';
import { refusal } from '#domain/validation/refusal';
import { logError, plainError } from '#page/log-error';
import { ServiceError } from '#services/http/service-error';

const SECRET = { cpf: '52998224725', name: 'Ana Souza' };
const failed = () =>
  new ServiceError('http', 'USR-12', 'Response status: 422', 422, SECRET, refusal({ cpf: SECRET.cpf }, []));
/** Everything that a script finds in an error: own properties of any kind, and what getters give. */
const foundIn = (error: object): string => {
  const all = new Set<string>();
  for (let from: object | null = error; from && from !== Object.prototype; from = Object.getPrototypeOf(from))
    for (const name of Object.getOwnPropertyNames(from)) all.add(name);
  return JSON.stringify([...all].map((name) => [name, (error as Record<string, unknown>)[name]]));
};
afterEach(() => vi.restoreAllMocks());

it('a failed call is told by its message, id, kind and status, without the body of its answer', () => {
  const error = failed();
  const plain = plainError(error) as Error;
  expect(plain).toMatchObject({ message: 'Response status: 422', call: 'USR-12', kind: 'http', status: 422 });
  expect([plain.name, plain.stack]).toEqual(['ServiceError', error.stack]);
  expect(foundIn(plain)).not.toMatch(/529982|Souza/);
  // One fault of several elements is one.
  expect(plainError(error)).toBe(plain);
  expect(plainError(plain)).toBe(plain);
});

it('nor with its cause, nor with what was thrown beside it', () => {
  const around = Object.assign(new TypeError('no address', { cause: failed() }), { answer: SECRET });
  const plain = plainError(around) as Error;
  expect([plain.name, plain.message, plain instanceof Error]).toEqual(['TypeError', 'no address', true]);
  expect(foundIn(plain)).not.toMatch(/529982|Souza|USR-12/);
  expect(foundIn(plainError({ status: 0, body: SECRET }) as Error)).not.toMatch(/529982|Souza/);
});

it.each([['vt-carousel'], [undefined], [null], [7]])('%j is text', (thrown) => {
  expect(plainError(thrown)).toBe(String(thrown));
});

it('the console gets the same, after the words', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const error = failed();
  logError(error, 'vt-lead-form', 'render');
  expect(log).toHaveBeenCalledExactlyOnceWith('vt-lead-form', 'render', plainError(error));
});

it('an error that nobody has caught has no body among its own properties', () => {
  const error = failed();
  expect(JSON.stringify({ ...error, ...Object.getOwnPropertyDescriptors(error) })).not.toMatch(
    /529982|Souza/,
  );
  expect([error.body, error.refusal?.fields.cpf]).toEqual([SECRET, SECRET.cpf]);
});
