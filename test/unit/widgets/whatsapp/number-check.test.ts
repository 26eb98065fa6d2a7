import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { numberCheck } from '#widgets/whatsapp/deferred/number-check';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const options = { attempts: 3, pause: 500 };

describe('the number check (spec leads#messaging-bot-check)', () => {
  it.each([true, false])('flags a number as %s', async (valid) => {
    const ask = vi.fn(async () => valid);
    expect(await numberCheck({ ...options, ask })('0119')).toBe(valid);
    expect(ask).toHaveBeenCalledTimes(1);
  });
  it('repeats an unsuccessful or failed attempt after 500 ms', async () => {
    const ask = vi.fn(async () => true as boolean | null);
    ask.mockResolvedValueOnce(null).mockRejectedValueOnce(new Error('down'));
    const answer = numberCheck({ ...options, ask })('0119');
    await vi.advanceTimersByTimeAsync(499);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(500);
    expect(await answer).toBe(true);
    expect(ask).toHaveBeenCalledTimes(3);
  });
  it('makes no fourth request, ever', async () => {
    const ask = vi.fn(async () => null);
    const check = numberCheck({ ...options, ask });
    const answer = check('0119');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toBeNull();
    expect(await check('0118')).toBeNull();
    expect(ask).toHaveBeenCalledTimes(3);
  });
  it('gives only the latest number an answer', async () => {
    let answer: (valid: boolean) => void = () => {};
    const ask = vi.fn((number: string) =>
      number === 'old' ? new Promise<boolean>((go) => (answer = go)) : Promise.resolve(true),
    );
    const check = numberCheck({ ...options, ask });
    const old = check('old');
    expect(await check('new')).toBe(true);
    answer(false);
    expect(await old).toBeNull();
  });
});
