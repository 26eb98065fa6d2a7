/** How much of a QR code may be unreadable (spec limits#qr-codes); its versions and masks are bounds of the widget's attributes. */
export const QR_ERROR_CORRECTION = ['L', 'M', 'Q', 'H'] as const;
export type QrErrorCorrection = (typeof QR_ERROR_CORRECTION)[number];
