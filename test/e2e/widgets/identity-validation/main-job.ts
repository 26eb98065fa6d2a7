import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-identity-validation';

export const mainJob: MainJob = {
  markup: '<vt-identity-validation></vt-identity-validation>',
  steps: [
    signIn(tag),
    {
      async act(page) {
        const element = widget(page, tag);
        await element.getByLabel('Nome completo').fill('Ana Nogueira');
        await element.getByLabel('CPF').fill('529.982.247-25');
        await element.getByLabel('Data de nascimento').fill('07/03/1990');
        await element.getByLabel('Celular').fill('(11) 95550-0101');
        await pressed(tag, /^Começar a validação$/)(page);
      },
      done: seen((page) => widget(page, tag).getByRole('list')),
    },
  ],
};
