import { expect, it } from 'vitest';
import { usedRules } from '#element/server/used-rules';

const HTML =
  '<vt-x><div class="a long-name" part="root"><input type="text" aria-invalid="false" required></div>';

it.each([
  ['.a{color:red}', true],
  ['.long-name{color:red}', true],
  // A part of a name is another name.
  ['.long{color:red}', false],
  ['.name{color:red}', false],
  ['.b{color:red}', false],
  ['.a .b{color:red}', false],
  ['div>input{color:red}', true],
  ['select{color:red}', false],
  ['[required]{color:red}', true],
  ['[hidden]{color:red}', false],
  ["[aria-invalid='true']{color:red}", false],
  ['[aria-invalid=false]{color:red}', true],
  [':host{color:red}', true],
  ['*,:before{color:red}', true],
  // What is in brackets names no element that must be there.
  ['.a:not(.b){color:red}', true],
  [':is(.a,.b) input{color:red}', true],
  // Nobody has used the view yet.
  ['.a:hover{color:red}', false],
  ['input:focus-visible{color:red}', true],
  ['.a:not(:empty,.b):before{color:red}', false],
  ['@media (width<=600px){.a{color:red}}', true],
  ['@media (width<=600px){.b{color:red}}', false],
  ['@container (width>=480px){@media print{.a{color:red}}}', true],
])('%s is used: %s', (css, isUsed) => {
  expect(usedRules(css, HTML)).toBe(isUsed ? css : '');
});

it('keeps of a list the selectors that are used', () => {
  expect(usedRules('.a,.b,:is(.b,.c) input{color:red}', HTML)).toBe('.a,:is(.b,.c) input{color:red}');
});

it('keeps an animation only with a rule that names it', () => {
  const frames = '@keyframes turn{from{rotate:0deg}to{rotate:360deg}}';
  expect(usedRules(`.a{animation:1s turn}${frames}`, HTML)).toBe(`.a{animation:1s turn}${frames}`);
  expect(usedRules(`.b{animation:1s turn}${frames}`, HTML)).toBe('');
});

it('leaves comments out, and refuses what it cannot read', () => {
  expect(usedRules('/* .b{} */.a{color:red}', HTML)).toBe('.a{color:red}');
  expect(() => usedRules('.a{color:red', HTML)).toThrow(TypeError);
  expect(() => usedRules('.a{color:red}}', HTML)).toThrow(TypeError);
});
