/** Calls back on a press that starts outside the element, including its shadow roots; returns a function that stops it (spec screens#touch-outside). */
export function onTouchOutside(element: Element, callback: (event: PointerEvent) => void): () => void {
  const listen = (event: PointerEvent) => {
    if (!event.composedPath().includes(element)) callback(event);
  };
  document.addEventListener('pointerdown', listen, { capture: true, passive: true });
  return () => document.removeEventListener('pointerdown', listen, { capture: true });
}
