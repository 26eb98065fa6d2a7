// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { releaseHeight } from '#page/release-height';

let element: HTMLElement;
let bottom = 0;

beforeEach(() => {
  element = document.createElement('div');
  element.getBoundingClientRect = () => ({ bottom }) as DOMRect;
  document.body.append(element);
});
afterEach(() => element.remove());

const minHeight = () => element.style.minHeight;

it.each([
  ['above the viewport', () => -10],
  ['below it', () => innerHeight + 900],
  ['reaching below it', () => innerHeight],
])('releases at once what stands %s', (_, place) => {
  bottom = place();
  releaseHeight(element);
  expect(minHeight()).toBe('0');
});

it('waits while what follows is in view, and releases once it is scrolled away', () => {
  bottom = 400;
  releaseHeight(element);
  expect(minHeight()).toBe('');
  dispatchEvent(new Event('scroll'));
  expect(minHeight()).toBe('');
  bottom = -1;
  dispatchEvent(new Event('scroll'));
  expect(minHeight()).toBe('0');
});

it('unseen: waits while what follows would come into view', () => {
  const view = document.createElement('div');
  let end = 300;
  view.getBoundingClientRect = () => ({ bottom: end }) as DOMRect;
  element.attachShadow({ mode: 'open' }).append(view);
  bottom = innerHeight + 900;
  releaseHeight(element, true);
  expect(minHeight()).toBe('');
  end = innerHeight;
  dispatchEvent(new Event('scroll'));
  expect(minHeight()).toBe('0');
});

it('reserves it again, also where it was not released yet', () => {
  bottom = -1;
  const reserve = releaseHeight(element);
  reserve();
  expect(minHeight()).toBe('');
  bottom = 400;
  releaseHeight(element)();
  bottom = -1;
  dispatchEvent(new Event('scroll'));
  expect(minHeight()).toBe('');
});

it('leaves alone what has left the page', () => {
  bottom = 400;
  releaseHeight(element);
  element.remove();
  bottom = -1;
  dispatchEvent(new Event('scroll'));
  expect(minHeight()).toBe('');
});
