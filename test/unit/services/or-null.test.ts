import { describe, expect, it } from 'vitest';
import { orNull } from '#services/http/problem';
import { ServiceError } from '#services/http/service-error';

const failed = (status: number) => new ServiceError('http', 'RCL-03', '', status);

describe('a call whose missing answer is an answer', () => {
  it.each([[{ id: '1' }], [''], [0], [null], [undefined]])(
    'resolves to what the service has: %j',
    async (answer) => {
      expect(await orNull(Promise.resolve(answer))).toBe(answer);
    },
  );

  it.each([404, 410])('resolves to null for %d', async (status) => {
    expect(await orNull(Promise.reject(failed(status)))).toBeNull();
  });

  it.each([
    failed(400),
    failed(403),
    failed(409),
    failed(503),
    new ServiceError('network', 'RCL-03', ''),
    new ServiceError('canceled', 'RCL-03', ''),
    Object.assign(new Error('of no service'), { status: 404 }),
  ])('throws every other failure as it is (%#)', async (failure) => {
    await expect(orNull(Promise.reject(failure))).rejects.toBe(failure);
  });
});
