/**
 * Returns every text that the views of an element keep: properties, states and references of all of them, the earlier
 * ones included, as far as a reference leads; not what stands in the document.
 */
export function keptTexts(element: HTMLElement): string {
  const container = element.firstElementChild as unknown as Record<string, unknown>;
  const key = Object.keys(container).find((name) => /^(__k|_children)$/.test(name));
  if (!key) throw new Error('no view is mounted');
  const seen = new Set<unknown>();
  const found: string[] = [];
  const queue: unknown[] = [container[key]];
  while (queue.length > 0) {
    const value = queue.pop();
    if (typeof value === 'string') found.push(value);
    if (typeof value !== 'object' || value === null || value instanceof Node || value instanceof Window)
      continue;
    if (seen.has(value)) continue;
    seen.add(value);
    if (value instanceof Map || value instanceof Set) queue.push(...value.keys(), ...value.values());
    for (const name of Object.getOwnPropertyNames(value)) {
      // Stacks, with numbers of lines.
      if (name.startsWith('_debug')) continue;
      const { value: part } = Object.getOwnPropertyDescriptor(value, name) ?? {};
      queue.push(part);
    }
  }
  return found.join('\n');
}
