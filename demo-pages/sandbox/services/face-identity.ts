import * as face from '../../../src/services/face-identity';
import { answer } from '../answers';

/** A photo with this text in its name contains no face. */
const NOBODY = 'sem-rosto';

export const faceAnswers = answer(face, {
  detectFace({ body }) {
    const faces = body.image.name.toLowerCase().includes(NOBODY) ? 0 : 1;
    return { faces, detected: faces > 0 };
  },
});
