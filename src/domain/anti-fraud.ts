/** The security photo of a reservation (platform 2). */
import type { DeviceType } from './lists/users';

/** It is taken on phones only. */
export const takesPhoto = (device: DeviceType): boolean => device === 'mobile';
