import { ana } from '../../lib/lead';
import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const TAG = 'vt-employee-purchase';

export const mainJob: MainJob = {
  markup: `<${TAG}></${TAG}>`,
  steps: [
    signIn(TAG),
    {
      act: async (page) => {
        const form = widget(page, TAG);
        await form.getByLabel('Colaborador da empresa').check();
        await form.getByLabel('Matrícula').fill('123451');
        await form.getByLabel('Seu CPF').fill(ana.cpf);
        await pressed(TAG, /^Continuar$/)(page);
      },
      done: seen((page) => widget(page, TAG).getByRole('heading', { name: 'Escolha o carro' })),
    },
    {
      act: pressed(TAG, /^Escolher /),
      done: seen((page) =>
        widget(page, TAG).getByRole('heading', { name: 'Confira o carro e preencha os dados' }),
      ),
    },
    {
      act: async (page) => {
        const form = widget(page, TAG);
        await form.getByLabel('Nome completo').fill(ana.name);
        await form.getByLabel('E-mail').fill(ana.email);
        await form.getByLabel('Celular').fill(ana.phone);
        await pressed(TAG, /^Reservar/)(page);
      },
      done: seen((page) => widget(page, TAG).getByRole('heading', { name: 'Carro reservado' })),
    },
  ],
};
