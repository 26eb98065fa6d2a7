import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-events';

export const mainJob: MainJob = {
  markup: '<vt-events></vt-events>',
  steps: [
    signIn(tag),
    {
      act: pressed(tag, /^Ver evento (Encontro|Encuentro) Toro$/),
      done: seen((page) => widget(page, tag).getByRole('button', { name: /^Confirmar inscri/ })),
    },
    {
      act: pressed(tag, /^Confirmar inscri/),
      done: seen((page) => widget(page, tag).getByRole('heading', { name: /^Inscri.* confirmada$/ })),
    },
  ],
};
