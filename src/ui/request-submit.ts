import { isFramed } from '#page/framed';

/** Submits a form of a widget, also where the frame forbids forms. */
export function requestSubmit(form: HTMLFormElement | null): void {
  const submit = () => form?.requestSubmit();
  if (!form || !isFramed()) submit();
  else import('./first-use/blocked-forms').then(({ submitForm }) => submitForm(form), submit);
}
