import { expect, waitFor } from 'storybook/test';

const MORE = /^Mostrar mais/;

/** Expects the screen to name each status, pressing the button that shows more of a list until all of them are there. */
export const expectStatuses = (root: HTMLElement, names: readonly string[]): Promise<void> =>
  waitFor(() => {
    const shown = new Set([...root.querySelectorAll('.badge')].map(({ textContent }) => textContent?.trim()));
    const missing = names.filter((name) => !shown.has(name));
    const buttons = [...root.querySelectorAll<HTMLElement>('button')];
    if (missing.length > 0) buttons.find(({ textContent }) => MORE.test(textContent ?? ''))?.click();
    expect(missing).toEqual([]);
  });
