import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-repairman';

export const mainJob: MainJob = {
  markup: '<vt-repairman></vt-repairman>',
  user: 'reparador',
  steps: [
    signIn(tag, 'reparador'),
    {
      act: pressed(tag, /^Editar (meus dados|mis datos)$/),
      done: seen((page) => widget(page, tag).getByRole('dialog').locator('#name')),
    },
    {
      async act(page) {
        await widget(page, tag).getByRole('dialog').locator('#name').fill('Renato Parada Filho');
        await pressed(tag, /^(Salvar|Guardar) (dados|datos)$/)(page);
      },
      done: seen((page) => widget(page, tag).getByText(/(Seus dados foram salvos|Se guardaron tus datos)\./)),
    },
  ],
};
