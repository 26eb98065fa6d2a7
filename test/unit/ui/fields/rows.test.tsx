// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { refusal } from '#domain/validation/refusal';
import { TextField } from '#ui/core/fields';
import type { Form } from '#ui/core/use-form';
import { RepeatedRows } from '#ui/fields/lists/RepeatedRows';
import { button, click, leave, submit, text, texts, type } from '../../lib/render';
import { at, behaviour, focused, form, type Price, show, type Values } from './sample';

afterEach(leave);

const prices = (count: number): Price[] =>
  [...Array(count).keys()].map((n) => ({ model: `m${n}`, price: String(n) }));
const rows =
  (limits: { min?: number; max?: number } = {}) =>
  (f: Form<Values>) => (
    <RepeatedRows<Values, Price>
      form={f}
      name="prices"
      label="Preços"
      rowName="Preço {number}"
      add="Adicionar preço"
      create={() => ({ model: '', price: '' })}
      {...limits}
    >
      {(row) => <TextField form={row.form} name={row.name('price')} label="Valor" />}
    </RepeatedRows>
  );
const values = () => form.values.prices?.map(({ price }) => price);

describe('repeated rows', () => {
  it('change one row and keep its other values', async () => {
    await show(rows(), { prices: prices(2) });
    const field = at('prices.1.price');
    field.focus();
    await type('[id="prices.1.price"]', '99');
    // It is still the field that is being typed in.
    expect(focused()).toBe(field);
    expect(form.values.prices).toEqual([
      { model: 'm0', price: '0' },
      { model: 'm1', price: '99' },
    ]);
  });
  it('lead to a new row', async () => {
    await show(rows({ max: 2 }), { prices: prices(1) });
    await click(button('Adicionar preço'));
    expect(focused()).toBe(at('prices.1.price'));
    expect(values()).toEqual(['0', '']);
    // No more than that.
    expect(() => button('Adicionar preço')).toThrow();
    expect(texts('.field > .muted')).toContain('No máximo 2.');
  });
  it('lead to the neighbour of a removed row, which can come back', async () => {
    await show(rows(), { prices: prices(3) });
    const before = at('prices.2.price');
    await click(button('Remover Preço 2'));
    expect(values()).toEqual(['0', '2']);
    // The row that has moved up is still the same element.
    expect(at('prices.1.price')).toBe(before);
    expect(focused()).toBe(before);
    expect(text('.row-removed [role=status]')).toBe('Preço 2 removido.');
    await click(button('Desfazer'));
    expect(values()).toEqual(['0', '1', '2']);
    expect(focused()).toBe(at('prices.1.price'));
    expect(text('.row-removed [role=status]')).toBe('Preço 2 de volta.');
  });
  it('lead to the one before if the last is removed, and to the button if all are', async () => {
    await show(rows(), { prices: prices(2) });
    await click(button('Remover Preço 2'));
    expect(focused()).toBe(at('prices.0.price'));
    await click(button('Remover Preço 1'));
    expect(focused()).toBe(button('Adicionar preço'));
  });
  it('keep as many as have to be there', async () => {
    await show(rows({ min: 1 }), { prices: prices(1) });
    expect(() => button('Remover Preço 1')).toThrow();
  });
  it('show a refusal at the field of its row, until that one changes', async () => {
    await show(rows(), { prices: prices(3) });
    behaviour.send = async () => {
      const refused = refusal({ 'prices.1.price': 'Acima da tabela', 'prices.2.price': 'Abaixo da tabela' });
      throw Object.assign(new Error('422'), { refusal: refused });
    };
    await submit();
    const said = () => [1, 2].map((n) => text(`[id="prices.${n}.price-error"]`));
    expect(said()).toEqual(['Acima da tabela', 'Abaixo da tabela']);
    expect(focused()).toBe(at('prices.1.price'));
    await type('[id="prices.1.price"]', '7');
    expect(said()).toEqual(['', 'Abaixo da tabela']);
    // It is refused again where that was refused.
    await type('[id="prices.1.price"]', '1');
    await act(async () => at('prices.1.price').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(said()).toEqual(['Acima da tabela', 'Abaixo da tabela']);
  });
  it('do not leave a refusal at a row that has moved up', async () => {
    await show(rows(), { prices: prices(3) });
    behaviour.send = async () => {
      throw Object.assign(new Error('422'), { refusal: refusal({ 'prices.1.price': 'Acima da tabela' }) });
    };
    await submit();
    await click(button('Remover Preço 2'));
    expect(text('[id="prices.1.price-error"]')).toBe('');
  });
  it('show the rule of a row once it was left', async () => {
    await show(rows(), { prices: prices(1) });
    behaviour.check = (now) =>
      (now.prices?.[0]?.price ? {} : { 'prices.0.price': 'Digite o preço' }) as object;
    await type('[id="prices.0.price"]', '');
    expect(text('[id="prices.0.price-error"]')).toBe('');
    await act(async () => at('prices.0.price').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(text('[id="prices.0.price-error"]')).toBe('Digite o preço');
    await type('[id="prices.0.price"]', '5');
    expect(text('[id="prices.0.price-error"]')).toBe('');
  });
});
