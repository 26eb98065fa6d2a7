import { draw } from '#test/unit/lib/barcodes/scene';
import { greyBitmap } from '../../lib/camera/bitmap';
import { type MainJob, seen, widget } from '../../lib/main-job';

const tag = 'vt-barcode-scanner';
const VIN = '9BD358AF6R1234567';
const photo = () =>
  draw({ format: 'code_39', text: VIN, module: 2, width: 800, height: 400, rotation: 8, blur: 0.6 });

/** With a photo: the camera needs a Chromium with a fake one. */
export const mainJob: MainJob = {
  markup: '<vt-barcode-scanner></vt-barcode-scanner>',
  steps: [
    {
      async act(page) {
        const chooser = widget(page, tag).locator('input[type=file]').first();
        await chooser.setInputFiles({
          name: 'label.bmp',
          mimeType: 'image/bmp',
          buffer: greyBitmap(photo()),
        });
      },
      done: seen((page) => widget(page, tag).getByText(VIN)),
    },
  ],
};
