import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-promotion';
/** In the page's language when the scanner opens. */
const TYPED = /^(Ou digite o|O ingresá el) código/;

export const mainJob: MainJob = {
  markup: '<vt-promotion></vt-promotion>',
  steps: [
    signIn(tag),
    {
      act: pressed(tag, /^Ver promoção Verão de Portas Abertas$/),
      done: seen((page) => widget(page, tag).getByRole('checkbox')),
    },
    {
      async act(page) {
        await widget(page, tag)
          .getByRole('checkbox')
          .check({ timeout: 3000 })
          .catch(() => {});
        await pressed(tag, /^(Participar da promoção|Verificar a participação)$/)(page);
      },
      done: seen((page) =>
        widget(page, tag).getByRole('heading', { name: /^Você (está participando|já participava)/ }),
      ),
    },
    {
      act: pressed(tag, /^Ler QR code$/),
      done: seen((page) => widget(page, tag).getByLabel(TYPED)),
    },
    {
      async act(page) {
        await widget(page, tag)
          .getByLabel(TYPED)
          .fill('VITRINE-VERAO-FIAT-BETIM', { timeout: 3000 })
          .catch(() => {});
        await pressed(tag, /^Usar este (código|QR code)$/)(page);
      },
      done: seen((page) => widget(page, tag).getByRole('heading', { name: /^QR code contado/ })),
    },
  ],
};
