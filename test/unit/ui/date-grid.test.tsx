// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DateGrid } from '#ui/parts/DateGrid';
import { SlotList } from '#ui/parts/SlotList';
import { button, click, leave, press, render, text, texts } from '../lib/render';

afterEach(leave);

const onChange = vi.fn();
const onMonth = vi.fn();
afterEach(() => {
  onChange.mockClear();
  onMonth.mockClear();
});

const closedReason = (date: string) =>
  date === '2026-12-25' ? 'feriado' : date.endsWith('22') ? 'fechado' : '';

function Sample(props: Partial<Parameters<typeof DateGrid>[0]>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <DateGrid
      name="date"
      label="Dia"
      min="2026-11-18"
      max="2027-02-10"
      today="2026-11-18"
      closedReason={closedReason}
      onMonth={onMonth}
      {...props}
      value={value}
      onChange={(date) => {
        onChange(date);
        setValue(date);
      }}
    />
  );
}
const stops = () => [...document.querySelectorAll<HTMLElement>('[role=gridcell][tabindex="0"]')];
const focused = () => (document.activeElement as HTMLElement).dataset.date;
const cell = (date: string) => document.querySelector(`[data-date="${date}"]`) as HTMLElement;
const key = (name: string, more?: KeyboardEventInit) =>
  press(`[data-date="${stops()[0]?.dataset.date}"]`, name, more);

describe('the date grid', () => {
  it('has one tab stop, and leaves out the days before and after its range', async () => {
    await render(<Sample />);
    expect(text('.date-month')).toBe('Novembro de 2026');
    expect(stops().map(({ dataset }) => dataset.date)).toEqual(['2026-11-18']);
    expect(document.querySelectorAll('[role=gridcell]')).toHaveLength(13);
    expect(stops()[0]?.getAttribute('aria-label')).toBe('quarta-feira, 18 de novembro de 2026, hoje');
    expect(stops()[0]?.getAttribute('aria-current')).toBe('date');
  });

  it('moves the focus by keys over months, not beyond its range', async () => {
    await render(<Sample />);
    stops()[0]?.focus();
    for (const [name, to, more] of [
      ['ArrowRight', '2026-11-19'],
      ['ArrowDown', '2026-11-26'],
      ['ArrowLeft', '2026-11-25'],
      ['Home', '2026-11-22'],
      ['End', '2026-11-28'],
      ['ArrowDown', '2026-12-05'],
      ['PageDown', '2027-01-05'],
      ['PageUp', '2026-12-05'],
      ['PageDown', '2027-02-10', { shiftKey: true }],
      ['PageUp', '2026-11-18', { shiftKey: true }],
      ['ArrowUp', '2026-11-18'],
    ] as const) {
      const event = await key(name, more);
      expect(event.defaultPrevented, name).toBe(true);
      expect(focused(), name).toBe(to);
      expect(stops()).toHaveLength(1);
    }
    expect(onMonth.mock.calls.map(([month]) => month)).toEqual([
      '2026-12',
      '2027-01',
      '2026-12',
      '2027-02',
      '2026-11',
    ]);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('leaves other keys, and the browser’s own, to the browser', async () => {
    await render(<Sample />);
    expect((await key('a')).defaultPrevented).toBe(false);
    expect((await key('ArrowLeft', { altKey: true })).defaultPrevented).toBe(false);
    expect((await key('Tab')).defaultPrevented).toBe(false);
  });

  it.each(['Enter', ' '])('chooses by %j, and by a press', async (name) => {
    await render(<Sample />);
    await key(name);
    expect(onChange).toHaveBeenLastCalledWith('2026-11-18');
    expect(cell('2026-11-18').getAttribute('aria-selected')).toBe('true');
    await click(cell('2026-11-24'));
    expect(onChange).toHaveBeenLastCalledWith('2026-11-24');
    expect(focused()).toBe('2026-11-24');
    expect(text('[role=status]')).toBe('Dia escolhido: terça-feira, 24 de novembro de 2026.');
    expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(1);
  });

  it('says why a closed day cannot be chosen', async () => {
    await render(<Sample />);
    expect(cell('2026-11-22').getAttribute('aria-disabled')).toBe('true');
    expect(cell('2026-11-22').getAttribute('aria-label')).toBe('domingo, 22 de novembro de 2026, fechado');
    await click(cell('2026-11-22'));
    expect(onChange).not.toHaveBeenCalled();
    expect(text('[role=status]')).toBe('domingo, 22 de novembro de 2026: fechado.');
    await key('ArrowLeft');
    expect(text('[role=status]')).toBe('');
  });

  it('turns the month by its buttons, as far as there are days', async () => {
    await render(<Sample />);
    const previous = document.querySelectorAll('.date-turn')[0] as HTMLElement;
    const next = document.querySelectorAll('.date-turn')[1] as HTMLElement;
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    await click(previous);
    expect(text('.date-month')).toBe('Novembro de 2026');
    for (const month of ['Dezembro de 2026', 'Janeiro de 2027', 'Fevereiro de 2027', 'Fevereiro de 2027']) {
      await click(next);
      expect(text('.date-month')).toBe(month);
    }
    expect(next.getAttribute('aria-disabled')).toBe('true');
  });

  it('chooses nothing while its days are loading', async () => {
    await render(<Sample busy />);
    await click(cell('2026-11-24'));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('follows a value that is set from outside, and shows an error at its tab stop', async () => {
    const { show } = await render(<Sample />);
    await show(<Sample key="other" value="2026-12-24" error="Escolha outro dia" />);
    expect(text('.date-month')).toBe('Dezembro de 2026');
    expect(document.querySelector('[aria-invalid=true]')).toBe(cell('2026-12-24'));
    expect(text('#date-error')).toBe('Escolha outro dia');
  });

  it('speaks Spanish', async () => {
    await render(<Sample />, 'es-AR');
    expect(stops()[0]?.getAttribute('aria-label')).toBe('miércoles, 18 de noviembre de 2026, hoy');
    expect(texts('th')).toEqual(['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb']);
  });
});

describe('the list of times', () => {
  const SLOTS = [{ time: '09:00' }, { time: '10:30', taken: true }, { time: '14:00' }, { time: '19:00' }];
  it('groups them, and does not offer one that was just taken', async () => {
    await render(<SlotList name="time" label="Horário" slots={SLOTS} value="10:30" onChange={onChange} />);
    expect(texts('.slot-name')).toEqual(['Manhã', 'Tarde', 'Noite']);
    const [, taken, later] = document.querySelectorAll('input');
    expect([taken?.disabled, taken?.checked]).toEqual([true, false]);
    expect(texts('.slot')[1]).toBe('10:30ocupado');
    await click(later as Element);
    expect(onChange).toHaveBeenCalledWith('14:00');
  });
  it('names only the parts of the day that have one, and shows an error', async () => {
    await render(
      <SlotList name="time" label="Horário" slots={[]} value="" error="Escolha" onChange={onChange} />,
    );
    expect(texts('.slot-name')).toEqual([]);
    expect(text('#time-error')).toBe('Escolha');
    expect(() => button('x')).toThrow();
  });
});
