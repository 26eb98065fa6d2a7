import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-welcome-kit';

export const mainJob: MainJob = {
  markup: '<vt-welcome-kit order="res-user-ana-1"></vt-welcome-kit>',
  steps: [
    signIn(tag),
    {
      async act(page) {
        const element = widget(page, tag);
        await element.getByLabel('CEP').fill('01310-100');
        await element.getByLabel('Rua').fill('Avenida Paulista');
        await element.getByLabel('Número').fill('10');
        await element.getByLabel('Bairro').fill('Bela Vista');
        await element.getByLabel('Cidade').fill('São Paulo');
        await element.getByLabel('Estado').fill('SP');
        await pressed(tag, /^Confirmar endereço$/)(page);
      },
      done: seen((page) => widget(page, tag).getByRole('heading', { name: 'O endereço do kit foi salvo' })),
    },
  ],
};
