import type { FaceDetector as FaceTask } from '@mediapipe/tasks-vision';
import { middleOf } from '#page/camera/photo';
import { CAMERA_ASPECT } from '#ui/parts/CameraFrame';
import type { FaceDetector } from './face-detector';
import { importLoader, wasmAddress } from './vision-files';

/**
 * In the page's folder. The task refuses a model without the metadata of its input, and no package is known that has one
 * with it: that of @mediapipe/face_detection has none.
 */
export const MODEL = 'blaze_face_short_range.tflite';

/**
 * Milliseconds until a detector that has not loaded is done without: a missing file may never settle it. Nobody waits for
 * it, and a slow 4G takes 40 seconds for it.
 */
export const LOAD_TIMEOUT = 60_000;

/** An empty module of WebAssembly: what every one begins with. */
const EMPTY = [0, 97, 115, 109, 1, 0, 0, 0];

/** Throws if the browser or the page's policy compiles no WebAssembly, before 3 MB are loaded for nothing. */
const checkCompiles = () => new WebAssembly.Module(new Uint8Array(EMPTY));

async function createTask(model: string): Promise<FaceTask> {
  checkCompiles();
  const [{ FaceDetector: Task }, { default: ModuleFactory }] = await Promise.all([
    import('@mediapipe/tasks-vision'),
    importLoader(),
  ]);
  // Each task takes it away, and a module runs only once.
  Object.assign(globalThis, { ModuleFactory });
  return Task.createFromOptions(
    { wasmLoaderPath: '', wasmBinaryPath: wasmAddress() },
    { baseOptions: { modelAssetPath: model, delegate: 'CPU' }, runningMode: 'VIDEO' },
  );
}

async function create(base: string): Promise<FaceDetector> {
  const task = await createTask(base + MODEL);
  return {
    detect(video) {
      const seen = middleOf(video.videoWidth, video.videoHeight, CAMERA_ASPECT);
      return task.detectForVideo(video, performance.now()).detections.flatMap(({ boundingBox: box }) => {
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
 * Loads the detector with the model of a folder, once per page: each one that is made takes memory that its library does
 * not give back. Rejects if a file is missing or blocked, if the device cannot run it, or after LOAD_TIMEOUT; the next call
 * then tries again.
 * @param base absolute, ends with a slash
 */
export function loadFaceDetector(base: string): Promise<FaceDetector> {
  if (loading?.base === base) return loading.detector;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the face detector did not load in time')), LOAD_TIMEOUT);
  });
  const detector = Promise.race([create(base), late]);
  const mine = { base, detector };
  loading = mine;
  detector
    .catch(() => {
      if (loading === mine) loading = undefined;
    })
    .then(() => clearTimeout(timer));
  return detector;
}
