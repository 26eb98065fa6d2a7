import { pageDocument, shadowRootOf } from '#page/core/native';

/** Whether the frame forbids forms; unknown until it is asked. */
let forbids: boolean | undefined;

/**
 * Whether the frame forbids forms (`sandbox` without allow-forms): the browser then fires no submit event, neither for a
 * press nor for Enter. Asked of a form without content, once; in a shadow root, where the page does not see it.
 */
function isForbidden(root: ShadowRoot): boolean {
  if (forbids !== undefined) return forbids;
  const form = pageDocument.createElement('form');
  form.hidden = true;
  forbids = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    event.stopPropagation();
    forbids = false;
  });
  root.append(form);
  form.requestSubmit();
  form.remove();
  return forbids;
}

/** Does what the browser does not: checks the fields where the form asks for it, and fires the submit event. */
function fireSubmit(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (!form.noValidate && !form.reportValidity()) return;
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
}

export function submitForm(form: HTMLFormElement): void {
  if (isForbidden(shadowRootOf(form) as ShadowRoot)) fireSubmit(form, null);
  else form.requestSubmit();
}

/**
 * Submits the form of a button that was clicked, where the frame forbids forms. Enter in a field clicks the form's first
 * such button, by the browser's own rules.
 * @param path the clicked element and its ancestors
 */
export function submitByClick(root: ShadowRoot, event: Event, path: readonly EventTarget[]): void {
  const button = path.find(
    (node): node is HTMLButtonElement => node instanceof HTMLElement && node.matches('button,input'),
  );
  const { form, type = '' } = button ?? {};
  if (!button || !form || !/^(submit|image)$/.test(type) || event.defaultPrevented) return;
  // Another widget's within this one answers itself.
  if (shadowRootOf(button) === root && !button.matches(':disabled') && isForbidden(root))
    fireSubmit(form, button);
}
