/** What a visitor can consent to, as Google's consent mode names it. */
export const CONSENTS = ['analytics_storage', 'ad_storage'] as const;
export type Consent = (typeof CONSENTS)[number];
