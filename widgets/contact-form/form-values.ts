/** Reasons that a visitor chooses from. The specification names none: they are ours (spec leads#contact-form). */
export const REASONS = ['CAR', 'DEALER', 'AFTER_SALES', 'RECALL', 'PRAISE', 'COMPLAINT', 'OTHER'] as const;

/** The form's values, named as in the service, so that rejected input is shown at its field. */
export interface ContactFormValues {
  /** One of REASONS. */
  reason: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  /** Who receives the message. */
  recipient: 'brand' | 'dealer';
  dealerCode: string;
}

/** Longest message, in characters; ours. */
export const MESSAGE_MAX = 2000;
