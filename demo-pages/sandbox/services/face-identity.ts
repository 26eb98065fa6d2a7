import * as face from '#services/face-identity';
import { answer } from '../answers';
import { readJpeg } from '../lib/pictures/read-jpeg';
import { countFaces } from '../rules/faces';

export const faceAnswers = answer(face, {
  /** Looks at the picture itself (rules/faces.ts); none can be found in what is no JPEG. */
  async detectFace({ body }) {
    const picture = readJpeg(new Uint8Array(await body.image.arrayBuffer()));
    const faces = picture ? countFaces(picture) : 0;
    return { faces, detected: faces > 0 };
  },
});
