import { type MainJob, pressed, seen, widget } from '../../lib/main-job';

const tag = 'vt-journey';

export const mainJob: MainJob = {
  markup: '<vt-journey type="owner-opinion"></vt-journey>',
  steps: [
    {
      act: pressed(tag, /^Começar$/),
      done: seen((page) => widget(page, tag).getByRole('radio').first()),
    },
    {
      async act(page) {
        const form = widget(page, tag);
        // By their places: the service's texts are in the language of the request.
        await form.getByRole('radio').first().check();
        await form.getByRole('textbox').first().fill('Fui bem atendida.');
        await pressed(tag, /^Continuar$/)(page);
      },
      done: seen((page) => widget(page, tag).getByRole('heading', { name: 'Confira e envie' })),
    },
    {
      act: pressed(tag, /^Enviar relato$/),
      done: seen((page) =>
        widget(page, tag).getByRole('heading', {
          name: /^(Recebemos o seu relato|Este relato já tinha sido enviado)$/,
        }),
      ),
    },
  ],
};
