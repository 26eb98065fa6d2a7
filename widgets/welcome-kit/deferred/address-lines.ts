import { formatPostalCode } from '#domain/text/format';
import type { WelcomeKit } from '#services/entities/welcome-kit';

/** Returns an address as on a letter, one text per line; parts that are missing leave nothing behind. */
export function addressLines(address: NonNullable<WelcomeKit['address']>): string[] {
  const join = (separator: string, ...parts: (string | null | undefined)[]) =>
    parts.filter(Boolean).join(separator);
  const { postalCode, countryCode } = address;
  const code = countryCode === 'AR' ? postalCode : formatPostalCode(postalCode ?? '');
  return [
    join(', ', address.street, address.number, address.complement),
    join(', ', address.neighborhood, address.cityName, address.stateCode),
    code ?? '',
  ].filter(Boolean);
}
