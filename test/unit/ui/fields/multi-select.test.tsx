// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import type { Form } from '#ui/core/use-form';
import { MultiSelect } from '#ui/fields/lists/MultiSelect';
import { button, click, leave, press, submit, text, texts, type } from '../../lib/render';
import { at, behaviour, focused, form, show, type Values } from './sample';

const OPTIONS = [...Array(40).keys()].map((n) => ({
  value: `d${n}`,
  label: n % 2 ? `Concessionária ${n}` : `Centro Automotivo ${n}`,
}));
const field = (f: Form<Values>) => (
  <MultiSelect form={f} name="dealers" label="Concessionárias" options={OPTIONS} />
);
const chips = () => texts('.chips li');
const count = () => text('.chips-tools [role=status]');
const codes = (length: number) => [...Array(length).keys()].map((n) => `d${n}`);

afterEach(leave);

describe('several choices', () => {
  it('are found by typing, chosen one after the other and counted', async () => {
    await show(field);
    expect(count()).toBe('Nada escolhido.');
    at('dealers').focus();
    await type('#dealers', 'automotivo 4');
    await press('#dealers', 'ArrowDown');
    await press('#dealers', 'Enter');
    expect(form.values.dealers).toEqual(['d4']);
    expect(count()).toBe('1 escolhido.');
    expect(at('dealers').value).toBe('');
    expect(focused()).toBe(at('dealers'));
    // It is no longer suggested.
    await type('#dealers', 'automotivo 4');
    expect(texts('[role=option]')).toEqual(['Nenhuma sugestão']);
  });
  it('can be all that were found', async () => {
    await show(field, { dealers: ['d1'] });
    await type('#dealers', 'concession');
    expect(texts('[role=option]')[0]).toBe('Escolher os 19 encontrados');
    await press('#dealers', 'ArrowDown');
    await press('#dealers', 'Enter');
    expect(form.values.dealers).toHaveLength(20);
    expect(new Set(form.values.dealers).size).toBe(20);
    expect(count()).toBe('20 escolhidos.');
    // Without a search nobody means all.
    await type('#dealers', '');
    expect(texts('[role=option]')[0]).toBe('Centro Automotivo 0');
  });
  it('are gone through and removed by keys', async () => {
    await show(field, { dealers: codes(3) });
    at('dealers').focus();
    await type('#dealers', 'x');
    await press('#dealers', 'Backspace');
    expect(focused()).toBe(at('dealers'));
    await type('#dealers', '');
    await press('#dealers', 'Backspace', { repeat: true });
    expect(focused()).toBe(at('dealers'));
    await press('#dealers', 'Backspace');
    expect(focused()?.getAttribute('aria-label')).toBe('Remover Centro Automotivo 2');
    const press_ = (key: string) => press(`[aria-label="${focused()?.getAttribute('aria-label')}"]`, key);
    await press_('ArrowLeft');
    expect(focused()?.getAttribute('aria-label')).toBe('Remover Concessionária 1');
    await press_('Delete');
    expect(form.values.dealers).toEqual(['d0', 'd2']);
    expect(focused()?.getAttribute('aria-label')).toBe('Remover Centro Automotivo 2');
    await press_('Delete');
    expect(focused()?.getAttribute('aria-label')).toBe('Remover Centro Automotivo 0');
    await press_('ArrowRight');
    expect(focused()).toBe(at('dealers'));
    await click(document.querySelector('.tag-remove') as Element);
    expect(form.values.dealers).toEqual([]);
    expect(focused()).toBe(at('dealers'));
  });
  it('are shown a dozen at first', async () => {
    await show(field, { dealers: codes(20) });
    expect(chips()).toHaveLength(12);
    await click(button('Ver todos os 20 escolhidos'));
    expect(chips()).toHaveLength(20);
    expect(focused()?.getAttribute('aria-label')).toBe('Remover Centro Automotivo 12');
    await click(button('Remover todos'));
    expect(form.values.dealers).toEqual([]);
    expect(focused()).toBe(at('dealers'));
  });
  it('keeps the focus among the shown ones', async () => {
    await show(field, { dealers: codes(20) });
    const [last] = [...document.querySelectorAll<HTMLElement>('.tag-remove')].slice(-1);
    await click(last as Element);
    expect(chips()).toHaveLength(12);
    expect(focused()?.getAttribute('aria-label')).toBe('Remover Centro Automotivo 12');
  });
  it('are refused at the input, until they change', async () => {
    await show(field);
    behaviour.check = ({ dealers }) => (dealers?.length ? {} : { dealers: 'Escolha uma' });
    await submit();
    expect(text('#dealers-error')).toBe('Escolha uma');
    expect(focused()).toBe(at('dealers'));
    await type('#dealers', 'automotivo 4');
    await press('#dealers', 'ArrowDown');
    await press('#dealers', 'Enter');
    expect(text('#dealers-error')).toBe('');
  });
  it('shows a choice that is no longer offered by its code', async () => {
    await show(field, { dealers: ['gone'] });
    expect(chips()).toEqual(['gone']);
  });
});
