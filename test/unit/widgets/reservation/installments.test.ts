import { expect, it } from 'vitest';
import { installmentLabel } from '#features/payment/installments';
import { texts } from '#features/payment/messages';

const label = (more: object, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  installmentLabel({ count: 3, value: 700, ...more } as never, texts[language], language).replaceAll(
    '\u00a0',
    ' ',
  );

it.each([
  [{}, '3x de R$ 700,00'],
  [{ total: 2100 }, '3x de R$ 700,00 (total R$ 2.100,00)'],
  [{ total: 2100, interest: 0 }, '3x de R$ 700,00 (total R$ 2.100,00, sem juros)'],
  [{ total: 2100, interest: 1.99 }, '3x de R$ 700,00 (total R$ 2.100,00, juros de 1,99% ao mês)'],
  [{ interest: 2 }, '3x de R$ 700,00 (juros de 2% ao mês)'],
])('names what the service gives: %j', (more, words) => expect(label(more)).toBe(words));

it('speaks Spanish', () =>
  expect(label({ total: 2100, interest: 4.5 }, 'es-AR')).toContain('total $ 2.100,00, TEM 4,5%'));
