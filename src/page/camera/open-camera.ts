/**
 * Why the camera shows no picture.
 * - denied: refused by the visitor, the browser, the device or the page's policy, and not asked again
 * - dismissed: refused this time only; the next request asks again
 * - none: the device has no camera
 * - in-use: another program or page has it
 * - insecure: the page is not served over https
 * - unsupported: the browser gives pages no camera
 * - failed: any other reason
 */
export type OpenFailure = 'denied' | 'dismissed' | 'none' | 'in-use' | 'insecure' | 'unsupported' | 'failed';

export class CameraError extends Error {
  override readonly name = 'CameraError';
  constructor(readonly reason: OpenFailure) {
    super(reason);
  }
}

/** The picture that is asked for; a camera with less is taken as well. */
export interface CameraWish {
  /** user: the camera at the screen's side; environment: that of the back. */
  facing: 'user' | 'environment';
  /** Of the picture, in px. */
  width: number;
  height: number;
  /** The device that the visitor chose, instead of one by its side. */
  device?: string;
}

const REASONS: Readonly<Record<string, OpenFailure>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'in-use',
  // The device could not start it, usually since something else has it.
  AbortError: 'in-use',
};

/** Whether the browser would ask again. Not every browser knows the name, and none has to tell. */
async function asksAgain(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'camera' as PermissionName });
    return state === 'prompt';
  } catch {
    return false;
  }
}

const nameOf = (error: unknown): string => (error as { name?: string } | null)?.name ?? '';

/**
 * Asks the browser for the camera's picture, without sound. Call it only at the visitor's request: it shows the browser's
 * question. May never settle, while that question is open. Rejects with a CameraError.
 */
export async function openCamera({ facing, width, height, device }: CameraWish): Promise<MediaStream> {
  if (!isSecureContext) throw new CameraError('insecure');
  if (!navigator.mediaDevices?.getUserMedia) throw new CameraError('unsupported');
  const ask = (video: MediaTrackConstraints | true) =>
    navigator.mediaDevices.getUserMedia({ audio: false, video });
  try {
    return await ask({
      ...(device ? { deviceId: { exact: device } } : { facingMode: { ideal: facing } }),
      width: { ideal: width },
      height: { ideal: height },
      frameRate: { ideal: 15, max: 30 },
    }).catch((error) => {
      // Any picture is better than none.
      if (nameOf(error) === 'OverconstrainedError') return ask(true);
      throw error;
    });
  } catch (error) {
    const reason = REASONS[nameOf(error)] ?? 'failed';
    throw new CameraError(reason === 'denied' && (await asksAgain()) ? 'dismissed' : reason);
  }
}
