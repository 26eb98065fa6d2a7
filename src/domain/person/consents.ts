/** The contact channels that a visitor agrees to; none by default (spec leads#form). */
export interface Consents {
  allowEmail: boolean;
  allowSMS: boolean;
  allowWhatsApp: boolean;
}

/** Whether the visitor agrees to at least one channel. */
export const anyConsent = ({ allowEmail, allowSMS, allowWhatsApp }: Partial<Consents>): boolean =>
  !!(allowEmail || allowSMS || allowWhatsApp);

/** Returns the consents as leads have them; the one to calls is a copy of the one to SMS (spec leads#common-fields). */
export const consentFields = ({ allowEmail, allowSMS, allowWhatsApp }: Partial<Consents>) => ({
  indSmsContact: !!allowSMS,
  indPhoneContact: !!allowSMS,
  indEmailContact: !!allowEmail,
  indWhatsappContact: !!allowWhatsApp,
});
