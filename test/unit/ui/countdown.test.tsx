// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#domain/core/brands';
import { noteServerTime } from '#page/server-clock';
import { Countdown } from '#ui/parts/Countdown';
import { leave, render, settle, text } from '../lib/render';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The service's own time, by which a device is a day late. */
const NOON = Date.UTC(2026, 10, 20, 12);
const iso = (moment: number) => new Date(moment).toISOString();
const texts = {
  label: 'Começa em',
  at: 'Em {date}, às {time}.',
  minutes: 'Faltam {minutes} minutos.',
  minute: 'Falta 1 minuto.',
};
const onOver = vi.fn();
const onUnsure = vi.fn();
const show = (until: string, more: object = {}, language: Language = 'pt-BR') =>
  render(<Countdown {...{ until, texts, onOver, onUnsure, ...more }} />, language);
const left = () => text('[role=timer]');
const wake = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
/** While the device sleeps, its running clock stands still. */
let slept = 0;
const sleep = (ms: number) => {
  slept += ms;
  vi.setSystemTime(Date.now() + ms);
};

beforeEach(() => {
  slept = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - slept);
  noteServerTime(iso(NOON));
});
afterEach(async () => {
  await leave();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('a countdown', () => {
  it.each<[number, Language, string, string]>([
    [45 * MINUTE, 'pt-BR', '45:00', '45 minutos'],
    [HOUR, 'pt-BR', '01 h 00 min 00 s', 'uma hora'],
    [DAY + 2 * HOUR, 'pt-BR', '1 dia 02 h 00 min 00 s', '1 dia e duas horas'],
    [3 * DAY + 5 * MINUTE, 'es-AR', '3 días 00 h 05 min 00 s', '3 días y 5 minutos'],
    [1234 * DAY, 'pt-BR', '1.234 dias 00 h 00 min 00 s', '1234 dias'],
  ])('has the parts of %d ms in %s', async (span, language, expected, words) => {
    await show(iso(NOON + span), {}, language);
    await act(async () => noteServerTime(iso(NOON)));
    await wake();
    expect(left()).toBe(expected);
    expect(text('[role=timer] .spoken')).toBe(words);
  });

  it.each([DAY, -DAY])('is right on a device whose clock was off by %d ms from the start', async (off) => {
    vi.setSystemTime(NOON + off);
    noteServerTime(iso(NOON));
    await show(iso(NOON + 2 * DAY));
    expect(left()).toMatch(/^(2 dias 00|1 dia 23) h/);
  });

  it('says nothing of an invalid date, and never that it is over', async () => {
    for (const until of ['', 'amanhã', '2026-13-45T00:00:00Z']) {
      await show(until);
      await settle(2 * MINUTE);
      expect(text()).toBe('');
      await leave();
    }
    expect(onOver).not.toHaveBeenCalled();
  });

  it('is over once', async () => {
    await show(iso(NOON + 2 * SECOND));
    await settle(5 * SECOND);
    expect(onOver).toHaveBeenCalledOnce();
    // The service's time is earlier than was thought.
    noteServerTime(iso(NOON));
    await settle(SECOND);
    expect(onOver).toHaveBeenCalledOnce();
    await settle(3 * SECOND);
    expect(onOver).toHaveBeenCalledTimes(2);
  });

  it('speaks at a few minutes only, and hurries in the last ones', async () => {
    await show(iso(NOON + 11 * MINUTE), { urgent: 2 });
    const spoken = new Set<string>();
    for (let at = 0; at < 11 * MINUTE; at += 30 * SECOND) {
      spoken.add(text('[role=status]'));
      await settle(30 * SECOND);
      if (at === 5 * MINUTE) expect(document.querySelector('.bad')).toBeNull();
    }
    expect([...spoken].filter(Boolean)).toEqual([
      'Faltam 10 minutos.',
      'Faltam 5 minutos.',
      'Faltam 2 minutos.',
      'Falta 1 minuto.',
    ]);
    expect(document.querySelector('.bad [role=timer]')).not.toBeNull();
  });

  it('shows the day and time after a sleep, and asks for the service’s time once', async () => {
    await show(iso(NOON + 2 * DAY));
    sleep(3 * HOUR);
    await wake();
    await wake();
    expect(text()).toMatch(/^Em 22\/11\/2026, às \d\d:\d\d\.$/);
    expect(onUnsure).toHaveBeenCalledOnce();
    noteServerTime(iso(NOON + 3 * HOUR));
    await wake();
    expect(left()).toMatch(/^1 dia (21|20) h/);
  });

  it('shows the day and time of what is longer than is counted, or nothing', async () => {
    await show(iso(NOON + 2 * HOUR), { within: HOUR });
    expect(text()).toMatch(/^Em /);
    await leave();
    await show(iso(NOON + 2 * HOUR), { within: HOUR, texts: { ...texts, at: undefined } });
    expect(text()).toBe('');
  });
});
