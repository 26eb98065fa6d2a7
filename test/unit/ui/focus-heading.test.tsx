// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { leave, render } from '../lib/render';

const heading = () => document.querySelector<HTMLElement>('[tabindex="-1"]') as HTMLElement;
afterEach(async () => {
  await leave();
  vi.restoreAllMocks();
});

describe('a heading that takes the focus', () => {
  it('has its text in an element of its own, by which its focus is a change to screen readers', async () => {
    await render(<FocusHeading level={3}>a</FocusHeading>);
    expect(heading().firstElementChild?.textContent).toBe('a');
  });
  it('is of its level, has its attributes, and the focus once', async () => {
    const view = (text: string) => (
      <>
        <FocusHeading level={4} id="title">
          {text}
        </FocusHeading>
        <button type="button">x</button>
      </>
    );
    const { show } = await render(view('a'));
    expect([heading().localName, heading().id, heading().textContent]).toEqual(['h4', 'title', 'a']);
    expect(document.activeElement).toBe(heading());
    document.querySelector('button')?.focus();
    await show(view('b'));
    expect(heading().textContent).toBe('b');
    expect(document.activeElement).toBe(document.querySelector('button'));
  });
  it('leaves the focus where it is until it may take it', async () => {
    const { show } = await render(
      <FocusHeading level={2} takesFocus={false}>
        a
      </FocusHeading>,
    );
    expect(document.activeElement).not.toBe(heading());
    await show(<FocusHeading level={2}>a</FocusHeading>);
    expect(document.activeElement).toBe(heading());
  });
  it.each([
    [false, -1, 0],
    [true, -1, 1],
    [true, 0, 0],
  ])(
    'scrolls itself to the start if it is told to and far from it: %s, at %d',
    async (isTold, top, times) => {
      const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
      vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 1, 1));
      await render(
        <FocusHeading level={3} scrollsToStart={isTold}>
          a
        </FocusHeading>,
      );
      expect(document.activeElement).toBe(heading());
      expect(scroll).toHaveBeenCalledTimes(times);
    },
  );
});
