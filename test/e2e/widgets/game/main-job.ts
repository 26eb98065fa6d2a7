import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-game';

export const mainJob: MainJob = {
  markup: '<vt-game></vt-game>',
  steps: [
    signIn(tag),
    {
      act: pressed(tag, /^Jogar$/),
      done: seen((page) =>
        widget(page, tag).getByRole('heading', { name: /^(O seu|A sua|Você).* (hoje|aparelho)/ }),
      ),
    },
  ],
};
