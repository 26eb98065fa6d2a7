import { type MainJob, nothing, pressed, seen, signIn, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-warranty></vt-warranty>',
  steps: [
    signIn('vt-warranty'),
    {
      act: nothing,
      done: seen((page) => widget(page, 'vt-warranty').getByRole('button', { name: 'Ver o termo' })),
    },
    {
      act: async (page) => {
        await widget(page, 'vt-warranty').getByRole('tab', { name: 'Nota fiscal' }).click();
      },
      done: seen((page) => widget(page, 'vt-warranty').getByText('Chave de acesso')),
    },
    {
      act: async (page) => {
        await widget(page, 'vt-warranty').getByRole('tab', { name: 'Entrega' }).click();
      },
      done: seen((page) => widget(page, 'vt-warranty').getByText(/^Inspe(ção de entrega|cción de entrega)/)),
    },
    {
      act: async (page) => {
        await widget(page, 'vt-warranty').getByRole('tab', { name: 'Mopar' }).click();
        await widget(page, 'vt-warranty')
          .getByLabel(/^(Tapetes de borracha|Alfombras)/)
          .check();
        await pressed('vt-warranty', /^Simular as parcelas$/)(page);
      },
      done: seen((page) => widget(page, 'vt-warranty').getByRole('table')),
    },
  ],
};
