/** Face detection in a photo (spec services#face-and-journey). */
import { boolean, file, looseObject, object, optional, string } from 'valibot';
import { count } from './entities/fields';
import { POST } from './http/call';

/** A photo without a face is not a failure: detected is false. reservationId: the order that asks for the photo (ours). */
export const detectFace = POST('FAC-01', 'face-identity', '/face/detect', {
  body: object({ image: file(), reservationId: optional(string()) }),
  wire: { sends: 'multipart' },
  returns: looseObject({ faces: count, detected: boolean() }),
});
