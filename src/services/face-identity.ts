/** Face detection in a photo (spec services#face-and-journey). */
import { boolean, file, looseObject, object } from 'valibot';
import { countOr } from './entities/fields';
import { POST } from './http/call';

/** A photo without a face is not a failure: detected is false. */
export const detectFace = POST('FAC-01', 'face-identity', '/face/detect', {
  safe: true,
  body: object({ image: file() }),
  wire: { sends: 'multipart' },
  returns: looseObject({ faces: countOr(0), detected: boolean() }),
});
