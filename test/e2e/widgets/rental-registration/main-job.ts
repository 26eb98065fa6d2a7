import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-rental-registration';

export const mainJob: MainJob = {
  markup: '<vt-rental-registration></vt-rental-registration>',
  takesTime: true,
  steps: [
    signIn(tag),
    {
      act: pressed(tag, /^(Começar cadastro|Ver meu cadastro)$/),
      done: seen((page) => widget(page, tag).getByLabel('Número da CNH')),
    },
    {
      async act(page) {
        const form = widget(page, tag);
        await form.getByLabel('Número da CNH').fill('01234567807');
        await form.getByLabel('Categoria').selectOption('B');
        await form.getByLabel('Validade').fill('01012030');
        await pressed(tag, /^Salvar (cadastro|alterações)$/)(page);
      },
      done: seen((page) =>
        widget(page, tag).getByRole('heading', { name: /^Cadastro de locação (salvo|atualizado)$/ }),
      ),
    },
  ],
};
