// @vitest-environment happy-dom
import { createElement, render } from 'preact';
import { beforeEach, expect, it, vi } from 'vitest';
import { type UrlStep, useUrlStep } from '#ui/hooks/use-url-step';

const PARAMETER = 'vt-test-step';
const places = [document.createElement('div'), document.createElement('div')] as const;
const stepInAddress = () => new URLSearchParams(location.search).get(PARAMETER);

beforeEach(() => {
  history.replaceState(null, '', `/?${PARAMETER}=color`);
  return () => {
    for (const place of places) render(null, place);
  };
});

/** A widget whose step is in the address; nothing of it is painted yet. */
function put(place: Element, onWanted: (step: string | null) => void = () => {}): UrlStep {
  let step: UrlStep | undefined;
  const Widget = () => {
    step = useUrlStep(PARAMETER, onWanted);
    step.read();
    return null;
  };
  render(createElement(Widget, null), place);
  return step as UrlStep;
}

it('a widget that leaves before it is painted leaves the address to the next', () => {
  expect(put(places[0]).read()).toBe('color');
  render(null, places[0]);
  const next = put(places[1]);
  expect(next.read()).toBe('color');
  next.write('accessories', 'push');
  expect(stepInAddress()).toBe('accessories');
});

it('of two widgets one has the address, and the other keeps its step to itself', () => {
  const wanted = [vi.fn(), vi.fn()] as const;
  put(places[0], wanted[0]);
  const other = put(places[1], wanted[1]);
  expect(other.read()).toBeNull();
  other.write('services', 'push');
  expect(stepInAddress()).toBe('color');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(wanted[0]).toHaveBeenCalledExactlyOnceWith('color');
  expect(wanted[1]).not.toHaveBeenCalled();
});
