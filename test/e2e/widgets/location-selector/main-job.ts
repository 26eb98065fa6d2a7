import { type MainJob, seen, widget } from '../../lib/main-job';
import type { Page } from '../../lib/test';

const searchPostalCode = async (page: Page) => {
  const selector = widget(page, 'vt-location-selector');
  await selector.getByRole('textbox', { name: 'CEP' }).fill('01310-100');
  await selector.getByRole('button', { name: 'Buscar' }).click();
};

export const mainJob: MainJob = {
  markup: '<vt-location-selector layout="modal"></vt-location-selector>',
  steps: [
    {
      act: (page) =>
        widget(page, 'vt-location-selector')
          .getByRole('button', { name: /cidade/ })
          .click(),
      done: seen((page) => widget(page, 'vt-location-selector').getByRole('dialog')),
    },
    {
      act: searchPostalCode,
      done: seen((page) => widget(page, 'vt-location-selector').getByText('São Paulo')),
    },
  ],
};
