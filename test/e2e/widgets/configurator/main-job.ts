import { type MainJob, makePdf, nothing, pressed, SHARED_CAR, seen, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-configurator model="argo"></vt-configurator>',
  query: SHARED_CAR,
  steps: [
    {
      act: nothing,
      done: seen((page) => widget(page, 'vt-configurator').locator('.bar-total', { hasText: 'R$' })),
    },
    {
      act: pressed('vt-configurator', /Resumo/),
      done: seen((page) => widget(page, 'vt-configurator').getByRole('button', { name: 'Baixar PDF' })),
    },
    makePdf('vt-configurator'),
  ],
};
