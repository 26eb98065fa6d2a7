import { expect, fireEvent, waitFor, within } from 'storybook/test';
import type { VitrineTag } from '#element/package/generated/elements';

/** Returns the element of a story, which may be in another widget's shadow root. */
export function widgetIn(tree: ParentNode, tag: VitrineTag): HTMLElement {
  const element = tree.querySelector<HTMLElement>(tag);
  if (!element) throw new Error(`the story has no ${tag}`);
  return element;
}

/** Resolves to the rendered view of a widget, with the usual queries. */
export async function inside(tree: ParentNode, tag: VitrineTag) {
  const element = await waitFor(() => widgetIn(tree, tag));
  const root = await waitFor(() => {
    const view = element.shadowRoot?.querySelector<HTMLElement>('.vt');
    if (!view) throw new Error(`${tag} is not ready`);
    return view;
  });
  return { element, root, ...within(root) };
}

/** Types a text and leaves the field. Simulated keys do not reach React inside a shadow root; this does. */
export function fill(field: HTMLElement, value: string, { leave = true } = {}): void {
  // A list of suggestions opens for who types, and not for what a browser fills in.
  if (field.getAttribute('role') === 'combobox') field.focus();
  fireEvent.focusIn(field);
  fireEvent.input(field, { target: { value } });
  if (leave) fireEvent.focusOut(field);
}

/** Selects an option of a select. */
export function choose(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

export const press = (element: HTMLElement): void => {
  element.click();
};

/** Resolves when all animations have ended, so that a contrast check sees the final colours. */
export async function settled(element: HTMLElement): Promise<void> {
  await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
  await expect(element).toBeVisible();
}

/** Collects the events of a name that reach the document during a play function. */
export function heard(canvas: HTMLElement, name: string): unknown[] {
  const details: unknown[] = [];
  canvas.addEventListener(name, (event) => details.push((event as CustomEvent).detail));
  return details;
}

/** Resolves to a popup's message when it is shown. */
export const popup = (text: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const layer = document
      .querySelector('[data-vitrine="popups"]')
      ?.shadowRoot?.querySelector<HTMLElement>('.vt');
    if (!layer) throw new Error('no message is shown');
    return within(layer).getByText(text);
  });

/** Expects that the widget has failed and shows its children. */
export async function failedWithChildren(element: HTMLElement, text: string): Promise<void> {
  await waitFor(() => expect(element.matches(':state(failed)')).toBe(true));
  // One that fails before it mounts has no shadow root.
  await expect(element.shadowRoot?.querySelector('.vt') ?? null).toBeNull();
  await expect(within(element).getByText(text).checkVisibility()).toBe(true);
}

/** Fills in a form's fields by name: text unchanged, true for a checkbox. */
export function fillForm(root: HTMLElement, values: Record<string, string | true>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = root.querySelector<HTMLInputElement>(`#${name}`);
    if (!field) throw new Error(`the form has no ${name}`);
    if (value !== true) fill(field, value);
    else if (!field.checked) field.click();
  }
}

/** Returns the value of a form's field. */
export const textIn = (root: HTMLElement, name: string): string | undefined =>
  root.querySelector<HTMLInputElement>(`#${name}`)?.value;

/** Scrolls a story's document, and none around it, until an element is in its middle. */
export function bringIntoView(element: HTMLElement): void {
  const { top, height } = element.getBoundingClientRect();
  scrollBy(0, top + height / 2 - innerHeight / 2);
}
