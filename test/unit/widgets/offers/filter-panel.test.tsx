// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { FilterPanel } from '#features/offers/list/FilterPanel';
import { button, click, leave, render } from '../../lib/render';

afterEach(leave);

const panel = (values: readonly (string | number | boolean | null | undefined)[]) => (
  <FilterPanel values={values}>
    <input aria-label="Modelo" />
  </FilterPanel>
);

it.each([
  [['', null, undefined, false], 'Filtros'],
  [['argo', '', 90_000, true], 'Filtros (3)'],
])('of %j the button says %s', async (values, name) => {
  await render(panel(values));
  expect(button(name).getAttribute('aria-expanded')).toBe('false');
});

it('opens and closes with its button, and keeps what is chosen', async () => {
  await render(panel([]));
  const filters = document.querySelector('fieldset') as HTMLElement;
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = 'Argo';
  expect(filters.className).toBe('filters');
  await click(button('Filtros'));
  expect(filters.className).toBe('filters open');
  await click(button('Filtros'));
  expect(filters.className).toBe('filters');
  expect(document.querySelector('input')?.value).toBe('Argo');
});
