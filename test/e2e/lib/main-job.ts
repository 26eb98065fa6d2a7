/** What a widget's main-job.ts is made of. */
import { expect, type Locator, type Page } from './test';

/** One thing that a visitor does with a widget, and how it shows that it is done. */
export interface Step {
  act(page: Page): Promise<unknown>;
  done(page: Page): Promise<unknown>;
}

/** What a widget is for, done alone on a page of its own. */
export interface MainJob {
  /** The widget as an author writes it. */
  markup: string;
  /** Query of the page's address. */
  query?: string;
  steps: readonly Step[];
}

/** A car in the page's address. */
export const SHARED_CAR = '?vt-car=358AF11~2026~679~C01~MUL.CAM.A02~358AF11-V01';

export const widget = (page: Page, tag: string): Locator => page.locator(tag).first();

/** A step is done once this is visible. */
export const seen =
  (find: (page: Page) => Locator, timeout = 3000) =>
  (page: Page) =>
    expect(find(page).first()).toBeVisible({ timeout });

/** For a step without an action: what it waits for comes by itself. */
export const nothing = async () => {};

/** Presses a button of that name where it is there. */
export const pressed = (tag: string, name: RegExp) => async (page: Page) => {
  const found = widget(page, tag).getByRole('button', { name }).first();
  if (await found.isVisible()) await found.click();
};

export const makePdf = (tag: string): Step => ({
  act: pressed(tag, /Baixar PDF/),
  done: seen((page) => widget(page, tag).getByText(/^PDF baixado/), 20_000),
});
