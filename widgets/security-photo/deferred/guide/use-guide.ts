import { type RefObject, useEffect, useState } from 'react';
import { type Guide, guideOf, steadyGuide } from '#domain/photo/photo-guide';
import { pageDocument } from '#page/core/native';
import { reportProblem } from '#page/settings/report-problem';
import { setting } from '#page/settings/settings';
import type { FaceDetector } from './face-detector';
import { loadFaceDetector } from './media-pipe';

/** Milliseconds between two looks at the picture. */
export const LOOK_EVERY = 300;
/** Edge in px of the copy that the brightness is measured in. */
const SAMPLE = 16;

/** Returns a function that measures the mean brightness of a video, 0 to 255; undefined if the browser does not tell. */
function brightnessMeter(): (video: HTMLVideoElement) => number | undefined {
  const canvas = pageDocument.createElement('canvas');
  canvas.width = SAMPLE;
  canvas.height = SAMPLE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    if (!context) return undefined;
    context.drawImage(video, 0, 0, SAMPLE, SAMPLE);
    const { data } = context.getImageData(0, 0, SAMPLE, SAMPLE);
    let sum = 0;
    for (let at = 0; at < data.length; at += 4) {
      sum += 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
    }
    return sum / (SAMPLE * SAMPLE);
  };
}

/**
 * Looks at a camera's picture while it is live and returns what helps the visitor. Faces are looked for where the page
 * names a detector that loads; whatever fails, the photo can be taken.
 */
export function useGuide(video: RefObject<HTMLVideoElement | null>, isLive: boolean): Guide | undefined {
  const [guide, setGuide] = useState<Guide>();
  useEffect(() => {
    if (!isLive) return;
    let detector: FaceDetector | undefined;
    let isOver = false;
    const base = setting('face-detector');
    const giveUp = () => {
      detector = undefined;
      reportProblem(
        '<meta name="vitrine:face-detector">',
        `the detector at "${base}" does not work: expected vision_bundle.mjs, wasm/ and blaze_face_short_range.tflite, and a Content-Security-Policy with its origin and 'wasm-unsafe-eval' in script-src`,
      );
    };
    if (base) {
      loadFaceDetector(base).then(
        (loaded) => {
          if (!isOver) detector = loaded;
        },
        () => isOver || giveUp(),
      );
    }
    const brightnessOf = brightnessMeter();
    const steady = steadyGuide();
    const facesIn = (picture: HTMLVideoElement) => {
      try {
        return detector?.detect(picture);
      } catch {
        giveUp();
        return undefined;
      }
    };
    const timer = setInterval(() => {
      const picture = video.current;
      if (!picture?.videoWidth) return;
      setGuide(steady(guideOf({ brightness: brightnessOf(picture), faces: facesIn(picture) })));
    }, LOOK_EVERY);
    return () => {
      isOver = true;
      clearInterval(timer);
      setGuide(undefined);
    };
  }, [isLive, video]);
  return guide;
}
