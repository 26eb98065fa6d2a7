import { expect, it } from 'vitest';
import { storyAddress } from '#demo-pages/pages/skeleton';
import { demoAddress, demoPath } from '#stories/lib/demo-address';

it('leads from a widget’s stories to its page, in the language of the toolbar', () => {
  expect(demoPath('Widgets/vt-lead-form', 'pt-BR')).toBe('/tag/vt-lead-form');
  expect(demoPath('Widgets/vt-lead-form', 'es-AR')).toBe('/tag/vt-lead-form?language=es-AR');
  expect(demoPath('Kit/Fields', 'pt-BR')).toBe('/');
});

it('is on the server that shows Storybook, or else where npm start listens', () => {
  expect(demoAddress('/comece/', { pathname: '/storybook/index.html' })).toBe('/comece/');
  expect(demoAddress('/comece/', { pathname: '/iframe.html' })).toBe('http://localhost:4173/comece/');
});

it('leads from a page to the documentation of its widgets', () => {
  expect(storyAddress('vt-lead-form')).toBe('/storybook/?path=/docs/widgets-vt-lead-form--docs');
});
