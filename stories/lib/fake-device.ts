import type { CameraFailure } from '#page/camera/camera';

/** What a story's phone does when it is asked for the camera; live: it shows a drawn person. */
export type DeviceCamera = 'live' | 'open' | Exclude<CameraFailure, 'lost' | 'paused' | 'dismissed'>;

const ERRORS: Partial<Record<DeviceCamera, string>> = {
  denied: 'NotAllowedError',
  none: 'NotFoundError',
  'in-use': 'NotReadableError',
  failed: 'UnknownError',
};

const SKIN = 'rgb(201 160 138)';
const WALL = 'rgb(159 177 185)';

/** Draws a person before a wall. */
export function drawPerson(canvas: HTMLCanvasElement, hasFace = true): void {
  Object.assign(canvas, { width: 480, height: 640 });
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const oval = (color: string, x: number, y: number, width: number, height: number) => {
    pen.fillStyle = color;
    pen.beginPath();
    pen.ellipse(x, y, width, height, 0, 0, Math.PI * 2);
    pen.fill();
  };
  pen.fillStyle = WALL;
  pen.fillRect(0, 0, 480, 640);
  oval('#39424a', 240, 700, 230, 220);
  if (!hasFace) return;
  oval('#3a2b22', 240, 270, 128, 165);
  oval(SKIN, 240, 310, 108, 140);
}

/** A stream of a drawing; drawn again and again, since it has a picture only then. */
function drawnStream(draw: (canvas: HTMLCanvasElement) => void): MediaStream {
  const canvas = document.createElement('canvas');
  draw(canvas);
  const stream = canvas.captureStream(5);
  const timer = setInterval(() => {
    draw(canvas);
    if (stream.getTracks().every(({ readyState }) => readyState === 'ended')) clearInterval(timer);
  }, 100);
  return stream;
}

/** The browser's own parts, put back before each story. */
const own = {
  matchMedia: globalThis.matchMedia,
  mediaDevices: navigator.mediaDevices,
  permissions: navigator.permissions,
};

const put = (name: 'mediaDevices' | 'permissions', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value });

/** Gives the story's page a camera that shows a drawing. Returns what puts the browser's own parts back. */
export function fakeCamera(camera: DeviceCamera, draw: (canvas: HTMLCanvasElement) => void): () => void {
  const getUserMedia = (): Promise<MediaStream> => {
    if (camera === 'open') return new Promise(() => {});
    const name = ERRORS[camera];
    return name ? Promise.reject(new DOMException(name, name)) : Promise.resolve(drawnStream(draw));
  };
  put('mediaDevices', camera === 'unsupported' ? undefined : { getUserMedia });
  put('permissions', { query: async () => ({ state: 'denied' }) });
  return ownDevice;
}

/** Makes the story's page a phone with that camera, whatever its width. Returns what puts the browser's own parts back. */
export function fakePhone(camera: DeviceCamera = 'live', hasFace = true): () => void {
  globalThis.matchMedia = (query) =>
    query.includes('720') ? own.matchMedia.call(globalThis, 'all') : own.matchMedia.call(globalThis, query);
  return fakeCamera(camera, (canvas) => drawPerson(canvas, hasFace));
}

/** A device of a larger layout. Returns what puts the browser's own parts back. */
export function fakeDesktop(): () => void {
  globalThis.matchMedia = (query) =>
    own.matchMedia.call(globalThis, /720|pointer/.test(query) ? 'not all' : query);
  return ownDevice;
}

function ownDevice(): void {
  globalThis.matchMedia = own.matchMedia;
  put('mediaDevices', own.mediaDevices);
  put('permissions', own.permissions);
}
