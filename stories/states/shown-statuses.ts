import { expect, waitFor } from 'storybook/test';
import { nextFrame } from '../lib/story';

/** Presses the button that shows more of a list until all of it is there. */
export async function showAll(root: HTMLElement, name: RegExp): Promise<void> {
  const more = () =>
    [...root.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => name.test(textContent ?? ''));
  await waitFor(() => expect(root.querySelector('.badge')).not.toBeNull());
  for (let button = more(); button; button = more()) {
    button.click();
    await nextFrame();
  }
}

/** Expects the screen to name each status, and none as unknown. */
export const expectStatuses = (root: HTMLElement, names: readonly string[]): Promise<void> =>
  waitFor(() => {
    const shown = new Set([...root.querySelectorAll('.badge')].map(({ textContent }) => textContent?.trim()));
    expect(names.filter((name) => !shown.has(name))).toEqual([]);
  });
