/** Registers an element unless the page has one of that name: whichever copy of the library came first stays. Never throws. */
export function defineOnce(tag: string, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, element);
}
