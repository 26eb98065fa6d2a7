import fc from 'fast-check';
import { getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import type { Country } from '#domain/core/brands';
import { mobilePhone, phone } from '#domain/person/contact';
import { maskNationalPhone, nationalPhone, wirePhone } from '#domain/person/phone';

/** A person's number of a country by the numbering plan's own data, without Argentina's mark of mobiles. */
function byPlan(text: string, country: Country): string | undefined {
  const number = parsePhoneNumberFromString(text, country);
  if (!number?.isValid() || number.country !== country) return undefined;
  if (!/MOBILE|FIXED_LINE/.test(number.getType() ?? '')) return undefined;
  return country === 'AR' ? number.nationalNumber.replace(/^9(?=\d{10}$)/, '') : number.nationalNumber;
}

/** Every area code of a country with a mobile and a landline number in it, as far as its plan has them. */
function everyArea(country: Country): string[] {
  const lengths = country === 'BR' ? [2] : [2, 3, 4];
  return lengths.flatMap((length) =>
    Array.from({ length: 10 ** length }, (_, area) => String(area).padStart(length, '0')).flatMap((area) =>
      (country === 'BR' ? ['987654321', '32165498'] : ['4567890123'.slice(0, 10 - length)])
        .map((number) => area + number)
        .filter((number) => byPlan(number, country) || byPlan(`+549${number}`, country)),
    ),
  );
}

const grouped = (digits: string) => digits.replace(/(\d{4})$/, '-$1');

/** The ways to write a number that leave no doubt. */
const WRITTEN: Record<Country, (number: string) => string[]> = {
  BR: (number) => {
    const [area, local] = [number.slice(0, 2), number.slice(2)];
    return [
      number,
      `(${area}) ${grouped(local)}`,
      `0${number}`,
      `(0xx${area}) ${grouped(local)}`,
      `015 ${area} ${grouped(local)}`,
      `041${number}`,
      `+55 ${area} ${grouped(local)}`,
      `+55 (${area}) ${grouped(local)}`,
      `+55 (0${area}) ${local}`,
      `(+55) ${area} ${local}`,
      `+55${number}`,
      `0055${number}`,
      `00 55 ${area} ${local}`,
      `tel:+55${number}`,
      `+(${area}) ${grouped(local)}`,
      `Celular: (${area}) ${grouped(local)}`,
      `(${area}) ${grouped(local)} ramal 12`,
      `(${area}) ${grouped(local)} / (${area}) 3333-4444`,
      ...(local.startsWith('9') ? [`55${number}`] : []),
    ];
  },
  AR: (number) => {
    const area = number.startsWith('11') ? 2 : undefined;
    const national = parsePhoneNumberFromString(number, 'AR')?.formatNational() ?? '';
    const length = area ?? (/^0?(\d+)/.exec(national)?.[1] ?? '').length;
    const [code, local] = [number.slice(0, length), number.slice(length)];
    return [
      number,
      `${code} ${grouped(local)}`,
      `0${code} ${grouped(local)}`,
      `${code} 15 ${grouped(local)}`,
      `0${code} 15-${local}`,
      `(0${code}) 15 ${grouped(local)}`,
      `9${number}`,
      `54${number}`,
      `549${number}`,
      `+54 9 ${code} ${grouped(local)}`,
      `+54 ${code} ${grouped(local)}`,
      `+54 ${code} 15 ${local}`,
      `+54 (0${code}) ${local}`,
      `0054 9 ${code} ${local}`,
      `${code} ${grouped(local)} int. 4`,
    ];
  },
};

describe.each(['BR', 'AR'] as const)('a phone of %s', (country) => {
  const numbers = everyArea(country);
  it('is the same number in every way to write it, for every area code of the plan', () => {
    const wrong = numbers.flatMap((number) =>
      WRITTEN[country](number).flatMap((text) => {
        const read = nationalPhone(text, country);
        return read === number ? [] : [`${text} is ${read}, not ${number}`];
      }),
    );
    expect(wrong).toEqual([]);
    // 67 area codes with two numbers each; the plan's Argentine codes.
    expect(numbers.length).toBeGreaterThan(country === 'BR' ? 130 : 280);
  });
  it('is what stands in the field and what is sent, pasted at once or typed key by key', () => {
    for (const number of numbers) {
      for (const text of WRITTEN[country](number)) {
        const pasted = maskNationalPhone(text, country);
        expect([wirePhone(pasted, country), maskNationalPhone(pasted, country)]).toEqual([number, pasted]);
      }
      const typed = [...`+${country === 'BR' ? '55' : '549'}${number}`].reduce(
        (value, key) => maskNationalPhone(value + key, country),
        '',
      );
      expect(wirePhone(typed, country)).toBe(number);
    }
  });
  it('is never another number than that of the plan, whatever is written', () => {
    const piece = fc.constantFrom(
      '+',
      '55',
      '54',
      '9',
      '15',
      '0',
      '00',
      '11',
      '81',
      '351',
      '3487',
      ' ',
      '-',
      '(',
      ')',
    );
    const text = fc
      .array(fc.oneof(piece, fc.stringMatching(/^\d{1,6}$/)), { minLength: 1, maxLength: 9 })
      .map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, (written) => {
        const known = byPlan(written, country);
        const read = nationalPhone(written, country);
        if (read && known) expect(`${written}: ${read}`).toBe(`${written}: ${known}`);
      }),
      { numRuns: 20_000 },
    );
  });
  it('of another country is refused, and stays as it was written', () => {
    for (const code of ['US', 'PT', 'UY', country === 'BR' ? 'AR' : 'BR'] as const) {
      const foreign = getExampleNumber(code, examples)?.formatInternational() ?? '';
      expect([mobilePhone(foreign, { country }), phone(foreign, { country })]).toEqual([false, false]);
      expect(maskNationalPhone(foreign, country)).toBe(foreign);
      expect(nationalPhone(foreign.replace('+', '00'), country)).toBeUndefined();
    }
  });
});

describe('a phone in doubt', () => {
  it.each([
    // 55 is an area code: one digit too many, or +55 with a landline of area 91.
    ['559132345678', 'BR'],
    ['119876543210', 'BR'],
    ['15 4567-8901', 'AR'],
    ['', 'BR'],
    ['ramal 12', 'BR'],
    ['+', 'AR'],
  ] as const)('%j in %s is refused', (text, country) => {
    expect([nationalPhone(text, country), mobilePhone(text, { country })]).toEqual([undefined, false]);
  });
  it('keeps every digit in the field, so that nothing is cut off', () => {
    expect(maskNationalPhone('559132345678', 'BR')).toBe('559132345678');
    expect(maskNationalPhone('114567890123', 'AR')).toBe('114567890123');
    expect(wirePhone('9876-5432')).toBe('98765432');
  });
});

describe('the mask of a phone', () => {
  it.each([
    ['BR', '11987654321', '(11) 98765-4321'],
    ['BR', '1188765432', '(11) 8876-5432'],
    ['BR', '011', '(11'],
    ['BR', '+55 81', '+55 81'],
    ['AR', '1145678901', '11 4567-8901'],
    ['AR', '1145', '11 45'],
    ['AR', '3514567890', '351 456-7890'],
    ['AR', '2966456789', '2966 45-6789'],
    ['AR', '03487 15 44-1111', '3487 44-1111'],
  ] as const)('of %s shows %j as %j', (country, from, to) =>
    expect(maskNationalPhone(from, country)).toBe(to),
  );
});
