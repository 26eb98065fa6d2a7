// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { $flow } from '#widgets/funding-flow/deferred/flow-store';
import { closeFlow, openFlow, show } from '../../lib/funding-flow';
import { expectStep, press } from '../../lib/funding-way';
import { button, click, letDialogsOpen, texts } from '../../lib/render';

beforeEach(() => {
  letDialogsOpen();
  openFlow();
});
afterEach(closeFlow);

async function compare() {
  const { element } = await show();
  const told: unknown[] = [];
  element.addEventListener('vt-funding-stepped', ({ detail }) => told.push(detail));
  await press('Comparar modalidades');
  return { told, dialog: document.querySelector('dialog') as HTMLDialogElement };
}

it('shows the ways to pay side by side in a window, as a state of its own', async () => {
  const { told, dialog } = await compare();
  expect(told).toEqual([{ step: 'flow-selection', state: 'comparator' }]);
  expect(dialog.open).toBe(true);
  expect(texts('dialog .plan-installment')).toHaveLength(4);
  expect(button(/^Simular assim CDC/)).toBeTruthy();
  await click(dialog.querySelector('button') as HTMLElement);
  expect(document.querySelector('dialog')).toBeNull();
  expect(told).toEqual([
    { step: 'flow-selection', state: 'comparator' },
    { step: 'flow-selection', state: 'plans' },
  ]);
});

it('begins with the way that is chosen in the window', async () => {
  const { told } = await compare();
  await click(button(/^Simular assim CDC/));
  expect(document.querySelector('dialog')).toBeNull();
  expectStep('page-initial-data');
  expect(told.at(-1)).toEqual({ step: 'page-initial-data', state: 'lead-form' });
  expect($flow.get()).toMatchObject({ progress: { source: 'CDC' }, terms: { source: 'CDC' } });
  expect(document.activeElement?.id).toBe('flow-step-title');
});
