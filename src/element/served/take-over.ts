import { language } from '#page/core/metadata';
import { VERSION } from '../define';
import { keepTyped } from './typed-values';

/** The browser marks all fields of a form whose button was pressed, that of served.css too; older ones have no such mark. */
const isPressed = (form: HTMLFormElement): boolean =>
  CSS.supports('selector(:user-valid)') && !!form.querySelector('.pressed:user-valid');

/**
 * Whether a served view is what the view would render now: of this version (server/render-widget.tsx), in the page's language.
 * A page can be older than the script.
 */
const isCurrent = (root: ShadowRoot): boolean =>
  root.querySelector<HTMLElement>('.late')?.dataset.version === VERSION &&
  root.querySelector<HTMLElement>('.vt')?.lang === language();

/**
 * Mounts a widget's view in the place of the first view that the page came with. Hydration takes the HTML for what the view
 * would render, attributes too; a view of another version is rendered anew. What the visitor did until now stays: typed
 * values, ticked boxes, the focus and the caret, and a form whose button was pressed is submitted, once.
 * @param slot of the author's children @param container of the served view @param render renders the view into it, by hydration or anew
 */
export function takeOver(
  root: ShadowRoot,
  slot: HTMLSlotElement,
  container: HTMLElement,
  render: (isHydrated: boolean) => void,
): void {
  const element = root.host;
  const pressed = [...root.querySelectorAll('form')].map(isPressed);
  const giveBack = keepTyped(container);
  let isRendered = false;
  let isReady = false;
  const finish = () => {
    if (!isRendered || !isReady) return;
    root.querySelector('.late')?.replaceWith(slot);
    giveBack();
    // With the values that the view has rendered by then.
    setTimeout(() => {
      root.querySelectorAll('form').forEach((form, index) => {
        if (pressed[index]) form.requestSubmit();
      });
    });
  };
  element.addEventListener('vt-widget-ready', function onReady(event) {
    // Not of a widget within it.
    if (event.composedPath()[0] !== element) return;
    element.removeEventListener('vt-widget-ready', onReady);
    isReady = true;
    finish();
  });
  const isHydrated = isCurrent(root);
  // The page's form waits for its script (server/render-widget.tsx).
  for (const form of container.querySelectorAll('form')) form.removeAttribute('method');
  if (!isHydrated) container.replaceChildren();
  render(isHydrated);
  isRendered = true;
  finish();
}
