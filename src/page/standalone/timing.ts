/** A step of a widget in the browser's User Timing (Storybook, "Monitoring"). */
export type Step = 'loaded' | 'ready' | 'first-use' | 'sent';

/**
 * Writes User Timing of a widget: the mark `vt-lead-form sent`, or with `from` the measure from the last mark of that step.
 * A page may have replaced the interface, or switched it off: what it throws is ignored.
 */
export function mark({ localName }: Element, step: Step, from?: Step): void {
  try {
    performance[from ? 'measure' : 'mark'](`${localName} ${step}`, (from && `${localName} ${from}`) as never);
  } catch {
    // Nothing is measured.
  }
}
