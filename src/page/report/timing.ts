/**
 * User Timing of widgets (Storybook, "Monitoring"). A page may have replaced the interface, or switched it off: what it throws
 * is ignored.
 */

/** Marks a step of a widget: `vt-lead-form sent`. */
export function markStep({ localName }: Element, step: 'first-use' | 'sent'): void {
  try {
    performance.mark(`${localName} ${step}`);
  } catch {
    // Nothing is measured.
  }
}

/** Measures a widget from the moment at which its code was there until it is usable. */
export function measureReady({ localName }: Element, loaded: number): void {
  try {
    performance.measure(`${localName} ready`, { start: loaded });
  } catch {
    // Nothing is measured.
  }
}
