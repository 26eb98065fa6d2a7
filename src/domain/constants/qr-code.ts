/** QR codes that are drawn (spec limits#qr-codes). Both ends of a range count. */
export const QR_VERSION = { min: 1, max: 40 } as const;
export const QR_MASK_PATTERN = { min: 1, max: 7 } as const;
export const QR_ERROR_CORRECTION = ['L', 'M', 'Q', 'H'] as const;
export type QrErrorCorrection = (typeof QR_ERROR_CORRECTION)[number];
