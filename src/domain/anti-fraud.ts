/** The security photo of a reservation (spec screens#security-photo). */
import type { DeviceType } from './lists/users';

/** Whether the photo can be taken on the device: on phones only. */
export const takesPhoto = (device: DeviceType): boolean => device === 'mobile';
