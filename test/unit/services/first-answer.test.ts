import { describe, expect, it, vi } from 'vitest';
import { firstAnswer } from '#services/http/first-answer';
import { ServiceError } from '#services/http/service-error';

const failing = (kind: ConstructorParameters<typeof ServiceError>[0], status = 0) =>
  vi.fn(async (): Promise<string> => {
    throw new ServiceError(kind, 'AAA-01', `${kind} ${status}`, status);
  });
const answering = (text: string) => vi.fn(async () => text);

describe('versions of a call', () => {
  it('are asked until one answers, and no further', async () => {
    const [broken, gone, good, unasked] = [
      failing('http', 500),
      failing('http', 404),
      answering('v1'),
      answering('v0'),
    ];
    expect(await firstAnswer([broken, gone, good, unasked])).toBe('v1');
    expect([broken, gone, good, unasked].map((call) => call.mock.calls.length)).toEqual([1, 1, 1, 0]);
  });

  it('include one whose answer has another shape', async () => {
    expect(await firstAnswer([failing('shape'), answering('v1')])).toBe('v1');
  });

  it.each([401, 403, 429])('are asked after a refusal of one of them: %d', async (status) => {
    expect(await firstAnswer([failing('http', status), answering('v1')])).toBe('v1');
  });

  it.each([
    ['network', 0],
    ['timeout', 0],
    ['canceled', 0],
    ['input', 0],
    ['config', 0],
    ['http', 409],
    ['http', 422],
  ] as const)('are not asked after a failure that they share: %s %s', async (kind, status) => {
    const next = answering('v1');
    await expect(firstAnswer([failing(kind, status), next])).rejects.toMatchObject({ kind, status });
    expect(next).not.toHaveBeenCalled();
  });

  it('fail with what the best one says', async () => {
    await expect(firstAnswer([failing('http', 503), failing('http', 404)])).rejects.toMatchObject({
      status: 503,
    });
  });
});
