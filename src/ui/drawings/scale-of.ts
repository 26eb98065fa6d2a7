/**
 * Returns how much larger an element is shown than its own pixels say: a page may zoom or scale what it stands in. 1 while
 * it is not laid out.
 */
export function scaleOf(element: HTMLElement): number {
  const scale = element.getBoundingClientRect().width / element.offsetWidth;
  return scale > 0 && Number.isFinite(scale) ? scale : 1;
}
