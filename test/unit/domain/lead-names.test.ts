import { describe, expect, it } from 'vitest';
import { EMPTY_LEAD, leadPayload } from '#domain/lead/lead';
import { FORM_NAMES, LEAD_NAMES } from '#domain/lead/lead-names';

/** Every name in a lead, of a person and of a company with an address. */
const sent = new Set(
  (['physical', 'legalPerson'] as const).flatMap((leadPersonType) => {
    const context = {
      country: 'BR' as const,
      withAddress: true,
      bareDocuments: false,
      random: 1,
      analytics: { clientId: '', trackId: '', userId: '' },
      clickId: '',
      campaign: { source: '', medium: '', campaign: '', content: '', term: '' },
      returnUrl: '',
      referrer: '',
    };
    const form = { ...EMPTY_LEAD, leadPersonType, street: 'Rua das Flores' };
    return Object.keys(leadPayload({ form }, context));
  }),
);

describe('the names of a lead', () => {
  it('are all in a lead, and lead back to the fields of the form', () => {
    for (const [field, name] of Object.entries(LEAD_NAMES)) {
      expect([...sent]).toContain(name);
      expect(FORM_NAMES[name]).toBe(field);
    }
    for (const [name, field] of Object.entries(FORM_NAMES)) {
      expect([...sent]).toContain(name);
      expect(EMPTY_LEAD).toHaveProperty(field);
    }
  });

  it('have the consents at the first one of the form', () => {
    const names = ['indEmailContact', 'indSmsContact', 'indPhoneContact', 'indWhatsappContact'];
    expect(names.map((name) => FORM_NAMES[name])).toEqual(Array(4).fill('allowEmail'));
  });

  it('lead to every field of the form that a lead has under another name', () => {
    const found = Object.keys(EMPTY_LEAD).filter((field) => !sent.has(field) && !(field in LEAD_NAMES));
    expect(found).toEqual(['allowSMS', 'allowWhatsApp', 'allowEmail']);
  });
});
