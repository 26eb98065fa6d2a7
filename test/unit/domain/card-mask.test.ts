import { describe, expect, it } from 'vitest';
import { lastDigits, maskCard, maskCardNumbers, withoutCardNumbers } from '#domain/payment/card-mask';

describe('a card that is shown', () => {
  it.each([
    ['4111 1111 1111 1234', '•••• 1234'],
    ['4111111111111234', '•••• 1234'],
    ['**** **** **** 1234', '•••• 1234'],
    ['1234', '•••• 1234'],
    ['12', '•••• 12'],
    ['', ''],
    ['Visa', ''],
  ])('%s is %s', (number, shown) => expect(maskCard(number)).toBe(shown));

  it('has four digits at most', () => expect(lastDigits('4111-1111.1111 1234')).toBe('1234'));

  it.each([
    ['Visa 4111 1111 1111 1234', 'Visa …'],
    ['ANA 4111-1111-1111-1234 PRADO', 'ANA … PRADO'],
    ['12/30', '12/30'],
    ['Visa 1234', 'Visa 1234'],
  ])('of an error: %s', (text, shown) => expect(withoutCardNumbers(text)).toBe(shown));

  it.each([
    ['Seguro 4111 1111 1111 1234', 'Seguro •••• 1234'],
    ['4111-1111-1111-1234, 5555.5555.5555.4444', '•••• 1234, •••• 4444'],
    ['411111111111 1', '•••• 1111'],
    ['Contrato 123456789012', 'Contrato 123456789012'],
    ['Serviços conectados', 'Serviços conectados'],
  ])('in the name of a contract: %s', (name, shown) => expect(maskCardNumbers(name)).toBe(shown));
});
