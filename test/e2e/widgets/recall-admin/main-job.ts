import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-recall-admin';

export const mainJob: MainJob = {
  markup: '<vt-recall-admin></vt-recall-admin>',
  user: 'equipe',
  steps: [
    signIn(tag, 'equipe'),
    {
      async act(page) {
        await widget(page, tag).locator('#vehicle').fill('FIA1A02');
        await pressed(tag, /^Buscar vehículo$|^Buscar veículo$/)(page);
      },
      done: seen((page) => widget(page, tag).getByRole('button', { name: /^(Criar|Crear) / })),
    },
    {
      act: pressed(tag, /^Criar atualização$|^Crear actualización$/),
      done: seen((page) => widget(page, tag).getByRole('dialog').getByRole('button').first()),
    },
    {
      async act(page) {
        await widget(page, tag)
          .getByRole('dialog')
          .getByRole('button', { name: /^(Criar|Crear) / })
          .click();
      },
      done: seen((page) =>
        widget(page, tag).getByText(/^(Atualização SW-\d+ criada|Se creó la actualización)/),
      ),
    },
  ],
};
