import { expect, it } from 'vitest';
import { anyConsent, consentFields } from '#domain/person/consents';

it.each([
  [{}, false],
  [{ allowEmail: false, allowSMS: false, allowWhatsApp: false }, false],
  [{ allowEmail: true }, true],
  [{ allowSMS: true }, true],
  [{ allowWhatsApp: true }, true],
])('a visitor who agrees to %j agrees to a channel: %s', (consents, agrees) =>
  expect(anyConsent(consents)).toBe(agrees),
);

it('a lead carries every consent, that to calls as that to SMS', () => {
  expect(consentFields({ allowSMS: true, allowEmail: false })).toEqual({
    indSmsContact: true,
    indPhoneContact: true,
    indEmailContact: false,
    indWhatsappContact: false,
  });
});
