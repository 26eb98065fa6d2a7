import { describe, expect, it } from 'vitest';
import { sendFailure } from '#domain/once/send-failure';

describe('a request that failed', () => {
  it.each([
    [{ kind: 'http', status: 422 }, 'refused', 'unknown'],
    [{ kind: 'http', status: 402 }, 'refused', 'unknown'],
    [{ kind: 'http', status: 410 }, 'refused', 'unknown'],
    [{ kind: 'http', status: 409 }, 'conflict', 'conflict'],
    [{ kind: 'http', status: 401 }, 'session', 'session'],
    [{ kind: 'http', status: 429 }, 'unsent', 'unsent'],
    [{ kind: 'http', status: 500 }, 'unknown', 'unknown'],
    [{ kind: 'network' }, 'unknown', 'unknown'],
    [{ kind: 'timeout' }, 'unknown', 'unknown'],
    [{ kind: 'shape', status: 200 }, 'unknown', 'unknown'],
    [{ kind: 'config' }, 'unsent', 'unsent'],
    [{ kind: 'input' }, 'unsent', 'unsent'],
    // A redirect is an answer: the service may have done it.
    [{ kind: 'config', status: 300 }, 'unknown', 'unknown'],
    [{}, 'unknown', 'unknown'],
  ] as const)('%j: %s, and %s if the attempt had been sent before', (error, first, again) => {
    expect([sendFailure(error, false), sendFailure(error, true)]).toEqual([first, again]);
  });
});
