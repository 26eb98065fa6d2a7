/** A camera of the device. */
export interface CameraDevice {
  id: string;
  /** As the device names it; empty before the visitor has allowed a camera. */
  label: string;
}

/** The cameras that can be chosen; none if the browser does not tell. */
export async function listCameras(): Promise<CameraDevice[]> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.flatMap(({ kind, deviceId, label }) =>
      kind === 'videoinput' && deviceId ? [{ id: deviceId, label }] : [],
    );
  } catch {
    return [];
  }
}
