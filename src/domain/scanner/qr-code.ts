/** Supported QR codes (spec limits#qr-codes). Ranges include both ends. */
export const QR_VERSION = { min: 1, max: 40 } as const;
export const QR_MASK_PATTERN = { min: 1, max: 7 } as const;
export const QR_ERROR_CORRECTION = ['L', 'M', 'Q', 'H'] as const;
export type QrErrorCorrection = (typeof QR_ERROR_CORRECTION)[number];
