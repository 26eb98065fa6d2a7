import { describe, expect, it } from 'vitest';
import { agreementState } from '#domain/person/agreements';

describe('an agreement (spec roles#agreements)', () => {
  const accepted = { type: 'TERMS', acceptedAt: '2026-05-10T12:00:00.000Z', outdatedAt: '' };
  it.each([
    ['accepted', [accepted], '2026-05-01'],
    ['outdated', [accepted], '2026-06-01'],
    ['open', [accepted], ''],
    ['open', [accepted], 'maio'],
    ['open', [{ ...accepted, outdatedAt: '2026-05-11T12:00:00.000Z' }], '2026-05-01'],
    ['open', [{ type: 'TERMS' }], '2026-05-01'],
    ['open', [{ ...accepted, type: 'PRIVACY' }], '2026-05-01'],
    ['open', undefined, '2026-05-01'],
    ['open', null, '2026-05-01'],
  ] as const)('is %s', (state, all, since) => expect(agreementState(all, 'TERMS', since)).toBe(state));
});
