// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FaceBox } from '#domain/photo/photo-guide';
import { problems } from '#page/settings/report-problem';
import { LOAD_TIMEOUT, loadFaceDetector } from '#widgets/security-photo/deferred/guide/media-pipe';
import { LOOK_EVERY } from '#widgets/security-photo/deferred/guide/use-guide';
import SecurityPhoto from '#widgets/security-photo/SecurityPhoto';
import { startFakeClock } from '../../lib/clock';
import { drawnFace } from '../../lib/drawn-jpeg';
import { button, click, leave, render, settle, text } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { sandboxPage } from '../../lib/sandbox-fetch';
import { type FakePhone, fakePhone } from './phone';

vi.mock('#widgets/security-photo/deferred/guide/media-pipe', async (original) => {
  const real = await original<typeof import('#widgets/security-photo/deferred/guide/media-pipe')>();
  return { ...real, loadFaceDetector: vi.fn(real.loadFaceDetector) };
});

/** A module in the place of the package's, at an address that a file's name only adds a comment to. */
const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}//`;
const standIn = (id: string, create: string) =>
  moduleOf(
    `export const FilesetResolver = { forVisionTasks: async (folder) => folder };
     export const FaceDetector = { createFromOptions: async (folder, options) => { ${create} } }; // ${id}
     `,
  );
const DETECTS = `globalThis.created = [...(globalThis.created ?? []), options];
  return { detectForVideo: () => ({ detections: globalThis.detections }) };`;
const page = globalThis as unknown as {
  created?: { baseOptions: object; runningMode: string }[];
  detections: object[];
};
const box = (originX: number, originY: number, width: number, height: number) => ({
  boundingBox: { originX, originY, width, height },
});

beforeEach(() => {
  page.created = [];
  page.detections = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the detector of the page', () => {
  const video = { videoWidth: 1280, videoHeight: 720 } as HTMLVideoElement;

  it('is made once, and finds faces in what is seen', async () => {
    const base = standIn('once', DETECTS);
    const detector = await loadFaceDetector(base);
    expect(await loadFaceDetector(base)).toBe(detector);
    expect(page.created).toHaveLength(1);
    expect(page.created?.[0]).toMatchObject({
      baseOptions: { modelAssetPath: `${base}blaze_face_short_range.tflite`, delegate: 'CPU' },
      runningMode: 'VIDEO',
    });
    // 540 px in the middle are seen; the second is beside them, the third has no box.
    page.detections = [box(505, 180, 270, 360), box(0, 180, 270, 360), {}];
    expect(detector.detect(video)).toEqual([{ x: 0.25, y: 0.25, width: 0.5, height: 0.5 }]);
  });

  it('that fails is asked for again', async () => {
    const base = standIn('again', `if (!globalThis.isThere) throw new Error('no model'); ${DETECTS}`);
    await expect(loadFaceDetector(base)).rejects.toThrow('no model');
    vi.stubGlobal('isThere', true);
    await expect(loadFaceDetector(base)).resolves.toBeTruthy();
  });

  it('without its module is done without', async () => {
    await expect(loadFaceDetector(moduleOf('throw new Error("blocked")'))).rejects.toThrow('blocked');
  });

  it('that never settles is given up, and asked for again', async () => {
    startFakeClock();
    const base = standIn('never', 'return new Promise(() => {})');
    const first = loadFaceDetector(base);
    const failed = expect(first).rejects.toThrow('in time');
    await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT);
    await failed;
    expect(loadFaceDetector(base)).not.toBe(first);
    vi.useRealTimers();
  });
});

describe('the guide', () => {
  let phone: FakePhone;
  beforeEach(() => {
    phone = fakePhone(drawnFace());
    problems.length = 0;
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(async () => {
    await leave();
    signOut();
  });
  const open = async (tags: Record<string, string> = {}) => {
    sandboxPage(tags);
    await render(<SecurityPhoto heading="" phoneUrl="" helpUrl="" />);
    await click(button('Abrir a câmera'));
  };
  const look = () => settle(3 * LOOK_EVERY);
  const guide = () => text('.camera-guide');

  it('says that it is dark, without a detector too', async () => {
    phone.brightness = 20;
    await open();
    await look();
    expect(guide()).toMatch(/^Está escuro/);
    phone.brightness = 120;
    await look();
    expect(guide()).toMatch(/^Posicione o rosto dentro da marca, em/);
    expect(problems).toEqual([]);
  });

  it('waits for a picture', async () => {
    phone.brightness = 20;
    phone.hasPicture = false;
    await open();
    await look();
    expect(guide()).toMatch(/^Posicione/);
  });

  it('tells the author of a detector that does not load, and the photo is taken', async () => {
    await open({ 'face-detector': 'https://brand.example/none/' });
    await look();
    expect(problems.map(({ subject }) => subject)).toEqual(['<meta name="vitrine:face-detector">']);
    await click(button('Tirar foto'));
    expect(guide()).toMatch(/^Confira/);
  });

  it('ignores an address that is none', async () => {
    await open({ 'face-detector': 'http://brand.example/none/' });
    await look();
    expect(problems.map(({ expected }) => expected)).toEqual([expect.stringMatching(/https:/)]);
  });

  it('stops with the camera', async () => {
    await open();
    await click(button('Voltar'));
    const { length } = phone.drawn;
    await look();
    expect(phone.drawn).toHaveLength(length);
  });

  it('follows the faces, and goes on with the brightness where the detector breaks', async () => {
    const detect = vi.fn((): FaceBox[] => [{ x: 0.3, y: 0.225, width: 0.4, height: 0.5 }]);
    vi.mocked(loadFaceDetector).mockResolvedValueOnce({ detect });
    await open({ 'face-detector': '/mediapipe/' });
    await look();
    expect(guide()).toMatch(/^Muito bem/);
    detect.mockReturnValue([]);
    await look();
    expect(guide()).toBe('Posicione o rosto dentro da marca.');
    detect.mockImplementation(() => {
      throw new Error('the context is lost');
    });
    phone.brightness = 20;
    await look();
    expect(guide()).toMatch(/^Está escuro/);
    const { length } = detect.mock.calls;
    await look();
    expect(detect).toHaveBeenCalledTimes(length);
    expect(problems).toHaveLength(1);
  });
});
