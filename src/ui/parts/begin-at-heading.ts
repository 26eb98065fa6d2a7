/**
 * Moves the focus to the title of a new step, and scrolls it to the start of the screen unless it is in its upper half:
 * the browser would centre it, or leave it where the pressed button was. Its scroll margin keeps what is above it.
 * @param heading needs a tabIndex of -1
 */
export function beginAtHeading(heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
  const { top } = heading.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) heading.scrollIntoView({ block: 'start' });
}
