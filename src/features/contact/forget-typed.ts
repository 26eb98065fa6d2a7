import { knownSingleton } from '#page/core/page-singleton';

/** Name of the page's store of what was typed (typed-contact.ts). */
export const TYPED = '$typedContact';

/**
 * Forgets what the visitor has typed on this page; forms that were filled in with it are emptied of it, and those that were
 * removed come back empty (ui/first-use/keep-typed.ts).
 */
export function forgetTypedContact(): void {
  (knownSingleton('typedForms') as { forget(): void } | undefined)?.forget();
  (knownSingleton(TYPED) as { set(contact: object): void } | undefined)?.set({});
}
