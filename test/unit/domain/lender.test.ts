import { describe, expect, it } from 'vitest';
import { lenderChoice } from '#domain/reservation/lender';

describe('who finances a reservation', () => {
  it.each([
    ['PSA_BALAO', 'PSA'],
    ['PSA_TRADITIONAL', 'PSA'],
    ['PSA', 'PSA'],
    ['B2', 'B2'],
  ])('is the bank of a simulation of %s: %s', (source, lender) =>
    expect(lenderChoice([], source)).toEqual({ by: 'simulation', lender }),
  );

  it.each(['', 'CDC', 'NEXT', 'ZFLOW', 'PSAX', 'B21'])(
    'is chosen if the source “%s” names no bank',
    (source) => expect(lenderChoice([], source)).toEqual({ by: 'visitor', choices: ['PSA', 'B2'] }),
  );

  it('is one that the campaign allows', () => {
    expect(lenderChoice(['PSA'], '')).toEqual({ by: 'visitor', choices: ['PSA'] });
    expect(lenderChoice(['PSA', 'MOON'], 'PSA_BALAO')).toEqual({ by: 'simulation', lender: 'PSA' });
    expect(lenderChoice(['B2'], 'PSA_BALAO')).toEqual({ by: 'visitor', choices: ['B2'], other: 'PSA' });
    expect(lenderChoice(['MOON'], '')).toEqual({ by: 'visitor', choices: [] });
  });
});
