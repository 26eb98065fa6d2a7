import type { Tone } from '#ui/parts/Badge';

/** The tone of a test drive's status. */
export const TONES: Readonly<Record<string, Tone>> = {
  REQUESTED: 'info',
  CONFIRMED: 'success',
};
