import { describe, expect, it } from 'vitest';
import {
  clockTime,
  openHours,
  openState,
  type Period,
  timeZoneOf,
  weekOf,
  weekTime,
} from '#domain/dealer/opening-hours';

const working = (weekday: number, start: string, end: string): Period => ({
  weekday,
  type: 'WORKING_TIME',
  start,
  end,
});
const pause = (weekday: number, start: string, end: string): Period => ({
  weekday,
  type: 'BREAK',
  start,
  end,
});
/** Monday to Friday with a break, Saturday morning. */
const WEEK = [
  ...[1, 2, 3, 4, 5].flatMap((day) => [working(day, '08:00', '18:00'), pause(day, '12:00', '13:00')]),
  working(6, '08:00', '12:00'),
];
const at = (weekday: number, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { weekday, minute: hours * 60 + minutes };
};
const texts = (periods: Period[], weekday = 1) =>
  openHours(periods, weekday).map(({ from, to }) => `${clockTime(from)}-${clockTime(to)}`);

describe('openHours', () => {
  it('are the working time without its breaks', () => {
    expect(texts(WEEK)).toEqual(['08:00-12:00', '13:00-18:00']);
    expect(texts(WEEK, 6)).toEqual(['08:00-12:00']);
    expect(texts(WEEK, 0)).toEqual([]);
  });
  it('are in their order, joined where they meet or overlap', () => {
    const periods = [
      working(1, '14:00', '18:00'),
      working(1, '08:00', '11:00'),
      working(1, '09:00', '10:00'),
      working(1, '11:00', '12:00'),
    ];
    expect(texts(periods)).toEqual(['08:00-12:00', '14:00-18:00']);
  });
  it('ignore breaks outside, and end or begin with one at the edge', () => {
    const day = working(1, '08:00', '18:00');
    expect(texts([day, pause(1, '19:00', '20:00'), pause(1, '06:00', '09:00')])).toEqual(['09:00-18:00']);
    expect(texts([day, pause(1, '07:00', '19:00')])).toEqual([]);
  });
  it('last until the end of the day if they end at midnight', () => {
    expect(openHours([working(1, '20:00', '00:00')], 1)).toEqual([{ from: 1200, to: 1440 }]);
    expect(openHours([working(1, '20:00', '24:00')], 1)).toEqual([{ from: 1200, to: 1440 }]);
  });
  it.each([
    ['18:00', '08:00'],
    ['x', '18:00'],
    ['08:00', 'x'],
    ['08:00', ''],
    ['08:60', '18:00'],
    ['25:00', '26:00'],
  ])('are none from %s to %s', (start, end) => {
    expect(texts([working(1, start, end)])).toEqual([]);
  });
  it('have seconds in some services, and other types are none', () => {
    expect(texts([working(1, '8:00:00', '12:00:00')])).toEqual(['08:00-12:00']);
    expect(texts([{ ...working(1, '08:00', '12:00'), type: 'HOLIDAY' }])).toEqual([]);
  });
});

describe('weekOf', () => {
  it('joins consecutive days with equal hours, from Monday to Sunday', () => {
    expect(weekOf(WEEK).map(({ from, to, hours }) => [from, to, hours?.length])).toEqual([
      [1, 5, 2],
      [6, 6, 1],
      [0, 0, 0],
    ]);
  });
  it('says nothing of a day with a type of period that nobody knows, nor of a week of these', () => {
    const onCall = { ...working(0, '09:00', '12:00'), type: 'ON_CALL' };
    expect(weekOf([...WEEK, onCall]).at(-1)).toEqual({ from: 0, to: 0, hours: undefined });
    expect(weekOf([onCall])).toEqual([{ from: 1, to: 0, hours: undefined }]);
  });
});

describe('openState', () => {
  it.each([
    [1, '08:00', { isOpen: true, until: 720 }],
    [1, '17:59', { isOpen: true, until: 1080 }],
    [1, '12:30', { isOpen: false, opens: 780, days: 0, weekday: 1 }],
    [1, '07:59', { isOpen: false, opens: 480, days: 0, weekday: 1 }],
    [1, '18:00', { isOpen: false, opens: 480, days: 1, weekday: 2 }],
    [6, '12:00', { isOpen: false, opens: 480, days: 2, weekday: 1 }],
    [0, '10:00', { isOpen: false, opens: 480, days: 1, weekday: 1 }],
  ])('on day %d at %s', (weekday, time, expected) => {
    expect(openState(WEEK, at(weekday, time))).toEqual(expected);
  });
  it('is of the same day next week where there is no other', () => {
    expect(openState([working(3, '08:00', '12:00')], at(3, '13:00'))).toEqual({
      isOpen: false,
      opens: 480,
      days: 7,
      weekday: 3,
    });
  });
  it('is unknown from a day on of which nothing is said', () => {
    const onCall = (weekday: number) => ({ ...working(weekday, '19:00', '22:00'), type: 'ON_CALL' });
    expect(openState([...WEEK, onCall(1)], at(1, '20:00'))).toBeNull();
    expect(openState([...WEEK, onCall(0)], at(6, '13:00'))).toBeNull();
    expect(openState([...WEEK, onCall(1)], at(1, '09:00'))).toEqual({ isOpen: true, until: 720 });
    expect(openState([...WEEK, onCall(0)], at(6, '07:00'))).toMatchObject({ isOpen: false, opens: 480 });
  });
  it('is unknown without hours', () => {
    expect(openState([pause(1, '12:00', '13:00')], at(1, '12:30'))).toBeNull();
  });
});

describe('the time of a dealer', () => {
  it.each([
    ['BR', 'SP', 'America/Sao_Paulo'],
    ['BR', 'AC', 'America/Rio_Branco'],
    ['BR', '', 'America/Sao_Paulo'],
    ['AR', 'M', 'America/Argentina/Buenos_Aires'],
    ['AR', 'AM', 'America/Argentina/Buenos_Aires'],
  ] as const)('%s %s is in %s', (country, state, zone) => {
    expect(timeZoneOf(country, state)).toBe(zone);
  });
  it('is not the visitor’s: it may be another day there', () => {
    const now = new Date('2026-03-02T02:30:00Z');
    expect(weekTime(now, 'America/Sao_Paulo')).toEqual(at(0, '23:30'));
    expect(weekTime(now, 'America/Rio_Branco')).toEqual(at(0, '21:30'));
    expect(weekTime(new Date('2026-03-02T03:00:00Z'), 'America/Sao_Paulo')).toEqual(at(1, '00:00'));
  });
});
