import { type MainJob, nothing, seen, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-qr-code value="https://www.fiat.example/pulse"></vt-qr-code>',
  steps: [{ act: nothing, done: seen((page) => widget(page, 'vt-qr-code').getByRole('img')) }],
};
