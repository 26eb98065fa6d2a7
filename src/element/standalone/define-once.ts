/** Registers an element unless its name is already registered, for example by another copy of the library. Never throws. */
export function defineOnce(tag: string, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, element);
}
