import { knownSingleton } from '#page/core/page-singleton';

/** Name of the page's store of what was typed (typed-contact.ts). */
export const TYPED = '$typedContact';

/** Forgets what the visitor has typed on this page; forms that were filled in with it are emptied of it. */
export const forgetTypedContact = (): void =>
  (knownSingleton(TYPED) as { set(contact: object): void } | undefined)?.set({});
