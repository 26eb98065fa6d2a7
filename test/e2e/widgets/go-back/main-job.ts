import { type MainJob, nothing, seen } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-go-back fallback="/"><a href="/">Voltar</a></vt-go-back>',
  steps: [{ act: nothing, done: seen((page) => page.getByRole('link', { name: 'Voltar' })) }],
};
