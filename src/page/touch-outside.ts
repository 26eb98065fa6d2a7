/** Calls back on a press that begins outside the element, shadow roots included; returns the function that stops it (spec screens#touch-outside). */
export function onTouchOutside(element: Element, callback: (event: PointerEvent) => void): () => void {
  const listen = (event: PointerEvent) => {
    if (!event.composedPath().includes(element)) callback(event);
  };
  document.addEventListener('pointerdown', listen, { capture: true, passive: true });
  return () => document.removeEventListener('pointerdown', listen, { capture: true });
}
