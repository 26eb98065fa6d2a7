// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { flag, list, number, option, text } from '#element/attributes/attributes';
import { readAttribute, readAttributes } from '#element/attributes/read-attributes';

it.each([
  [flag, null, false],
  [flag, '', true],
  [flag, 'true', true],
  [flag, 'false', false],
  [flag, ' false ', false],
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
