import { type MainJob, seen, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-dealer-finder search-by="city"></vt-dealer-finder>',
  steps: [
    {
      act: async (page) => {
        const finder = widget(page, 'vt-dealer-finder');
        await finder.getByLabel('Estado').selectOption({ label: 'Minas Gerais' });
        await finder.getByRole('combobox', { name: 'Cidade' }).fill('belo');
        await finder.getByRole('option', { name: /Belo Horizonte/ }).click();
      },
      done: seen((page) => widget(page, 'vt-dealer-finder').getByRole('listitem')),
    },
  ],
};
