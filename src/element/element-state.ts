/** Sets the element's only custom state, which a style sheet matches as :state(NAME). */
export function setElementState(
  { states }: ElementInternals,
  state: 'loading' | 'ready' | 'fallback' | 'failed',
): void {
  try {
    states.clear();
    states.add(state);
  } catch {
    // Older browsers have no custom states, or accept only names with dashes.
  }
}
