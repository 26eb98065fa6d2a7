import { expect } from 'storybook/test';
import { FUNDED } from './funding';
import { heard, inside } from './shadow';
import { asWritten } from './story';

/** What the funding flow's tag says in its stories. */
export const FLOW_ARGS = {
  ...FUNDED,
  load: 'eager',
  'terms-url': '/termos',
  children: '<a href="tel:08005550100">Financie por telefone</a>',
} as const;

export const flow = (canvas: HTMLElement) => inside(canvas, 'vt-funding-flow');

/** The bank's answer arrives: its heading, and one event. */
export const answered = (title: string) =>
  asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-proposal-answered');
    const { findByRole } = await flow(canvasElement);
    await expect(await findByRole('heading', { name: title })).toBeVisible();
    await expect(events).toHaveLength(1);
  });
