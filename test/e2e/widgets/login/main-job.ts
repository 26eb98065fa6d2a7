import { type MainJob, pressed, seen, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-login signup-url="/cadastro" password-url="/senha"></vt-login>',
  steps: [
    {
      act: async (page) => {
        const form = widget(page, 'vt-login');
        await form.getByLabel('E-mail ou CPF').fill('ana.nogueira@correio.example');
        await form.getByLabel('Senha', { exact: true }).fill('Vitrine#2026');
        await pressed('vt-login', /^Entrar$/)(page);
      },
      done: seen((page) => widget(page, 'vt-login').getByRole('heading', { name: /^Olá|^Você entrou/ })),
    },
  ],
};
