import { type MainJob, pressed, seen, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-trade-in></vt-trade-in>',
  steps: [
    {
      act: async (page) => {
        await widget(page, 'vt-trade-in').getByLabel('Placa', { exact: true }).fill('FIA1A01');
        await widget(page, 'vt-trade-in').getByLabel('Quilometragem').fill('30000');
        await pressed('vt-trade-in', /^Avaliar o meu carro$/)(page);
      },
      done: seen((page) => widget(page, 'vt-trade-in').getByText('Valor estimado')),
    },
  ],
};
