import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bareDocument,
  formatPhone,
  formatPostalCode,
  formatPostalCodeAr,
  isNumeric,
  maskCnpj,
  maskCpf,
  maskCpfOrCnpj,
  maskCuil,
  maskDni,
  maskPhone,
} from '#domain/text/format';
import { maskWhole } from '#domain/text/whole-number';

const format = {
  formatPhone,
  formatPostalCode,
  formatPostalCodeAr,
  maskCnpj,
  maskCpf,
  maskCpfOrCnpj,
  maskCuil,
  maskDni,
  maskPhone,
  maskWhole,
};

const masks: [keyof typeof format, string, string][] = [
  ['maskCpf', '52998224725', '529.982.247-25'],
  ['maskCpf', '529982247', '529.982.247'],
  ['maskCpf', '5299822472511', '5299822472511'],
  ['maskCpf', '1,22233E+10', '1,22233E+10'],
  ['maskCnpj', '1,12223E+13', '1,12223E+13'],
  ['maskDni', '1,23E+07', '1,23E+07'],
  ['maskDni', '201234567', '201234567'],
  ['formatPostalCode', '013101000', '013101000'],
  ['formatPostalCodeAr', 'c1043aazx', 'C1043AAZX'],
  ['maskPhone', '5511987654321', '5511987654321'],
  ['maskCnpj', '11222333000181', '11.222.333/0001-81'],
  ['maskCnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
  ['maskCnpj', '12ABÇ3', '12.AB3'],
  ['maskCpfOrCnpj', '52998224725', '529.982.247-25'],
  ['maskCpfOrCnpj', '112223330001', '11.222.333/0001'],
  ['maskCpfOrCnpj', '12A', '12.A'],
  ['maskCuil', '20123456786', '20-12345678-6'],
  ['maskWhole', '123.456', '123456'],
  ['maskWhole', '1234567 km', '1234567'],
  ['maskWhole', '45.000,5 km', '45.000,5 km'],
  ['maskWhole', '1,5', '1,5'],
  ['maskDni', '12345678', '12.345.678'],
  ['maskDni', '1234567', '1.234.567'],
  ['maskDni', '12', '12'],
  ['formatPostalCode', '01310100', '01310-100'],
  ['formatPostalCodeAr', 'c1043 aaz', 'C1043AAZ'],
  ['maskPhone', '11987654321', '(11) 98765-4321'],
  ['maskPhone', '1188765432', '(11) 8876-5432'],
  ['maskPhone', '011', '(11'],
  ['formatPhone', '98765432', '9876-5432'],
  ['formatPhone', '987654321', '98765-4321'],
  ['formatPhone', '011987654321', '(11) 98765-4321'],
  ['formatPhone', '1188765432', '(11) 8876-5432'],
];

describe('masks', () => {
  it.each(masks)('%s(%j) is %j', (name, from, to) => expect(format[name](from)).toBe(to));
  it('say the same of their own output, and keep every digit', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{0,20}$/),
        fc.constantFrom(...new Set(masks.map(([name]) => name))),
        (typed, name) => {
          const mask = format[name];
          const once = mask(typed);
          const kept = bareDocument(once).replace(/\D/g, '');
          expect(mask(once)).toBe(once);
          expect(kept.replace(/^0+/, '')).toBe(typed.replace(/^0+/, ''));
        },
      ),
    );
  });
});

describe('isNumeric', () => {
  it.each(['0', '0123'])('takes %j', (value) => expect(isNumeric(value)).toBe(true));
  it.each(['', '1a', '1.5', '-1', ' 1'])('refuses %j', (value) => expect(isNumeric(value)).toBe(false));
});
