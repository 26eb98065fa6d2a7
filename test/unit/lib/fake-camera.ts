import { vi } from 'vitest';

class FakeTrack extends EventTarget {
  muted = false;
  readyState: 'live' | 'ended' = 'live';
  stop() {
    this.readyState = 'ended';
  }
  /** What the device does by itself. */
  happen(what: 'mute' | 'unmute' | 'ended') {
    if (what === 'ended') this.readyState = 'ended';
    else this.muted = what === 'mute';
    this.dispatchEvent(new Event(what));
  }
}
export class FakeStream {
  readonly track = new FakeTrack();
  getTracks = () => [this.track];
  getVideoTracks = () => [this.track];
}

/** The error that a browser rejects with. */
export const refusal = (name: string) => Object.assign(new Error(name), { name });

/**
 * A device with a camera in the place of the browser's. Errors are answered one after the other, then streams; while
 * `isOpen` the browser's question waits for `answer`.
 */
export function fakeCamera() {
  const plan = {
    errors: [] as Error[],
    permission: 'denied' as PermissionState | undefined,
    isOpen: false,
    asked: [] as MediaStreamConstraints[],
    streams: [] as FakeStream[],
    answer: () => {},
  };
  const getUserMedia = async (constraints: MediaStreamConstraints) => {
    plan.asked.push(constraints);
    if (plan.isOpen) {
      await new Promise<void>((done) => {
        plan.answer = done;
      });
    }
    const error = plan.errors.shift();
    if (error) throw error;
    const stream = new FakeStream();
    plan.streams.push(stream);
    return stream;
  };
  const query = async () => {
    if (!plan.permission) throw new TypeError('camera is not a permission');
    return { state: plan.permission };
  };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      mediaDevices: { value: { getUserMedia } },
      permissions: { value: { query } },
    }),
  );
  return plan;
}
export type FakeCamera = ReturnType<typeof fakeCamera>;

/** Hides or shows the page's tab. */
export function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}
