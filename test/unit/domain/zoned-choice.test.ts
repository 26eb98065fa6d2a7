import { describe, expect, it } from 'vitest';
import { readZonedTime, zonedTimeOf } from '#domain/time/zoned-choice';

const NY = 'America/New_York';
const SP = 'America/Sao_Paulo';
const at = (text: string) => Date.parse(text);

describe('readZonedTime', () => {
  it.each([
    ['', '', 'empty'],
    ['2026-03-01', '', 'incomplete'],
    ['', '10:00', 'incomplete'],
    ['2026-02-31', '10:00', 'invalid'],
    ['0202-03-01', '10:00', 'invalid'],
    ['2026-03-01', '25:00', 'invalid'],
  ])('%s %s is %s', (date, time, kind) => {
    expect(readZonedTime({ date, time }, SP)).toEqual({ kind });
  });
  it.each([
    ['2026-11-27', '10:30', SP, 'once', '2026-11-27T13:30:00Z'],
    ['2026-11-27', '10:30', 'America/Manaus', 'once', '2026-11-27T14:30:00Z'],
    // Clocks go forward at 02:00 on 8 March, and back at 02:00 on 1 November.
    ['2026-03-08', '01:59', NY, 'once', '2026-03-08T06:59:00Z'],
    ['2026-03-08', '02:30', NY, 'gap', '2026-03-08T07:30:00Z'],
    ['2026-03-08', '03:00', NY, 'once', '2026-03-08T07:00:00Z'],
    ['2026-11-01', '00:30', NY, 'once', '2026-11-01T04:30:00Z'],
    ['2026-11-01', '01:30', NY, 'twice', '2026-11-01T05:30:00Z'],
    ['2026-11-01', '02:00', NY, 'once', '2026-11-01T07:00:00Z'],
    ['2026-11-01', '23:30', NY, 'once', '2026-11-02T04:30:00Z'],
  ])('%s %s in %s is there %s', (date, time, zone, kind, moment) => {
    expect(readZonedTime({ date, time }, zone)).toEqual({ kind, moment: at(moment) });
  });
  it('takes the second of two', () => {
    const second = { date: '2026-11-01', time: '01:30', isSecond: true };
    expect(readZonedTime(second, NY).moment).toBe(at('2026-11-01T06:30:00Z'));
    // On any other day there is but one.
    expect(readZonedTime({ ...second, date: '2026-11-02' }, NY).moment).toBe(at('2026-11-02T06:30:00Z'));
  });
});

describe('zonedTimeOf', () => {
  it.each([
    ['2026-11-27T13:30:59Z', SP, { date: '2026-11-27', time: '10:30' }],
    ['2026-11-01T05:30:59Z', NY, { date: '2026-11-01', time: '01:30' }],
    ['2026-11-01T06:30:00Z', NY, { date: '2026-11-01', time: '01:30', isSecond: true }],
  ])('%s in %s', (moment, zone, shown) => {
    expect(zonedTimeOf(at(moment), zone)).toEqual(shown);
  });
  it('is empty without a moment', () => {
    expect(zonedTimeOf(undefined, SP)).toEqual({ date: '', time: '' });
    expect(zonedTimeOf(Number.NaN, SP)).toEqual({ date: '', time: '' });
  });
});
