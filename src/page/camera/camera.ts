import { pageDocument } from '../core/native';
import { CameraError, type CameraWish, type OpenFailure, openCamera } from './open-camera';

/** lost: the picture ended by itself, as of an unplugged camera; paused: the visitor left the page's tab. */
export type CameraFailure = OpenFailure | 'lost' | 'paused';

/**
 * - off: nobody asked for it, or it was stopped
 * - asking: the browser asks the visitor, or the camera starts
 * - live: there is a picture; while it is interrupted, as by a phone call, it stands still or is black
 * - failed: there is none
 */
export type CameraState =
  | { name: 'off' }
  | { name: 'asking' }
  | { name: 'live'; stream: MediaStream; isInterrupted: boolean }
  | { name: 'failed'; reason: CameraFailure };

export interface Camera {
  /** Asks for the camera; nothing while it is asked for or live. A device of that id takes the place of a live one. */
  start(device?: string): void;
  /** Ends the picture and any question: the camera's light goes off. */
  stop(): void;
  /** Stops for good and listens to the page no more. */
  close(): void;
}

const stopTracks = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/**
 * The camera of one view. It runs only while its picture is seen: it stops with the page, in a hidden tab and when its
 * owner stops it, also if the visitor grants it afterwards. It starts again only when asked to.
 */
export function createCamera(wish: CameraWish, onChange: (state: CameraState) => void): Camera {
  let state: CameraState = { name: 'off' };
  /** Changes with each start and stop: what belongs to an earlier one is dropped. */
  let latestRequest = 0;
  const set = (next: CameraState) => {
    state = next;
    onChange(next);
  };
  const end = (next: CameraState) => {
    latestRequest++;
    if (state.name === 'live') stopTracks(state.stream);
    if (state.name !== next.name || next.name === 'failed') set(next);
  };
  const runs = () => state.name === 'asking' || state.name === 'live';

  const show = (stream: MediaStream, mine: number) => {
    const [track] = stream.getVideoTracks();
    const isMine = () => latestRequest === mine;
    const interrupt = (isInterrupted: boolean) => () => {
      if (isMine()) set({ name: 'live', stream, isInterrupted });
    };
    track?.addEventListener('mute', interrupt(true));
    track?.addEventListener('unmute', interrupt(false));
    // Not fired by stop().
    track?.addEventListener('ended', () => isMine() && end({ name: 'failed', reason: 'lost' }));
    set({ name: 'live', stream, isInterrupted: !!track?.muted });
  };

  const leaving = new AbortController();
  const pause = () => runs() && end({ name: 'failed', reason: 'paused' });
  const { signal } = leaving;
  pageDocument.addEventListener('visibilitychange', () => pageDocument.hidden && pause(), { signal });
  addEventListener('pagehide', pause, { signal });

  return {
    start(device) {
      if ((runs() && !device) || signal.aborted) return;
      const mine = ++latestRequest;
      // Some phones open no second camera, and some end the first one's picture.
      if (state.name === 'live') stopTracks(state.stream);
      set({ name: 'asking' });
      openCamera(device ? { ...wish, device } : wish).then(
        (stream) => (latestRequest === mine ? show(stream, mine) : stopTracks(stream)),
        (error) => {
          if (latestRequest === mine)
            set({ name: 'failed', reason: error instanceof CameraError ? error.reason : 'failed' });
        },
      );
    },
    stop: () => end({ name: 'off' }),
    close() {
      leaving.abort();
      end({ name: 'off' });
    },
  };
}
