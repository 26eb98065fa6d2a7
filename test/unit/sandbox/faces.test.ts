import { beforeEach, describe, expect, it } from 'vitest';
import { readJpeg } from '#demo-pages/sandbox/lib/pictures/read-jpeg';
import { COLORS, drawnFace, drawnJpeg } from '../lib/drawn-jpeg';
import { type Answered, makeRequests } from './requests';

let detect: (bytes: BlobPart) => Promise<Answered>;
beforeEach(() => {
  const { ask } = makeRequests();
  detect = (bytes) => {
    const form = new FormData();
    form.append('image', new File([bytes], 'photo.jpg', { type: 'image/jpeg' }));
    return ask('POST', 'face-identity/face/detect', form, { as: 'ana' });
  };
});

describe('the face in a photo', () => {
  it.each([
    ['an oval of skin', drawnFace(), 1],
    ['two people', drawnFace([0.25, 0.75]), 2],
    ['an oval in the dark', drawnFace([0.5], [30, 118, 140]), 0],
    ['a wall', drawnJpeg(30, 40, () => COLORS.wall), 0],
    ['a hand over the lens', drawnJpeg(30, 40, () => COLORS.skin), 0],
    ['a spot', drawnJpeg(30, 40, (x, y) => (x < 4 && y < 5 ? COLORS.skin : COLORS.wall)), 0],
    ['a shelf', drawnJpeg(30, 40, (_, y) => (y > 20 && y < 26 ? COLORS.skin : COLORS.wall)), 0],
  ])('is looked for: %s', async (_, bytes, faces) => {
    expect((await detect(bytes)).body).toEqual({ faces, detected: faces > 0 });
  });

  it.each([
    ['no picture', new Uint8Array([120])],
    ['half a picture', drawnFace().slice(0, 400)],
    ['a header only', drawnFace().slice(0, 250)],
  ])('is not found in %s', async (_, bytes) => {
    expect((await detect(bytes)).body).toEqual({ faces: 0, detected: false });
  });

  it('is read by the mean color of each block', () => {
    const picture = readJpeg(drawnJpeg(2, 1, (x) => (x ? COLORS.dark : COLORS.skin)));
    expect(picture).toMatchObject({ width: 2, height: 1 });
    expect([...(picture?.y ?? [])]).toEqual([170, 12]);
    expect([...(picture?.cr ?? [])]).toEqual([150, 128]);
  });
});
