import { claimNodes } from './claim-nodes';
import { keepTyped } from './typed-values';

/** The browser marks all fields of a form whose button was pressed, that of served.css too; older ones have no such mark. */
const isPressed = (form: HTMLFormElement): boolean =>
  CSS.supports('selector(:user-valid)') && !!form.querySelector('.pressed:user-valid');

/**
 * Mounts a widget's view in the place of the first view that the page came with. What the visitor did until now stays: typed
 * values, ticked boxes, the focus and the caret, and a form whose button was pressed is submitted, once.
 * @param slot of the author's children @param container of the served view @param render renders into it
 */
export function takeOver(
  root: ShadowRoot,
  slot: HTMLSlotElement,
  container: HTMLElement,
  render: () => void,
): void {
  const element = root.host;
  const pressed = [...root.querySelectorAll('form')].map(isPressed);
  const giveBack = keepTyped(container);
  let isClaimed = false;
  let isReady = false;
  const finish = () => {
    if (!isClaimed || !isReady) return;
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
  claimNodes(container, render);
  isClaimed = true;
  finish();
}
