// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Combobox, type Option } from '#ui/Combobox';
import { leave, press, render, settle, text, type } from '../lib/render';

const names = ['Belo Horizonte', 'Betim', 'São João del-Rei', 'Uberaba'];
const few = names.map((label) => ({ value: label.slice(0, 2), label }));
const many = Array.from({ length: 853 }, (_, index) => ({ value: String(index), label: `Cidade ${index}` }));
const onChoose = vi.fn();

function Sample({ options }: { options: Option[] }) {
  const [value, setValue] = useState('');
  return (
    <form>
      <Combobox
        name="city"
        label="Cidade"
        value={value}
        options={options}
        onInput={setValue}
        onChoose={onChoose}
      />
    </form>
  );
}

const input = () => document.querySelector('input') as HTMLInputElement;
const options = () => [...document.querySelectorAll('[role=option]')];
const active = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;
const open = () => input().getAttribute('aria-expanded') === 'true';

beforeEach(() => onChoose.mockClear());
afterEach(leave);

describe('Combobox', () => {
  it('is a closed combobox that names its list', async () => {
    await render(<Sample options={few} />);
    expect(open()).toBe(false);
    expect(options()).toHaveLength(0);
    expect(document.getElementById(input().getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe(
      'listbox',
    );
    expect(document.querySelector('label')?.htmlFor).toBe(input().id);
  });
  it('suggests while somebody types, marks what matches and takes nothing by itself', async () => {
    await render(<Sample options={few} />);
    await type('input', 'joao');
    expect(options().map(({ textContent }) => textContent)).toEqual(['São João del-Rei']);
    expect(text('mark')).toBe('João');
    expect(input().hasAttribute('aria-activedescendant')).toBe(false);
    expect((await press('input', 'Enter')).defaultPrevented).toBe(false);
    expect(onChoose).not.toHaveBeenCalled();
  });
  it('is gone through with the arrows, back to the line beyond each end, and takes one with Enter', async () => {
    await render(<Sample options={few} />);
    await type('input', 'be');
    await press('input', 'ArrowDown');
    expect(active()).toBe('Belo Horizonte');
    await press('input', 'ArrowDown');
    expect(active()).toBe('Betim');
    expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual([
      'false',
      'true',
      'false',
    ]);
    await press('input', 'ArrowDown');
    expect(active()).toBe('Uberaba');
    await press('input', 'ArrowDown');
    expect(active()).toBeUndefined();
    await press('input', 'ArrowUp');
    expect(active()).toBe('Uberaba');
    await press('input', 'ArrowUp');
    expect((await press('input', 'Enter')).defaultPrevented).toBe(true);
    expect(onChoose).toHaveBeenCalledWith({ value: 'Be', label: 'Betim' }, input());
    expect(open()).toBe(false);
  });
  it('closes with Escape without letting a dialog around it close, and empties with the next', async () => {
    await render(<Sample options={few} />);
    await type('input', 'be');
    expect((await press('input', 'Escape')).defaultPrevented).toBe(true);
    expect([open(), input().value]).toEqual([false, 'be']);
    expect((await press('input', 'Escape')).defaultPrevented).toBe(true);
    expect(input().value).toBe('');
    expect((await press('input', 'Escape')).defaultPrevented).toBe(false);
  });
  it('opens and closes with Alt and an arrow, and closes with Tab', async () => {
    await render(<Sample options={few} />);
    await press('input', 'ArrowDown', { altKey: true });
    expect([open(), active()]).toEqual([true, undefined]);
    await press('input', 'ArrowUp', { altKey: true });
    expect(open()).toBe(false);
    await press('input', 'ArrowDown', { altKey: true });
    expect((await press('input', 'Tab')).defaultPrevented).toBe(false);
    expect(open()).toBe(false);
  });
  it('takes what is pressed', async () => {
    await render(<Sample options={few} />);
    await type('input', 'uber');
    (options()[0] as HTMLElement).click();
    await settle();
    expect(onChoose).toHaveBeenCalledWith({ value: 'Ub', label: 'Uberaba' }, input());
  });
  it('tells how many there are once the typing pauses', async () => {
    await render(<Sample options={few} />);
    await type('input', 'be');
    expect(text('[role=status]')).toBe('');
    await settle(520);
    expect(text('[role=status]')).toBe('3 sugestões');
    await type('input', 'beto');
    await settle(520);
    expect(text('[role=status]')).toBe('Nenhuma sugestão');
    expect(options()).toHaveLength(1);
    await press('input', 'ArrowDown');
    expect((await press('input', 'Enter')).defaultPrevented).toBe(false);
  });
  it('holds few of 853 suggestions at first and more as somebody moves on', async () => {
    await render(<Sample options={many} />);
    await press('input', 'ArrowDown');
    expect(options()).toHaveLength(60);
    expect(options()[0]?.getAttribute('aria-setsize')).toBe('853');
    for (let page = 0; page < 10; page++) await press('input', 'PageDown');
    expect(active()).toBe('Cidade 100');
    await press('input', 'PageUp');
    expect(active()).toBe('Cidade 90');
    await press('input', 'Escape');
    await press('input', 'ArrowUp');
    expect(active()).toBe('Cidade 852');
  });
  it('shows every answer of a service with its own marks, and no list while it is closed', async () => {
    const answer = [{ value: 'a', label: 'Rua <i>Bela</i>', marks: [{ offset: 4, length: 7 }] }];
    const own = (closed: boolean) => (
      <Combobox
        name="city"
        label="Lugar"
        value="outro"
        options={answer}
        matched
        closed={closed}
        onInput={() => {}}
        onChoose={onChoose}
      />
    );
    const { show } = await render(own(true));
    await press('input', 'ArrowDown');
    expect([open(), options()]).toEqual([false, []]);
    await show(own(false));
    expect(options().map(({ innerHTML }) => innerHTML)).toEqual([
      '<span>Rua <mark>&lt;i&gt;Bela</mark>&lt;/i&gt;</span>',
    ]);
  });
  it('speaks Spanish', async () => {
    await render(<Sample options={few} />, 'es-AR');
    await type('input', 'xyz');
    expect(text('[role=option]')).toBe('Ninguna sugerencia');
  });
});
