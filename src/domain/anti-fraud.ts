/** The security photo of a reservation (spec screens#security-photo). */
import type { DeviceType } from './lists/users';

/** It is taken on phones only. */
export const takesPhoto = (device: DeviceType): boolean => device === 'mobile';
