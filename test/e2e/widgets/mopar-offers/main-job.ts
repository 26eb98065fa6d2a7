import { type MainJob, pressed, seen, widget } from '../../lib/main-job';

const tag = 'vt-mopar-offers';

export const mainJob: MainJob = {
  markup: '<vt-mopar-offers contact-url="/contato"></vt-mopar-offers>',
  steps: [
    {
      act: pressed(tag, /^Ver oferta/),
      done: seen((page) => widget(page, tag).getByRole('link', { name: 'Falar com a gente' })),
    },
  ],
};
