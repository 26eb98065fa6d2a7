import { type MainJob, pressed, seen, widget } from '../../lib/main-job';

const NEW = {
  'Nome completo': 'Nina Ramos',
  CPF: '111.444.777-35',
  'E-mail': 'nina@correio.example',
  Senha: 'Segura#2026',
  'Repita a senha': 'Segura#2026',
};

export const mainJob: MainJob = {
  markup: '<vt-signup login-url="/entrar"></vt-signup>',
  steps: [
    {
      act: async (page) => {
        const form = widget(page, 'vt-signup');
        for (const [name, value] of Object.entries(NEW))
          await form.getByLabel(name, { exact: true }).fill(value);
        await pressed('vt-signup', /^Criar conta$/)(page);
      },
      done: seen((page) => widget(page, 'vt-signup').getByRole('heading', { name: 'Confirme o seu e-mail' })),
    },
  ],
};
