import { vi } from 'vitest';

class FakeTrack extends EventTarget {
  muted = false;
  readyState: 'live' | 'ended' = 'live';
  /** What the browser knows of the camera, and what the page asked of it. */
  capabilities: object = {};
  settings: { deviceId?: string } = {};
  applied: unknown[] = [];
  isObedient = true;
  getCapabilities = () => this.capabilities;
  getSettings = () => this.settings;
  async applyConstraints({ advanced }: MediaTrackConstraints) {
    if (!this.isObedient) throw new Error('the camera does not');
    this.applied.push(...(advanced ?? []));
  }
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
    /** The cameras, and what each can do. */
    devices: [] as { kind: string; deviceId: string; label: string }[],
    capabilities: {} as object,
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
    stream.track.capabilities = plan.capabilities;
    const { deviceId } = (constraints.video ?? {}) as { deviceId?: { exact: string } };
    const id = deviceId?.exact ?? plan.devices[0]?.deviceId;
    if (id) stream.track.settings = { deviceId: id };
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
      mediaDevices: { value: { getUserMedia, enumerateDevices: async () => plan.devices } },
      permissions: { value: { query } },
    }),
  );
  return plan;
}
export type FakeCamera = ReturnType<typeof fakeCamera>;

/** Hides or shows the page's tab. */
export function setHidden(isHidden: boolean): void {
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}
