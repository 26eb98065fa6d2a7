/** The ways to pass something on. None throws: each returns its result. */

/** Returns the address of a WhatsApp message with this text; the visitor chooses the recipient. */
export const whatsappAddress = (text: string): `https://${string}` =>
  // Never throws; WhatsApp shows a plus sign as one.
  `https://wa.me/?${new URLSearchParams({ text }).toString().replaceAll('+', '%20')}`;

/** Whether the system has a share sheet. */
export const hasShareSheet = (): boolean => typeof navigator.share === 'function';

/** A touch screen without a mouse: its share sheet has the visitor's own apps and contacts. */
export const prefersShareSheet = (): boolean =>
  hasShareSheet() && matchMedia('(hover: none) and (pointer: coarse)').matches;

/** Opens the share sheet. dismissed: the visitor closed it. */
export async function shareBySystem(data: {
  title: string;
  text: string;
  url: string;
}): Promise<'done' | 'dismissed' | 'failed'> {
  try {
    await navigator.share(data);
    return 'done';
  } catch (error) {
    return (error as Error | undefined)?.name === 'AbortError' ? 'dismissed' : 'failed';
  }
}
