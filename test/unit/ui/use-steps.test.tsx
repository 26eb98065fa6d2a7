// @vitest-environment happy-dom

import { act, useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '#domain/validation/refusal';
import { type Form, useForm } from '#ui/core/use-form';
import { useLeaveGuard } from '#ui/parts/use-leave-guard';
import { type Steps, useSteps } from '#ui/parts/use-steps';
import { leave, render, submit } from '../lib/render';

interface Values {
  kind: string;
  name: string;
  spouse: string;
}
let form: Form<Values>;
let steps: Steps<Values>;
const seen = vi.fn();
const check = vi.fn(async ({ name, spouse, kind }: Partial<Values>) => ({
  ...(!name && { name: 'Digite um nome válido' }),
  ...(kind === 'married' && !spouse && { spouse: 'Digite um nome válido' }),
}));
const send = vi.fn(async () => {});
function Wizard() {
  const heading = useRef<HTMLHeadingElement>(null);
  form = useForm<Values>({
    initial: { kind: 'single' },
    check,
    send,
    hasField: (name) => name === 'name' || name === 'spouse',
  });
  steps = useSteps<Values>({
    form,
    check,
    heading,
    onStep: ({ id }) => seen(id),
    steps: [
      { id: 'person', title: 'Dados', fields: ['name'] },
      { id: 'spouse', title: 'Cônjuge', fields: ['spouse'], skip: ({ kind }) => kind !== 'married' },
      { id: 'review', title: 'Revisão', fields: [] },
    ],
  });
  useLeaveGuard(!!form.values.name);
  return (
    <form onSubmit={form.onSubmit}>
      <h3 tabIndex={-1} ref={heading}>
        {steps.current.title}
      </h3>
      {steps.current.fields.map((name) => (
        <input key={name} name={name} aria-label={name} />
      ))}
    </form>
  );
}
const focused = () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent;
const go = <T,>(what: () => T | Promise<T>) => act(async () => what());
afterEach(async () => {
  seen.mockReset();
  await leave();
});

describe('the steps of a wizard', () => {
  it('hold the visitor by their own fields, and show why', async () => {
    await render(<Wizard />);
    expect(await go(() => steps.next())).toBe(false);
    expect([steps.current.id, steps.first, steps.progress]).toEqual(['person', true, 0]);
    expect(form.errors.name).toBe('Digite um nome válido');
    await go(() => form.set({ name: 'Ana Prado' }));
    expect(await go(() => steps.next())).toBe(true);
    expect([steps.current.id, steps.last, steps.progress]).toEqual(['review', true, 1]);
    expect(seen.mock.calls).toEqual([['person'], ['review']]);
  });
  it('lose nothing on the way back, and go on again to where they were', async () => {
    await render(<Wizard />);
    await go(() => form.set({ name: 'Ana Prado' }));
    await go(() => steps.next());
    await go(() => steps.back());
    expect([steps.current.id, form.values.name]).toEqual(['person', 'Ana Prado']);
    await go(() => form.set({ name: '' }));
    expect(await go(() => steps.goTo('review'))).toBe(false);
    expect(await go(() => steps.goTo('nowhere'))).toBe(false);
  });
  it('leave out what the answers make needless, and take the visitor to what they make needed', async () => {
    await render(<Wizard />);
    expect(steps.steps.map(({ id }) => id)).toEqual(['person', 'review']);
    await go(() => form.set({ name: 'Ana Prado' }));
    await go(() => steps.next());
    await go(() => form.set({ kind: 'married' }));
    expect(steps.steps).toHaveLength(3);
    await go(() => steps.goTo('person'));
    expect(await go(() => steps.goTo('review'))).toBe(false);
    expect([steps.current.id, form.errors.spouse]).toEqual(['spouse', 'Digite um nome válido']);
  });
  it('give the focus to a field in question, and otherwise to the title of a new step', async () => {
    await render(<Wizard />);
    await go(() => steps.next());
    expect(focused()).toBe('name');
    await go(() => form.set({ name: 'Ana Prado' }));
    await go(() => steps.next());
    expect(focused()).toBe('Revisão');
    await go(() => steps.back());
    expect(focused()).toBe('Dados');
  });
  it('bring the visitor to the field that the service refused (422)', async () => {
    send.mockRejectedValueOnce({ refusal: refusal({ name: 'Nome já usado' }) });
    await render(<Wizard />);
    await go(() => form.set({ name: 'Ana Prado' }));
    await go(() => steps.next());
    await submit();
    expect([steps.current.id, form.errors.name, focused()]).toEqual(['person', 'Nome já usado', 'name']);
  });
  it('stay where they are, and say so, where their rules cannot be loaded', async () => {
    check.mockRejectedValueOnce(new Error('chunk'));
    await render(<Wizard />);
    await go(() => form.set({ name: 'Ana Prado' }));
    expect(await go(() => steps.next())).toBe(false);
    expect([steps.current.id, steps.failed]).toEqual(['person', true]);
    expect(await go(() => steps.next())).toBe(true);
    expect([steps.current.id, steps.failed]).toEqual(['review', false]);
  });
  it('may not be jumped over', async () => {
    await render(<Wizard />);
    await go(() => form.set({ kind: 'married', name: 'Ana Prado' }));
    expect(await go(() => steps.goTo('review'))).toBe(false);
    expect(steps.current.id).toBe('person');
  });
});

describe('leaving', () => {
  it('is asked about only while there is something to lose', async () => {
    await render(<Wizard />);
    const event = () => {
      const unload = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(unload);
      return unload.defaultPrevented;
    };
    expect(event()).toBe(false);
    await go(() => form.set({ name: 'A' }));
    expect(event()).toBe(true);
    await go(() => form.set({ name: '' }));
    expect(event()).toBe(false);
  });
});
