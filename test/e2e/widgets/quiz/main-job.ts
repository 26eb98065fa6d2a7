import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-quiz';
const option = (name: string) => async (page: Parameters<MainJob['steps'][number]['act']>[0]) => {
  const radio = widget(page, tag).getByRole('radio', { name });
  await radio.check();
};

export const mainJob: MainJob = {
  markup: '<vt-quiz quiz="qual-combina"></vt-quiz>',
  steps: [
    {
      act: signIn(tag).act,
      done: seen((page) => widget(page, tag).getByRole('button', { name: 'Começar' })),
    },
    {
      act: pressed(tag, /^Começar$/),
      done: seen((page) => widget(page, tag).getByRole('radio', { name: 'Na cidade' })),
    },
    // A choice leads on by itself.
    {
      act: option('Na cidade'),
      done: seen((page) => widget(page, tag).getByRole('radio', { name: 'Vou só' })),
    },
    {
      async act(page) {
        await option('Vou só')(page);
        await pressed(tag, /^Ver resultado$/)(page);
      },
      done: seen((page) => widget(page, tag).getByRole('heading', { name: 'Obrigado por responder' })),
    },
    {
      act: pressed(tag, /^Tentar novamente$/),
      done: seen((page) =>
        widget(page, tag).getByText(/respostas foram salvas na sua conta|já tinha salvado/),
      ),
    },
  ],
};
