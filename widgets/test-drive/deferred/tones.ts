/** The tone of a test drive's status. */
export const TONES: Readonly<Record<string, 'brand' | 'good' | 'bad'>> = {
  REQUESTED: 'brand',
  CONFIRMED: 'good',
  CANCELLED: 'bad',
  EXPIRED: 'bad',
};
