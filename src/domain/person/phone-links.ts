/** Numbers of dealers as text and as addresses to call or write to. */
import type { Country } from '../core/brands';
import { digitsOf, formatPhone } from '../text/format';
import { CALLING_CODE, maskNationalPhone } from './phone';

/** Area code and number, by country. */
const NATIONAL: Record<Country, RegExp> = { BR: /^[1-9]\d{9,10}$/, AR: /^[1-9]\d{9}$/ };

/**
 * Returns a tel: address; null if there is no number. A national number gets its country's prefix; service numbers
 * (0800, 4004) only work inside their country and stay unchanged.
 */
export function telLink(phone: string, country: Country): `tel:${string}` | null {
  const digits = digitsOf(phone);
  if (digits.length < 3) return null;
  if (phone.trim().startsWith('+')) return `tel:+${digits}`;
  const national = digits.replace(/^0(?!\d00)/, '');
  return NATIONAL[country].test(national) ? `tel:+${CALLING_CODE[country]}${national}` : `tel:${digits}`;
}

/** A Brazilian number without its area code, or one of all the country, as 4004 1234 (spec validation#phones). */
const LOCAL = /^[2-9]\d{7,8}$/;
/** Nothing but a number: an extension or a second number stays as it is written. */
const PLAIN = /^[\d\s().-]+$/;

/**
 * Formats a number to be shown: national numbers with area code as in their country, Brazilian ones without it too, others
 * unchanged.
 */
export function phoneText(phone: string, country: Country): string {
  const text = phone.trim();
  const digits = digitsOf(text).replace(/^0(?!\d00)/, '');
  if (text.startsWith('+')) return text;
  if (country === 'BR' && LOCAL.test(digits) && PLAIN.test(text)) return formatPhone(digits);
  return NATIONAL[country].test(digits) ? maskNationalPhone(digits, country) : text;
}

/** Before the area code in WhatsApp's addresses: Argentina's mobile numbers have a 9. */
const WHATSAPP_PREFIX: Record<Country, string> = { BR: '55', AR: '549' };

/** Returns the address of a conversation with a dealer; null if the number is none of the country's. Always https. */
export function whatsappLink(phone: string, country: Country): `https://wa.me/${string}` | null {
  const digits = digitsOf(phone);
  if (phone.trim().startsWith('+')) return digits.length < 8 ? null : `https://wa.me/${digits}`;
  const national = digits.replace(/^0(?!\d00)/, '');
  return NATIONAL[country].test(national) ? `https://wa.me/${WHATSAPP_PREFIX[country]}${national}` : null;
}
