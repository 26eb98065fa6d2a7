import type { Country, Language } from './core/brands';
import { digitsOf, formatPhone } from './format';
import { type Coordinates, distance } from './geo';

/** What ordering and directions need of a dealer; degrees. */
interface Placed {
  name: string;
  longitude?: number | null;
  latitude?: number | null;
}

export interface Near<T> {
  dealer: T;
  /** Great-circle distance from the reference; null where either place is unknown. */
  metres: number | null;
}

/** A place's coordinates, null where one is missing or no place on earth. */
export function coordinatesOf(place: {
  longitude?: number | null;
  latitude?: number | null;
}): Coordinates | null {
  const { longitude, latitude } = place;
  const known = typeof longitude === 'number' && typeof latitude === 'number';
  // Records without a position often carry 0, 0: no dealer lies in the sea off Guinea.
  if (!known || (longitude === 0 && latitude === 0)) return null;
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? [longitude, latitude] : null;
}

/** Nearest first, then by name; dealers of unknown place last. */
export function nearestFirst<T extends Placed>(
  dealers: readonly T[],
  from: Coordinates | null,
  language: Language,
): Near<T>[] {
  const names = new Intl.Collator(language);
  return dealers
    .map((dealer) => {
      const there = coordinatesOf(dealer);
      const metres = from && there ? distance(from, there) : Number.NaN;
      return { dealer, metres: Number.isFinite(metres) ? metres : null };
    })
    .sort((one, other) => {
      const apart = (one.metres ?? Number.POSITIVE_INFINITY) - (other.metres ?? Number.POSITIVE_INFINITY);
      return apart || names.compare(one.dealer.name, other.dealer.name);
    });
}

/**
 * Metres as a visitor reads them: 850 m, 4,2 km, 37 km. Metres go in tens, kilometres below ten in tenths. Empty where
 * they are not finite.
 */
export function formatDistance(metres: number, language: Language): string {
  if (!Number.isFinite(metres)) return '';
  const tens = Math.round(metres / 10) * 10;
  const [value, unit] = tens < 1000 ? [tens, 'meter'] : [metres / 1000, 'kilometer'];
  const maximumFractionDigits = value < 9.95 ? 1 : 0;
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits }).format(value);
}

/**
 * An address in one line: street, neighbourhood, city and state, without what is missing. Argentina's one-letter codes
 * of provinces tell a visitor nothing and stay out.
 */
export function addressLine(dealer: {
  street: string;
  neighborhood: string;
  cityName: string;
  stateCode: string;
}): string {
  const state = /^\w{2}$/.test(dealer.stateCode) ? dealer.stateCode : '';
  const city = [dealer.cityName, state].filter(Boolean).join(' - ');
  return [dealer.street, dealer.neighborhood, city].filter(Boolean).join(', ');
}

/** Address of a page with the way to a dealer: by coordinates, else by its written address. Always https. */
export function routeLink(dealer: Placed & Parameters<typeof addressLine>[0]): string {
  const there = coordinatesOf(dealer);
  const destination = there
    ? `${there[1]},${there[0]}`
    : [dealer.name, addressLine(dealer)].filter(Boolean).join(', ');
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}

const PREFIX: Record<Country, string> = { BR: '55', AR: '54' };
/** Area code and number. */
const NATIONAL: Record<Country, RegExp> = { BR: /^[1-9]\d{9,10}$/, AR: /^[1-9]\d{9}$/ };

/**
 * Address that calls a number, null where there is none. A national number gets its country's prefix; service numbers
 * (0800, 4004) are only known inside their country and stay as they are.
 */
export function telLink(phone: string, country: Country): string | null {
  const digits = digitsOf(phone);
  if (digits.length < 3) return null;
  if (phone.trim().startsWith('+')) return `tel:+${digits}`;
  const national = digits.replace(/^0(?!\d00)/, '');
  return NATIONAL[country].test(national) ? `tel:+${PREFIX[country]}${national}` : `tel:${digits}`;
}

/** A dealer's number as it is read: national ones with area code in their country's shape, others as they came. */
export function phoneText(phone: string, country: Country): string {
  const text = phone.trim();
  const digits = digitsOf(text).replace(/^0(?!\d00)/, '');
  if (text.startsWith('+') || !NATIONAL[country].test(digits)) return text;
  if (country === 'BR') return formatPhone(digits);
  // Buenos Aires has the short area code; most of the others have three digits.
  return digits.startsWith('11')
    ? `11 ${digits.slice(2, 6)}-${digits.slice(6)}`
    : `${digits.slice(0, 3)} ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
