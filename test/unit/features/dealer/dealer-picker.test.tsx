// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RESERVE } from '#element/generated/reserve';
import DealerPicker from '#features/dealer/picker/DealerPicker';
import { setLocation } from '#features/place/location-store';
import { clearLocation } from '../../lib/clear-location';
import { leave, letDialogsOpen, render } from '../../lib/render';
import { sandboxPage } from '../../lib/sandbox-fetch';

beforeEach(() => {
  letDialogsOpen();
  sandboxPage();
});
afterEach(async () => {
  await leave();
  clearLocation();
  vi.unstubAllGlobals();
});

/** Shows the dialog, and the finder in it once it is there. */
async function show(beforeReady?: () => void) {
  await render(<DealerPicker title="Escolher concessionária" onClose={vi.fn()} />);
  expect(document.activeElement?.id).toBe('dialog-title');
  const finder = document.querySelector('vt-dealer-finder') as HTMLElement;
  const root = finder.attachShadow({ mode: 'open' });
  root.innerHTML = '<input name="postalCode">';
  beforeReady?.();
  await act(async () => finder.dispatchEvent(new CustomEvent('vt-widget-ready', { bubbles: true })));
  return root;
}

it('begins in the postal code, after the title was announced', async () => {
  const root = await show();
  expect(root.activeElement).toBe(root.querySelector('input'));
});

it('leaves the focus where the visitor has moved it', async () => {
  const close = () => document.querySelector<HTMLElement>('.dialog-close');
  await show(() => close()?.focus());
  expect(document.activeElement).toBe(close());
});

it('stays at the title where a known place shows its dealers', async () => {
  setLocation({ countryCode: 'BR', stateCode: 'MG', cityName: 'Betim', cityCode: '3106705' } as never);
  await show();
  expect(document.activeElement?.id).toBe('dialog-title');
});

it('holds the room that the finder reserves, so that the dialog does not grow', () => {
  const css = readFileSync('src/features/dealer/picker/dealer-picker.css', 'utf8');
  const [phone, wider] = RESERVE['dealer-finder'] ?? [];
  expect([...css.matchAll(/min-height: (\d+)px/g)].map(([, height]) => Number(height))).toEqual([
    wider,
    phone,
  ]);
});
