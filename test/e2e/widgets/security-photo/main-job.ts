import { drawnFace } from '#test/unit/lib/drawn-jpeg';
import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-security-photo';

/** With a file: the camera needs a Chromium with a fake one. */
export const mainJob: MainJob = {
  markup: '<vt-security-photo></vt-security-photo>',
  steps: [
    signIn(tag),
    {
      async act(page) {
        await page.setViewportSize({ width: 390, height: 844 });
        const chooser = widget(page, tag).locator('input[type=file]').first();
        await chooser.setInputFiles({
          name: 'photo.jpg',
          mimeType: 'image/jpeg',
          buffer: Buffer.from(drawnFace()),
        });
      },
      done: seen((page) => widget(page, tag).getByRole('button', { name: 'Usar esta foto' })),
    },
    {
      act: pressed(tag, /^Usar esta foto$/),
      done: seen((page) => widget(page, tag).getByText('A sua foto foi aceita.')),
    },
  ],
};
