/**
 * Returns the visitor's own time zone; undefined if the device names none, or one that its own calendar does not know, as
 * Etc/Unknown.
 */
export function visitorZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string };
  if (timeZone === 'Etc/Unknown') return undefined;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return timeZone;
  } catch {
    return undefined;
  }
}
