import { type MainJob, nothing, seen } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-hub-menu badge="Pulse"><a href="#versoes">Versões</a></vt-hub-menu>',
  steps: [{ act: nothing, done: seen((page) => page.getByRole('link', { name: 'Versões' })) }],
};
