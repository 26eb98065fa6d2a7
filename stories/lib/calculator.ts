import { expect, waitFor } from 'storybook/test';
import { inside } from './shadow';

/** The args of the calculator's stories. */
export const CALCULATOR = { children: '<a href="tel:08005550100">Simule por telefone</a>' };

export const ARGO = { mvs: '358AF11', year: 2026, price: 100000 };

export const calculator = (canvas: HTMLElement) => inside(canvas, 'vt-installment-calculator');

/** Resolves to the installment when nothing is loading. */
export async function installment(root: HTMLElement): Promise<string> {
  await waitFor(() => {
    expect(root.querySelector('.figures .installment b [aria-hidden]')).toBeTruthy();
    expect(root.querySelector('.figures')).toHaveAttribute('aria-busy', 'false');
  });
  return root.querySelector('.figures .installment b [aria-hidden]')?.textContent ?? '';
}

export const row = (root: HTMLElement, name: string) =>
  [...root.querySelectorAll('.figures .amounts > div')].find((line) => line.textContent?.startsWith(name));

export const slider = (root: HTMLElement, name: string) => {
  const found = root.querySelector<HTMLInputElement>(`#${name}`);
  if (!found) throw new Error(`no slider ${name}`);
  return found;
};

/** Resolves when the figures match the input. */
export const another = (root: HTMLElement, before: string) =>
  waitFor(() => {
    expect(root.querySelector('.figures')).toHaveAttribute('aria-busy', 'false');
    expect(root.querySelector('.figures .installment b [aria-hidden]')?.textContent).not.toBe(before);
  });
