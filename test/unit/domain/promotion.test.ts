import { describe, expect, it } from 'vitest';
import { luckyNumbersOf, numberOfCode, winnersByPrize } from '#domain/offers/lucky-numbers';
import {
  addInvitation,
  arrivalOf,
  codeOfText,
  promotionFilterOf,
  promotionFilterText,
} from '#domain/offers/promotion-link';
import { promotionState } from '#domain/offers/promotion-state';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const PAST = '2026-11-20T11:59:59Z';
const NEXT = '2026-11-20T12:00:01Z';

describe('the state of a promotion', () => {
  it.each([
    ['active', 'ACTIVE', PAST, NEXT],
    ['active', '', PAST, NEXT],
    ['active', null, null, null],
    ['active', 'SCHEDULED', PAST, NEXT],
    ['scheduled', 'SCHEDULED', null, null],
    ['scheduled', 'ACTIVE', NEXT, null],
    ['ended', 'ENDED', PAST, NEXT],
    ['ended', 'ACTIVE', PAST, PAST],
    ['inactive', 'INACTIVE', PAST, NEXT],
    ['unknown', 'DRAFT', PAST, NEXT],
    ['unknown', 'constructor', PAST, PAST],
    // The whole of both days.
    ['active', 'ACTIVE', '2026-11-20', '2026-11-20'],
    ['ended', 'ACTIVE', null, '2026-11-19'],
  ])('is %s: %s from %s until %s', (state, status, startsAt, endsAt) => {
    expect(promotionState({ status, startsAt, endsAt }, NOW)).toBe(state);
  });
});

describe('lucky numbers', () => {
  const participant = {
    luckyNumbers: ['1', '2', '2', ''],
    attributions: [
      { type: 'QR_CODE', luckyNumber: '2', at: PAST, source: 'A' },
      { type: 'INVITATION', luckyNumber: '3', at: null, source: null },
      { type: 'QR_CODE', luckyNumber: '2', source: 'B' },
      { type: 'QR_CODE', luckyNumber: '' },
    ],
  };

  it('are each there once, those first that say how they were won', () => {
    expect(luckyNumbersOf(participant)).toEqual([
      { number: '2', type: 'QR_CODE', at: PAST, source: 'A' },
      { number: '3', type: 'INVITATION', at: '', source: '' },
      { number: '1', type: '', at: '', source: '' },
    ]);
    expect(luckyNumbersOf({ luckyNumbers: null })).toEqual([]);
  });

  it('are found by their QR code', () => {
    expect(numberOfCode(participant, 'A')?.number).toBe('2');
    expect(numberOfCode(participant, 'C')).toBeUndefined();
  });

  it('of winners are listed by prize, those of an unknown one last', () => {
    const winners = [
      { prizeId: 'x' },
      { prizeId: 'b' },
      { prizeId: null },
      { prizeId: 'a' },
      { prizeId: 'b' },
    ];
    expect(
      winnersByPrize([{ id: 'a' }, { id: 'b' }, { id: 'c' }], winners).map(({ prizeId, winners: of }) => [
        prizeId,
        of.length,
      ]),
    ).toEqual([
      ['a', 1],
      ['b', 2],
      ['', 2],
    ]);
  });
});

describe('what an address brings', () => {
  it('is a promotion, who invites and a code; no other texts than ids', () => {
    expect(arrivalOf('?vt-promotion=verao&hub-invited-by-id=user-1&vt-promotion-code=%20A%201 ')).toEqual({
      promotion: 'verao',
      invitedBy: 'user-1',
      code: 'A 1',
    });
    expect(arrivalOf('?vt-promotion=a/b&hub-invited-by-id=%0d')).toEqual({
      promotion: '',
      invitedBy: '',
      code: '',
    });
  });

  it('is in a code that has an address, too', () => {
    expect(codeOfText(' VERAO-1 ')).toEqual({ promotion: '', code: 'VERAO-1' });
    expect(codeOfText('https://fiat.example/?vt-promotion=verao&vt-promotion-code=A')).toEqual({
      promotion: 'verao',
      code: 'A',
    });
    expect(codeOfText('https://fiat.example/?x=1')).toEqual({
      promotion: '',
      code: 'https://fiat.example/?x=1',
    });
  });

  it('is a filter of the list', () => {
    expect(promotionFilterOf('clube~ACTIVE')).toEqual({ group: 'clube', status: 'ACTIVE' });
    for (const text of [null, '', 'a b', '~/'])
      expect(promotionFilterOf(text)).toEqual({ group: '', status: '' });
    expect(promotionFilterText({ group: '', status: 'ENDED' })).toBe('~ENDED');
    expect(promotionFilterText({ group: '', status: '' })).toBe('');
  });

  it('is what an invitation has put there', () => {
    const url = new URL('https://fiat.example/p?q=1');
    addInvitation(url, 'verao', 'user-1');
    expect(url.search).toBe('?q=1&vt-promotion=verao&hub-invited-by-id=user-1');
  });
});
