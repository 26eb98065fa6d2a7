import { type MainJob, pressed, seen, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-recall-search></vt-recall-search>',
  steps: [
    {
      act: async (page) => {
        await widget(page, 'vt-recall-search')
          .getByLabel(/^(Placa ou chassi|Patente o chasis)/)
          .fill('FIA1A03');
        await pressed('vt-recall-search', /^Consultar$/)(page);
      },
      done: seen((page) => widget(page, 'vt-recall-search').locator('.campaign')),
    },
    {
      act: async (page) => {
        await widget(page, 'vt-recall-search').locator('.all > summary').click();
      },
      done: seen((page) => widget(page, 'vt-recall-search').locator('.accordion')),
    },
    {
      act: pressed('vt-recall-search', /^(Agendar o reparo|Pedir turno para la reparación)$/),
      done: seen((page) => widget(page, 'vt-recall-search').locator('.workshop-booking')),
    },
  ],
};
