import { type MainJob, nothing, pressed, seen, signIn, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-manuals></vt-manuals>',
  steps: [
    signIn('vt-manuals'),
    { act: nothing, done: seen((page) => widget(page, 'vt-manuals').locator('.item').first()) },
    {
      act: async (page) => {
        await widget(page, 'vt-manuals').locator('.item .years button').first().click();
      },
      done: seen((page) => widget(page, 'vt-manuals').locator('.accordion')),
    },
    {
      act: pressed('vt-manuals', /^(Baixar o PDF|Descargar el PDF)$/),
      done: seen((page) => widget(page, 'vt-manuals').getByText(/^(O PDF foi baixado|El PDF se descargó)/)),
    },
  ],
};
