import { describe, expect, it } from 'vitest';
import { addResult, cameraLabel, scannedArea, zoomSteps } from '#domain/scanner/scanner';

describe('the part that is read', () => {
  it('has the margins of the specification within what is seen', () => {
    expect(scannedArea(640, 480, 4 / 3)).toEqual({ x: 64, y: 96, width: 512, height: 144 });
    // The sides of a wide picture are not seen.
    expect(scannedArea(1280, 720, 4 / 3)).toEqual({ x: 256, y: 144, width: 768, height: 216 });
    expect(scannedArea(720, 1280, 4 / 3)).toEqual({ x: 72, y: 478, width: 576, height: 162 });
  });
  it('becomes smaller with a zoom that the camera does not have', () => {
    expect(scannedArea(640, 480, 4 / 3, 2)).toEqual({ x: 192, y: 168, width: 256, height: 72 });
  });
  it('has no more px than the largest capture, at its own width', () => {
    const area = scannedArea(3840, 2160, 4 / 3);
    expect(area).toEqual({ x: 768, y: 690, width: 2304, height: 132 });
    expect(area.width * area.height).toBeLessThanOrEqual(640 * 480);
    expect(scannedArea(40000, 30000, 4 / 3).height).toBeGreaterThanOrEqual(2);
  });
});

describe('the zoom', () => {
  it('has seven steps, each by the same factor', () => {
    expect(zoomSteps(1, 64).map(Math.round)).toEqual([1, 2, 4, 8, 16, 32, 64]);
    expect(zoomSteps(1, 3)).toHaveLength(7);
    expect(zoomSteps(1, 3).at(-1)).toBe(3);
  });
  it.each([
    [1, 1],
    [3, 2],
    [0, 5],
    [Number.NaN, 5],
  ])('has none from %d to %d', (least, most) => expect(zoomSteps(least, most)).toEqual([]));
});

it('a camera’s name is cut at 30 characters, its number stands for none', () => {
  expect(cameraLabel('camera2 1, facing front, and a long rest', 1)).toBe('camera2 1, facing front, and a');
  expect(cameraLabel(' ', 2)).toBe('2');
});

it('ten results are kept, the newest first, each once', () => {
  const isSame = (one: number, other: number) => one === other;
  const results = Array.from({ length: 12 }, (_, at) => at).reduce<number[]>(
    (list, each) => addResult(list, each, isSame),
    [],
  );
  expect(results).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  expect(addResult(results, 5, isSame)).toEqual([5, 11, 10, 9, 8, 7, 6, 4, 3, 2]);
});
