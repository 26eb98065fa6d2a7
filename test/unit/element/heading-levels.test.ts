// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { shiftHeadings } from '#element/heading-levels';

const life = new AbortController();

function shifted(level: string | null): HTMLElement {
  const element = document.createElement('vt-sample');
  element.attachShadow({ mode: 'open' }).innerHTML = '<h2>Carro</h2><h3>Cor</h3><h5>Versão</h5>';
  if (level !== null) element.setAttribute('heading-level', level);
  document.body.append(element);
  shiftHeadings(element, life.signal);
  return element;
}
const levels = ({ shadowRoot }: HTMLElement) =>
  [...(shadowRoot?.querySelectorAll('h2,h3,h4,h5,h6') ?? [])].map((one) => one.getAttribute('aria-level'));
/** The observer's callback is a microtask, or a timer of happy-dom. */
const observed = () => new Promise((done) => setTimeout(done));

afterEach(() => document.body.replaceChildren());

it.each([
  ['1', ['1', '2', '4']],
  ['3', ['3', '4', '6']],
  ['6', ['6', '6', '6']],
  ['2', ['2', '3', '5']],
  ['none', ['1', '2', '4']],
  ['7', ['2', '3', '5']],
  ['alto', ['2', '3', '5']],
])('gives the headings of a widget with heading-level="%s" the levels %j', (level, expected) => {
  expect(levels(shifted(level))).toEqual(expected);
});

it('follows the attribute and the view', async () => {
  const element = shifted('3');
  const added = document.createElement('h4');
  element.shadowRoot?.append(added);
  await observed();
  expect(levels(element)).toEqual(['3', '4', '6', '5']);
  element.setAttribute('heading-level', '4');
  await observed();
  expect(levels(element)).toEqual(['4', '5', '6', '6']);
});
