import { type MainJob, nothing, pressed, seen, signIn, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-dealer-review></vt-dealer-review>',
  user: 'ana',
  steps: [
    signIn('vt-dealer-review'),
    { act: nothing, done: seen((page) => widget(page, 'vt-dealer-review').getByText('Como foi a compra?')) },
    {
      act: async (page) => {
        await widget(page, 'vt-dealer-review').getByRole('radio', { name: /^5/ }).check({ force: true });
        await pressed('vt-dealer-review', /^Enviar a opinião$/)(page);
      },
      done: seen((page) =>
        widget(page, 'vt-dealer-review').getByRole('heading', { name: 'Recebemos sua opinião' }),
      ),
    },
  ],
};
