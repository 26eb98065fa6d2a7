import { describe, expect, it } from 'vitest';
import { email, fullName, mobilePhone, name, onlyLetters, phone, restrictChar } from '#domain/person/contact';
import { postalCode } from '#domain/place/postal-code';

const takes = (rule: (value: string) => boolean, good: string[], bad: string[]) => {
  it.each(good)('takes %j', (value) => expect(rule(value)).toBe(true));
  it.each(bad)('refuses %j', (value) => expect(rule(value)).toBe(false));
};

describe('name', () =>
  takes(
    name,
    ['Ana', 'José da Silva', "O'Brien", "D'Ávila", 'D’Ávila', 'Jean-Luc', 'Li', 'Sousa, Jr.', 'Ñandú'],
    ['', 'A', ' Ana', "'Ana", '4na', 'Ana1', 'Ana<b>', 'A-na', "A'"],
  ));

describe('fullName', () =>
  takes(fullName, ['Ana Souza', ' Ana  de Souza '], ['', 'Ana', ' Ana ', 'Ana .', 'Ana - ']));

describe('email', () =>
  takes(
    email,
    ['ana@exemplo.com.br', 'a.b+c@x.io', "o'neil@exemplo.com", 'A_B@sub.exemplo.com'],
    [
      '',
      'ana',
      'ana@',
      '@exemplo.com',
      'ana@exemplo',
      'aná@exemplo.com',
      'an?a@exemplo.com',
      'ana@exemplo..com',
      '.ana@exemplo.com',
      'ana@-x.com',
      'a b@x.com',
      `${'a'.repeat(250)}@x.com`,
    ],
  ));

describe('mobilePhone', () => {
  takes(
    mobilePhone,
    ['(11) 98765-4321', '1188765432', '011987654321', '11987654321'],
    ['', '119876543', '1178765432', '1134567890', '119876543210'],
  );
  takes(
    (value) => mobilePhone(value, { country: 'AR' }),
    ['11 2345-6789', '0351 234 5678'],
    ['', '112345678', '11 2345-67890'],
  );
});

describe('postalCode', () => {
  takes(
    postalCode,
    ['01310-100', '01310100', ' 01310-100 '],
    ['', '0131-0100', '0131010', '013101000', 'C1043AAZ'],
  );
  takes(
    (value) => postalCode(value, { country: 'AR' }),
    ['C1043AAZ', 'c1043aaz', '1043'],
    ['', '104', '01310-100', 'C1043AA'],
  );
});

describe('restrictChar', () => takes(restrictChar, ['', 'Fiat Toro'], ['a&b', '$', '<b', 'b>', '5%']));

describe('phone', () => {
  takes(
    phone,
    ['(11) 98765-4321', '(11) 3456-7890', '01134567890', '1188765432'],
    ['', '34567890', '(11) 1456-7890', '(10) 3456-7890', '119876543210'],
  );
  takes((value) => phone(value, { country: 'AR' }), ['11 2345-6789'], ['', '112345678']);
});

describe('onlyLetters', () =>
  takes(onlyLetters, ['Engenheira', 'Médico cirurgião', 'a'], ['', ' ', 'Dev 2', 'e-commerce', 'a.b']));
