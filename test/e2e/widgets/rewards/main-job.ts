import { failureOf, type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-rewards';

export const mainJob: MainJob = {
  markup: '<vt-rewards></vt-rewards>',
  steps: [
    signIn(tag),
    {
      async act(page) {
        // A dialog would cover the retry of the list that is still loading.
        const element = widget(page, tag);
        const loaded = element.getByText('O que você resgatar aparece aqui, com o código.');
        await loaded
          .or(failureOf(element))
          .first()
          .waitFor({ timeout: 3000 })
          .catch(() => {});
        if (await loaded.isVisible())
          await pressed(tag, /^Resgatar (Boné da comunidade|Gorra de la comunidad)$/)(page);
      },
      done: seen((page) =>
        widget(page, tag)
          .getByRole('dialog')
          .getByText(/^Serão descontados/),
      ),
    },
    {
      // After an answer that was lost the visitor asks what became of it first.
      act: pressed(tag, /^(Confirmar resgate|Verificar)$/),
      done: seen((page) => widget(page, tag).getByRole('heading', { name: 'Resgate concluído' })),
    },
  ],
};
