import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-maintenance-admin';

export const mainJob: MainJob = {
  markup: '<vt-maintenance-admin></vt-maintenance-admin>',
  user: 'sistemas',
  steps: [
    signIn(tag, 'sistemas'),
    {
      async act(page) {
        await widget(page, tag)
          .getByRole('tab', { name: /^(Dicionário|Diccionario)$/ })
          .click();
        await widget(page, tag).locator('#value').fill('Outros');
        await pressed(tag, /^Consultar$/)(page);
      },
      done: seen((page) => widget(page, tag).getByText('OTHER_CONTACT')),
    },
    {
      act: pressed(tag, /^(Nova tradução|Nueva traducción)$/),
      done: seen((page) => widget(page, tag).getByRole('dialog')),
    },
  ],
};
