import { middleOf } from '#page/camera/photo';
import { knownSingleton } from '#page/core/page-singleton';
import { baseAddress } from '#page/standalone/base-address';
import { CAMERA_ASPECT } from '#ui/parts/CameraFrame';
import type { FaceDetector } from './face-detector';

/** Below the page's address of the detector: the module of @mediapipe/tasks-vision 0.10.35, its folder wasm, the model. */
const FILES = { module: 'vision_bundle.mjs', wasm: 'wasm', model: 'blaze_face_short_range.tflite' };

/** Milliseconds until a detector that has not loaded is done without: a missing file may never settle it. */
export const LOAD_TIMEOUT = 15_000;

/** The part of the module that is used. */
interface TasksVision {
  FilesetResolver: { forVisionTasks(folder: string): Promise<unknown> };
  FaceDetector: {
    createFromOptions(fileset: unknown, options: object): Promise<Detector>;
  };
}
interface Detector {
  detectForVideo(
    video: HTMLVideoElement,
    time: number,
  ): {
    detections: {
      boundingBox?: { originX: number; originY: number; width: number; height: number };
    }[];
  };
}

async function create(base: string): Promise<FaceDetector> {
  const address = base + FILES.module;
  // From the page's metadata, so that no bundle contains it. Some browsers cache a failure by its address.
  const module: TasksVision = await import(/* @vite-ignore */ address).catch(
    () =>
      // On a page that checks all files by an address that its import map can have (element/script.ts).
      import(/* @vite-ignore */ `${address}?retry${knownSingleton('checksFiles') ? '' : `=${Date.now()}`}`),
  );
  const fileset = await module.FilesetResolver.forVisionTasks(base + FILES.wasm);
  const detector = await module.FaceDetector.createFromOptions(fileset, {
    baseOptions: { modelAssetPath: base + FILES.model, delegate: 'CPU' },
    runningMode: 'VIDEO',
  });
  return {
    detect(video) {
      const seen = middleOf(video.videoWidth, video.videoHeight, CAMERA_ASPECT);
      return detector.detectForVideo(video, performance.now()).detections.flatMap(({ boundingBox: box }) => {
        if (!box) return [];
        const face = {
          x: (box.originX - seen.x) / seen.width,
          y: (box.originY - seen.y) / seen.height,
          width: box.width / seen.width,
          height: box.height / seen.height,
        };
        const centre = face.x + face.width / 2;
        // Who stands beside the part that is seen is not in the photo.
        return centre > 0 && centre < 1 ? [face] : [];
      });
    },
  };
}

let loading: { base: string; detector: Promise<FaceDetector> } | undefined;

/**
 * Loads the detector of an address, once per page: each one that is made takes memory that its library does not give
 * back. Rejects if a file is missing or blocked, if the device cannot run it, or after LOAD_TIMEOUT; the next call then
 * tries again.
 * @param base ends with a slash
 */
export function loadFaceDetector(base: string): Promise<FaceDetector> {
  if (loading?.base === base) return loading.detector;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the face detector did not load in time')), LOAD_TIMEOUT);
  });
  const detector = Promise.race([create(new URL(base, baseAddress()).href), late]);
  const mine = { base, detector };
  loading = mine;
  detector
    .catch(() => {
      if (loading === mine) loading = undefined;
    })
    .then(() => clearTimeout(timer));
  return detector;
}
