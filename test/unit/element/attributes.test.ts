// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { flag, list, number, option, text } from '#element/attributes/attributes';
import { decimal, integer } from '#element/attributes/bounds';
import { readAttribute, readAttributes } from '#element/attributes/read-attributes';

it.each([
  [flag, null, false],
  [flag, '', true],
  [flag, 'true', true],
  [flag, 'false', false],
  [flag, ' false ', false],
  [flag, 'Não', false],
  [flag, 'off', false],
  [flag, '0', false],
  [flag, '“false”', false],
  [flag, 'sim', true],
  [text, '“Contato”', 'Contato'],
  [text, '”/contato”', '/contato'],
  [text, '&quot;', '&quot;'],
  [text, '"Fale conosco"', 'Fale conosco'],
  [text, '\u00A0Compass Série S\u200B', 'Compass Série S'],
  [number, '“12.5”', 12.5],
  [number, '12,5', 12.5],
  [number, 'R$ 90.000,00', 90000],
  [number, '90.000', 90000],
  [number, '90,000', undefined],
  [integer({ min: 1, max: 50, default: 12 }), '“6”', 6],
  [integer({ min: 1, max: 50, default: 12 }), '6 ofertas', 6],
  [decimal({ above: 0, default: 50 }), '2,5', 2.5],
  [option('box', 'modal'), '“Modal”', 'modal'],
  [option('by-name', 'by-code'), 'By_Code', 'by-code'],
  [option('ofertas', 'avaliacao'), 'Avaliação', 'avaliacao'],
  [list('a', 'b', 'c'), '“C; a|b”', ['c', 'a', 'b']],
  [list('a', 'b', 'c'), 'C; a|b', ['c', 'a', 'b']],
  [text, null, ''],
  [text, ' a ', 'a'],
  [number, null, undefined],
  [number, '', undefined],
  [number, '12.5', 12.5],
  [number, 'doze', undefined],
  [number, 'Infinity', undefined],
  [number, '-5', -5],
  [number, '1e11', 1e11],
  [number, '1e21', undefined],
  [number, '-1e21', undefined],
  [number, '1e999', undefined],
  [number, 'NaN', undefined],
  [option('box', 'modal'), null, 'box'],
  [option('box', 'modal'), ' modal ', 'modal'],
  [option('box', 'modal'), 'MODAL', 'modal'],
  [option('box', 'modal'), 'popup', 'box'],
  [list('a', 'b', 'c'), null, ['a', 'b', 'c']],
  [list('a', 'b', 'c'), 'c, a  c', ['c', 'a']],
  [list('a', 'b', 'c'), 'x', ['a', 'b', 'c']],
])('%j of %j is %j', (attribute, written, value) => expect(readAttribute(attribute, written)).toEqual(value));

it('names become camelCase', () => {
  document.body.innerHTML = '<p model-year="2027" dealer-required></p>';
  const element = document.querySelector('p') as Element;
  expect(readAttributes(element, { 'model-year': text, 'dealer-required': flag, dealer: text })).toEqual({
    modelYear: '2027',
    dealerRequired: true,
    dealer: '',
  });
});
