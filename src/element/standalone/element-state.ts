/** What the page's style sheet may ask for as :state(NAME). */
export function mark({ states }: ElementInternals, state: 'loading' | 'ready' | 'fallback' | 'failed'): void {
  try {
    states.clear();
    states.add(state);
  } catch {
    // Browsers before custom states, or before their plain names, go without.
  }
}
