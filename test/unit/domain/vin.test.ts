import { describe, expect, it } from 'vitest';
import { hasCheckDigit, VIN_PATTERN, vinOf } from '#domain/vehicle/vin';

describe('a VIN', () => {
  it.each([
    ['9BD358AF6R1234567', '9BD358AF6R1234567'],
    ['i9bd358af6r1234567', '9BD358AF6R1234567'],
    [' 9BD 358-AF6R1234567\n', '9BD358AF6R1234567'],
    ['9BD358AF6R123456', undefined],
    ['9BD358AF6R12345678', undefined],
    ['9BD358AF6RI234567', undefined],
    ['9BD358AFOR1234567', undefined],
    ['9BD358AF6RQ234567', undefined],
    ['', undefined],
  ])('is found in %j: %j', (code, vin) => expect(vinOf(code)).toBe(vin));

  it('is what ends the search of a picture', () => {
    const wanted = new RegExp(VIN_PATTERN);
    expect(['9BD358AF6R1234567', 'I9BD358AF6R1234567'].every((code) => wanted.test(code))).toBe(true);
    expect(['71775432-A', '9BD358AF6R12345678', 'O9BD358AF6R123456'].some((code) => wanted.test(code))).toBe(
      false,
    );
  });
});

it.each([
  ['11111111111111111', true],
  ['1M8GDM9AXKP042788', true],
  ['5GZCZ43D13S812715', true],
  ['9BD358AF6R1234567', true],
  ['9BD358AF1R1234567', false],
  ['9BWZZZ377VT004251', false],
])('the check digit of %s: %s', (vin, isRight) => expect(hasCheckDigit(vin)).toBe(isRight));
