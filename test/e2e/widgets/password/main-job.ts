import { type MainJob, pressed, seen, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-password></vt-password>',
  steps: [
    {
      act: async (page) => {
        await widget(page, 'vt-password').getByLabel('E-mail').fill('ana.nogueira@correio.example');
        await pressed('vt-password', /^Receber o código$/)(page);
      },
      done: seen((page) => widget(page, 'vt-password').getByLabel('Código de 6 números')),
    },
  ],
};
