import { expect, it } from 'vitest';
import { plateText } from '#domain/vehicle/plate-text';

it.each([
  ['abc1234', 'ABC-1234'],
  ['ABC1D23', 'ABC1D23'],
  ['AAA000', 'AAA 000'],
  ['AB123CD', 'AB 123 CD'],
  ['AB-123-CD', 'AB 123 CD'],
  ['sem placa', 'sem placa'],
  ['', ''],
])('the plate "%s" is written %s', (plate, text) => expect(plateText(plate)).toBe(text));
