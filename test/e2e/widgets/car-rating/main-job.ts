import { type MainJob, pressed, seen, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-car-rating></vt-car-rating>',
  steps: [
    {
      act: async (page) => {
        await widget(page, 'vt-car-rating').getByLabel('Placa').fill('FIA1A01');
        await widget(page, 'vt-car-rating').getByLabel('Quilometragem').fill('1000');
        await pressed('vt-car-rating', /^Ver o valor$/)(page);
      },
      done: seen((page) => widget(page, 'vt-car-rating').getByText(/^Só pela placa/)),
    },
  ],
};
