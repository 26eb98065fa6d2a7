/** Px below the top of the window within which a heading counts as in sight: above the bar, which covers the end. */
const BAR = 112;

/**
 * Moves the focus to the heading of a step that replaced another one. Scrolls to the start of the widget, which shows the
 * steps and the car, and on to the heading if that is not in sight there.
 */
export function focusStep(heading: HTMLElement | null, widget: HTMLElement): void {
  heading?.focus({ preventScroll: true });
  if (widget.getBoundingClientRect().top < 0) widget.scrollIntoView({ block: 'start' });
  if (heading && heading.getBoundingClientRect().bottom > innerHeight - BAR)
    heading.scrollIntoView({ block: 'start' });
}
