/** Scrolls to an element as the page does; at once if the animation cannot be loaded. */
export function scrollToTarget(target: Element): void {
  import('./scroll').then(
    ({ scrollToElement }) => scrollToElement(target),
    () => target.scrollIntoView(),
  );
}
