/** Types and helpers of the widgets' main-job.ts files. */
import { expect, type Locator, type Page } from './test';

/** One action of a visitor, and how its result is recognized. */
export interface Step {
  act(page: Page): Promise<unknown>;
  done(page: Page): Promise<unknown>;
}

/** The main purpose of a widget, on a page of its own. */
export interface MainJob {
  /** The widget's markup. */
  markup: string;
  /** The markup whose view fills the room that is held for the widget, if it is another. */
  reserved?: string;
  /** The user of the sandbox whose job it is; ana by default. */
  user?: string;
  /** Query string of the page's URL. */
  query?: string;
  /** A service works on it for some seconds: where the services' clock stands still otherwise, it runs. */
  takesTime?: boolean;
  steps: readonly Step[];
}

/** A car in the page's URL. */
export const SHARED_CAR = '?vt-car=358AF11~2026~679~C01~MUL.CAM.A02~358AF11-V01';

export const widget = (page: Page, tag: string): Locator => page.locator(tag).first();

/** A step is done when this is visible. */
export const seen =
  (find: (page: Page) => Locator, timeout = 6000) =>
  (page: Page) =>
    expect(find(page).first()).toBeVisible({ timeout });

/** For a step without an action: the result appears on its own. */
export const nothing = async () => {};

/** What a widget says of a failure. */
export const failureOf = (element: Locator): Locator =>
  element
    .locator('[role="alert"], [role="status"].bad')
    .filter({ hasText: /\S/ })
    .or(element.getByRole('button', { name: 'Tentar novamente' }))
    // A refused field that has taken the focus is read with its message.
    .or(element.locator('[aria-invalid="true"]:focus'))
    .first();

/** Presses the button with that name, which may load first; nothing if it is gone, or a failure is shown in its place. */
export const pressed = (tag: string, name: RegExp) => async (page: Page) => {
  const found = widget(page, tag).getByRole('button', { name }).first();
  await found
    .or(failureOf(widget(page, tag)))
    .first()
    .waitFor({ timeout: 3000 })
    .catch(() => {});
  if (await found.isVisible()) await found.click();
};

const setSession = (user: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `vitrine_session=${user}; path=/`;
  // biome-ignore lint/suspicious/noDocumentCookie: the same
  document.cookie = `vitrine_identity=id-${user}; path=/`;
};

/** Signs a user of the sandbox in, before the page opens. */
export const hasSession = (page: Page, user = 'ana') => page.addInitScript(setSession, user);

/** The first step of a widget for signed-in visitors: as a login of the page does it. */
export const signIn = (tag: string, user = 'ana'): Step => ({
  async act(page) {
    await page.evaluate(setSession, user);
    await page.evaluate(() => document.dispatchEvent(new Event('vt-session-started', { bubbles: true })));
  },
  done: seen((page) => widget(page, tag).locator('.signed-in-area')),
});

export const makePdf = (tag: string): Step => ({
  act: pressed(tag, /Baixar PDF/),
  done: seen((page) => widget(page, tag).getByText(/^PDF baixado/), 20_000),
});
