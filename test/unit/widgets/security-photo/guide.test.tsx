// @vitest-environment happy-dom
import { FaceDetector } from '@mediapipe/tasks-vision';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FaceBox } from '#domain/photo/photo-guide';
import { problems } from '#page/settings/report-problem';
import { LOAD_TIMEOUT, loadFaceDetector, MODEL } from '#widgets/security-photo/deferred/guide/media-pipe';
import { LOOK_EVERY } from '#widgets/security-photo/deferred/guide/use-guide';
import { importLoader, wasmAddress } from '#widgets/security-photo/deferred/guide/vision-files';
import SecurityPhoto from '#widgets/security-photo/SecurityPhoto';
import packageJson from '../../../../package.json' with { type: 'json' };
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

vi.mock('@mediapipe/tasks-vision', () => ({ FaceDetector: { createFromOptions: vi.fn() } }));
vi.mock('#widgets/security-photo/deferred/guide/vision-files', async (original) => ({
  ...(await original<typeof import('#widgets/security-photo/deferred/guide/vision-files')>()),
  importLoader: vi.fn(),
}));

/** What stands in the place of the package's task. */
const create = vi.mocked(FaceDetector.createFromOptions);
const ModuleFactory = () => {};
const page = globalThis as unknown as { ModuleFactory?: unknown; detections: object[] };
const task = () => ({ detectForVideo: () => ({ detections: page.detections }) }) as unknown as FaceDetector;
const box = (originX: number, originY: number, width: number, height: number) => ({
  boundingBox: { originX, originY, width, height },
});

beforeEach(() => {
  page.detections = [];
  page.ModuleFactory = undefined;
  create.mockReset().mockImplementation(async () => task());
  vi.mocked(importLoader).mockReset().mockResolvedValue({ default: ModuleFactory });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the detector of the page', () => {
  const video = { videoWidth: 1280, videoHeight: 720 } as HTMLVideoElement;

  it('is made once, of the files of this library, and finds faces in what is seen', async () => {
    const detector = await loadFaceDetector('https://brand.example/once/');
    expect(await loadFaceDetector('https://brand.example/once/')).toBe(detector);
    expect(create.mock.calls).toEqual([
      [
        { wasmLoaderPath: '', wasmBinaryPath: wasmAddress() },
        {
          baseOptions: { modelAssetPath: `https://brand.example/once/${MODEL}`, delegate: 'CPU' },
          runningMode: 'VIDEO',
        },
      ],
    ]);
    expect(page.ModuleFactory).toBe(ModuleFactory);
    // 540 px in the middle are seen; the second is beside them, the third has no box.
    page.detections = [box(505, 180, 270, 360), box(0, 180, 270, 360), {}];
    expect(detector.detect(video)).toEqual([{ x: 0.25, y: 0.25, width: 0.5, height: 0.5 }]);
  });

  it('has the files of the version that package.json names', () => {
    expect(wasmAddress()).toContain(`/vision/${packageJson.devDependencies['@mediapipe/tasks-vision']}/`);
  });

  it('that fails is asked for again', async () => {
    create.mockRejectedValueOnce(new Error('no model'));
    await expect(loadFaceDetector('https://brand.example/again/')).rejects.toThrow('no model');
    await expect(loadFaceDetector('https://brand.example/again/')).resolves.toBeTruthy();
  });

  it('without the loader of the library is done without', async () => {
    vi.mocked(importLoader).mockRejectedValueOnce(new Error('blocked'));
    await expect(loadFaceDetector('https://brand.example/none/')).rejects.toThrow('blocked');
    expect(create).not.toHaveBeenCalled();
  });

  it('loads nothing where no WebAssembly may be compiled', async () => {
    vi.stubGlobal('WebAssembly', {
      Module: class {
        constructor() {
          throw new Error('refused by the policy');
        }
      },
    });
    await expect(loadFaceDetector('https://brand.example/policy/')).rejects.toThrow('refused');
    expect(importLoader).not.toHaveBeenCalled();
  });

  it('that never settles is given up, and asked for again', async () => {
    startFakeClock();
    create.mockReturnValueOnce(new Promise(() => {}));
    const first = loadFaceDetector('https://brand.example/never/');
    const failed = expect(first).rejects.toThrow('in time');
    await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT);
    await failed;
    expect(loadFaceDetector('https://brand.example/never/')).not.toBe(first);
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
    create.mockRejectedValueOnce(new Error('status 404'));
    await open({ 'face-detector': 'https://brand.example/none/' });
    await look();
    expect(problems.map(({ subject }) => subject)).toEqual(['<meta name="vitrine:face-detector">']);
    expect(problems[0]?.expected).toContain('(status 404)');
    await click(button('Tirar foto'));
    expect(guide()).toMatch(/^Confira/);
  });

  it.each([{ saveData: true }, { effectiveType: '3g' }])('loads no detector over %j', async (connection) => {
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }));
    await open({ 'face-detector': '/slow/' });
    await look();
    expect(guide()).toMatch(/^Posicione o rosto dentro da marca, em/);
    expect(importLoader).not.toHaveBeenCalled();
    expect(problems).toEqual([]);
  });

  it('loads no detector before the camera is on', async () => {
    sandboxPage({ 'face-detector': '/camera/' });
    await render(<SecurityPhoto heading="" phoneUrl="" helpUrl="" />);
    await settle();
    expect(importLoader).not.toHaveBeenCalled();
    await click(button('Abrir a câmera'));
    await look();
    expect(importLoader).toHaveBeenCalled();
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
