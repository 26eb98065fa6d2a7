/** Lamp and zoom of a live camera, which few browsers have and no types know. */
interface Capabilities {
  torch?: boolean;
  zoom?: { min: number; max: number };
}

export interface TrackControls {
  hasTorch: boolean;
  /** The camera's own zoom; undefined if it has none. */
  zoom?: { min: number; max: number };
  /** The device in use. */
  device?: string;
}

const trackOf = (stream: MediaStream): MediaStreamTrack | undefined => stream.getVideoTracks()[0];

/** What the camera of a stream can do. */
export function controlsOf(stream: MediaStream): TrackControls {
  try {
    const track = trackOf(stream);
    // Not every browser has them.
    const { torch, zoom } = (track?.getCapabilities?.() ?? {}) as Capabilities;
    const device = track?.getSettings?.().deviceId;
    const hasZoom = !!zoom && zoom.max > zoom.min && zoom.min > 0;
    return {
      hasTorch: torch === true,
      ...(hasZoom && { zoom: { min: zoom.min, max: zoom.max } }),
      ...(device && { device }),
    };
  } catch {
    return { hasTorch: false };
  }
}

/** Resolves to whether the camera does it. */
async function apply(stream: MediaStream, wish: Record<string, unknown>): Promise<boolean> {
  try {
    const track = trackOf(stream);
    if (!track) return false;
    await track.applyConstraints({ advanced: [wish as MediaTrackConstraintSet] });
    return true;
  } catch {
    return false;
  }
}

/** Switches the camera's lamp; resolves to whether it obeys. */
export const setTorch = (stream: MediaStream, torch: boolean): Promise<boolean> => apply(stream, { torch });

/** Sets the camera's own zoom; resolves to whether it obeys. */
export const setZoom = (stream: MediaStream, zoom: number): Promise<boolean> => apply(stream, { zoom });
