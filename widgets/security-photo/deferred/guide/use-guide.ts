import { type RefObject, useEffect, useState } from 'react';
import { type Guide, guideOf, steadyGuide } from '#domain/photo/photo-guide';
import { pageDocument } from '#page/core/native';
import { reportProblem } from '#page/settings/report-problem';
import { setting } from '#page/settings/settings';
import type { FaceDetector } from './face-detector';
import { loadFaceDetector, MODEL } from './media-pipe';

/** Milliseconds between two looks at the picture. */
export const LOOK_EVERY = 300;
/** Edge in px of the copy that the brightness is measured in. */
const SAMPLE = 16;

/**
 * Whether 3 MB may be loaded for a help: not if the visitor saves data, nor on a connection that Chromium calls slower than
 * 4G. Other browsers tell nothing of it.
 */
function mayLoad(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g';
}

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
 * names the folder of a model; whatever fails, the photo can be taken.
 */
export function useGuide(video: RefObject<HTMLVideoElement | null>, isLive: boolean): Guide | undefined {
  const [guide, setGuide] = useState<Guide>();
  useEffect(() => {
    if (!isLive) return;
    let detector: FaceDetector | undefined;
    let isOver = false;
    const base = setting('face-detector');
    const giveUp = (error: unknown) => {
      detector = undefined;
      const reason = error instanceof Error ? error.message.split('\n')[0] : error;
      reportProblem(
        '<meta name="vitrine:face-detector">',
        `the guide does not look for faces (${reason}): expected ${MODEL} in "${base}", vision/ beside the library's chunks/, and of a Content-Security-Policy 'wasm-unsafe-eval' in script-src and the origins of both in connect-src`,
      );
    };
    if (base && mayLoad()) {
      loadFaceDetector(base).then(
        (loaded) => {
          if (!isOver) detector = loaded;
        },
        (error) => isOver || giveUp(error),
      );
    }
    const brightnessOf = brightnessMeter();
    const steady = steadyGuide();
    const facesIn = (picture: HTMLVideoElement) => {
      try {
        return detector?.detect(picture);
      } catch (error) {
        giveUp(error);
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
