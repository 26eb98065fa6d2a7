// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Camera, type CameraState, createCamera } from '#page/camera/camera';
import { type FakeCamera, fakeCamera, refusal, setHidden } from '../lib/fake-camera';

const WISH = { facing: 'user', width: 1280, height: 720 } as const;

let device: FakeCamera;
let seen: CameraState[];
let camera: Camera;
beforeEach(() => {
  device = fakeCamera();
  seen = [];
  camera = createCamera(WISH, (state) => seen.push(state));
});
afterEach(() => {
  camera.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const settle = async () => {
  for (let n = 0; n < 8; n++) await Promise.resolve();
};
const names = () => seen.map((state) => (state.name === 'failed' ? state.reason : state.name));
const start = async () => {
  camera.start();
  await settle();
};
const track = (n = 0) => {
  const stream = device.streams[n];
  if (!stream) throw new Error(`there is no stream ${n}`);
  return stream.track;
};

describe('the camera', () => {
  it('is asked for once, without sound, and stops', async () => {
    camera.start();
    camera.start();
    await settle();
    camera.start();
    expect(device.asked).toEqual([
      {
        audio: false,
        video: {
          facingMode: { ideal: 'user' },
          width: { ideal: 1280 },
          height: { ideal: 720 },
          frameRate: { ideal: 15, max: 30 },
        },
      },
    ]);
    expect(names()).toEqual(['asking', 'live']);
    camera.stop();
    camera.stop();
    expect(names()).toEqual(['asking', 'live', 'off']);
    expect(track().readyState).toBe('ended');
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'none'],
    ['NotReadableError', 'in-use'],
    ['AbortError', 'in-use'],
    ['TypeError', 'failed'],
  ])('fails with %s as %s, and can be asked for again', async (name, reason) => {
    device.errors = [refusal(name)];
    await start();
    expect(names()).toEqual(['asking', reason]);
    expect(device.asked).toHaveLength(1);
    await start();
    expect(names().slice(2)).toEqual(['asking', 'live']);
  });

  it('was only dismissed where the browser would ask again', async () => {
    device.errors = [refusal('NotAllowedError'), refusal('NotAllowedError'), refusal('NotFoundError')];
    device.permission = 'prompt';
    await start();
    // A browser that does not know the name.
    device.permission = undefined;
    await start();
    device.permission = 'prompt';
    await start();
    expect(names()).toEqual(['asking', 'dismissed', 'asking', 'denied', 'asking', 'none']);
  });

  it('gives what it has where it cannot give what is wished', async () => {
    device.errors = [refusal('OverconstrainedError')];
    await start();
    expect(device.asked[1]).toEqual({ audio: false, video: true });
    expect(names()).toEqual(['asking', 'live']);
    camera.stop();
    device.errors = [refusal('OverconstrainedError'), refusal('OverconstrainedError')];
    await start();
    expect(names().at(-1)).toBe('none');
  });

  it('is not asked for without https, nor where the browser has none', async () => {
    vi.stubGlobal('isSecureContext', false);
    await start();
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('navigator', {});
    await start();
    vi.stubGlobal('navigator', { mediaDevices: {} });
    await start();
    expect(names()).toEqual(['asking', 'insecure', 'asking', 'unsupported', 'asking', 'unsupported']);
    expect(device.asked).toEqual([]);
  });

  it('is lost when the picture ends by itself', async () => {
    await start();
    track().happen('ended');
    expect(names()).toEqual(['asking', 'live', 'lost']);
  });

  it('is interrupted, and goes on', async () => {
    await start();
    track().happen('mute');
    expect(seen.at(-1)).toMatchObject({ name: 'live', isInterrupted: true });
    track().happen('unmute');
    expect(seen.at(-1)).toMatchObject({ name: 'live', isInterrupted: false });
    camera.stop();
    track().happen('mute');
    track().happen('ended');
    expect(names().at(-1)).toBe('off');
  });

  it.each([
    ['hidden tab', () => setHidden(true)],
    ['page that is left', () => dispatchEvent(new Event('pagehide'))],
  ])('stops in a %s, and does not start by itself', async (_, leave) => {
    leave();
    expect(seen).toEqual([]);
    setHidden(false);
    await start();
    leave();
    expect(names().at(-1)).toBe('paused');
    expect(track().readyState).toBe('ended');
    setHidden(false);
    await settle();
    expect(device.asked).toHaveLength(1);
  });

  it.each([
    ['stopped', () => camera.stop(), 'off'],
    ['hidden', () => setHidden(true), 'paused'],
    ['closed', () => camera.close(), 'off'],
  ])('that is granted after it was %s shows nothing', async (_, leave, last) => {
    device.isOpen = true;
    await start();
    leave();
    device.answer();
    await settle();
    expect(names()).toEqual(['asking', last]);
    expect(track().readyState).toBe('ended');
  });

  it('drops a refusal that answers an earlier question', async () => {
    device.isOpen = true;
    device.errors = [refusal('NotAllowedError')];
    await start();
    const { answer } = device;
    camera.stop();
    device.isOpen = false;
    device.errors = [];
    await start();
    device.errors = [refusal('NotAllowedError')];
    answer();
    await settle();
    expect(names()).toEqual(['asking', 'off', 'asking', 'live']);
  });

  it('that is closed is asked for no more', async () => {
    await start();
    camera.close();
    expect(track().readyState).toBe('ended');
    await start();
    expect(device.asked).toHaveLength(1);
  });
});
