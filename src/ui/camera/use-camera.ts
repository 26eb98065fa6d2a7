import { useLayoutEffect, useRef, useState } from 'react';
import { type Camera, type CameraState, createCamera } from '#page/camera/camera';
import type { CameraWish } from '#page/camera/open-camera';

/**
 * The camera of a view: off until started, stopped when the view goes (page/camera/camera.ts).
 * @param wish of the first render
 */
export function useCamera(wish: CameraWish) {
  const [state, setState] = useState<CameraState>({ name: 'off' });
  const camera = useRef<Camera>(undefined);
  const firstWish = useRef(wish);
  // Before the view can be pressed: an effect after the paint would lose the first press.
  useLayoutEffect(() => {
    const made = createCamera(firstWish.current, setState);
    camera.current = made;
    return () => made.close();
  }, []);
  return {
    state,
    start: (device?: string) => camera.current?.start(device),
    stop: () => camera.current?.stop(),
  };
}
