import { describe, expect, it } from 'vitest';
import { asksTheSame, isPollOver, pollState, voteShare } from '#domain/loyalty/poll';

const POLL = { question: 'Onde?', options: [{ id: '1', text: 'Serra' }, { id: '2' }] };
const at = (text: string) => Date.parse(text);

describe('a poll', () => {
  it('is open until its end, and voted from the vote on', () => {
    const now = at('2026-11-20T12:00:00Z');
    expect(pollState(POLL, now)).toBe('open');
    expect(pollState({ ...POLL, endsAt: null, votedOptionId: null }, now)).toBe('open');
    expect(pollState({ ...POLL, endsAt: '2026-11-20T12:00:01Z' }, now)).toBe('open');
    expect(pollState({ ...POLL, endsAt: '2026-11-20T11:59:59Z' }, now)).toBe('closed');
    expect(pollState({ ...POLL, endsAt: '2026-11-20T11:59:59Z', votedOptionId: '1' }, now)).toBe('voted');
  });

  it('is open on the whole of its last day, and where its end cannot be read', () => {
    expect(isPollOver('2026-11-20', at('2026-11-20T23:59:59'))).toBe(false);
    expect(isPollOver('2026-11-20', at('2026-11-21T00:00:00'))).toBe(true);
    expect(isPollOver('em breve', at('2026-11-21T00:00:00'))).toBe(false);
  });

  it('asks something else with another question, option or order', () => {
    expect(asksTheSame(POLL, { ...POLL, votedOptionId: '1' })).toBe(true);
    expect(asksTheSame(POLL, { ...POLL, question: 'Quando?' })).toBe(false);
    expect(asksTheSame(POLL, { ...POLL, options: [{ id: '1', text: 'Mar' }, { id: '2' }] })).toBe(false);
    expect(asksTheSame(POLL, { ...POLL, options: null })).toBe(false);
  });
});

describe('the share of an option', () => {
  it('is what the service says, else that of the counts, else unknown', () => {
    expect(voteShare({ percent: 0, votes: 9 }, 10)).toBe(0);
    expect(voteShare({ votes: 1 }, 4)).toBe(25);
    expect(voteShare({ votes: null, percent: null }, 4)).toBeUndefined();
    expect(voteShare({ votes: 5 }, 4)).toBeUndefined();
    expect(voteShare({ votes: 0 }, 0)).toBeUndefined();
  });
});
