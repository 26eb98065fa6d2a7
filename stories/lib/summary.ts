import { expect, waitFor } from 'storybook/test';

/** The args of the summary's stories. */
export const SUMMARY = {
  view: 'full',
  link: '#monte',
  children: '<a href="/monte">Monte o seu</a>',
} as const;

export const ARGO = '358AF11~2026~679~C01~MUL.CAM.A02~358AF11-V01';

/** Resolves when all prices are loaded. */
export const priced = (root: HTMLElement, total: string) =>
  waitFor(() => {
    expect(root.querySelector('.amount')).toBeTruthy();
    expect(root.querySelector(':is(.car-total, .car-line-price) .amount')).toHaveTextContent(total);
    expect(root.querySelector('[aria-busy="true"]')).toBeNull();
  });
