import { expect, waitFor, within } from 'storybook/test';
import { STEP_PARAMETER } from '#domain/car/link';
import { CAR_PARAMETER } from '#domain/car/saved-car';
import { nextFrame } from './story';

/** The args of the configurator's stories. */
export const CONFIGURATOR = {
  model: 'Argo',
  'finish-url': '#contato',
  children: '<a href="tel:08005550100">Monte o seu por telefone: 0800 555 0100</a>',
};

/** Opens the page with a link to this car, at this step. */
export const havingCar = (car: string, step: string) => () => {
  const url = new URL(location.href);
  url.searchParams.set(CAR_PARAMETER, car);
  url.searchParams.set(STEP_PARAMETER, step);
  history.replaceState(history.state, '', url);
};

/** Moves to another step through the browser's history. */
export async function goTo(step: string): Promise<void> {
  const url = new URL(location.href);
  url.searchParams.set(STEP_PARAMETER, step);
  history.pushState(history.state, '', url);
  dispatchEvent(new PopStateEvent('popstate'));
  await nextFrame();
}

/** Returns the car's total in the bar. */
export const total = (root: HTMLElement): string =>
  (
    (root.querySelector('.bar-total [aria-hidden]') ?? root.querySelector('.bar-total'))?.textContent ?? ''
  ).replace(/\u00a0/g, ' ');

/** Returns the names of the visible items. */
export const items = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('.item-name')].map((name) => name.textContent ?? '');

/** Presses an item when it is shown. */
export async function pressItem(root: HTMLElement, name: RegExp): Promise<HTMLElement> {
  const item = await waitFor(() => within(root).getByRole('checkbox', { name }));
  item.click();
  return item;
}

/** Expects the focus on this element, within its shadow root. */
export const hasFocus = (element: HTMLElement): Promise<void> =>
  waitFor(() => expect((element.getRootNode() as ShadowRoot).activeElement).toBe(element));
