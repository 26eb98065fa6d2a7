import { optionalGlobal } from '#page/core/native';
import type { CodeFormat, Reading } from '../../decoder/frame';
import type { CodeReader, ReadingOptions } from './code-reader';
import { thumbnailOf } from './grab-frame';

interface Detector {
  detect(source: ImageBitmap): Promise<{ rawValue: string; format: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** The browser's own detector, if it knows all of the formats; few browsers have one. */
export async function nativeDetector(formats: readonly CodeFormat[]): Promise<Detector | undefined> {
  const BarcodeDetector = optionalGlobal<DetectorClass>('BarcodeDetector');
  try {
    const known = await BarcodeDetector?.getSupportedFormats();
    if (!BarcodeDetector || !known || !formats.every((format) => known.includes(format))) return undefined;
    return new BarcodeDetector({ formats });
  } catch {
    return undefined;
  }
}

/** What a detector finds in a picture. Rejects if it does not work on this device. */
export const detectIn = async (detector: Detector, picture: ImageBitmap): Promise<Reading[]> =>
  (await detector.detect(picture)).map(({ rawValue, format }) => ({
    text: rawValue,
    format: format as CodeFormat,
    lines: 0,
  }));

/** Reads a camera's pictures with the browser's own detector. @param onBroken called once it rejects */
export function nativeReader(detector: Detector, _options: ReadingOptions, onBroken: () => void): CodeReader {
  let isBusy = false;
  return {
    isFree: () => !isBusy,
    async read(video, { x, y, width, height }) {
      isBusy = true;
      let picture: ImageBitmap | undefined;
      try {
        picture = await createImageBitmap(video, x, y, width, height);
        const readings = await detectIn(detector, picture).catch((error) => {
          onBroken();
          throw error;
        });
        if (readings.length === 0) return { readings };
        return { readings, thumbnail: thumbnailOf(picture, { x: 0, y: 0, width, height }) };
      } finally {
        picture?.close();
        isBusy = false;
      }
    },
    close() {},
  };
}
