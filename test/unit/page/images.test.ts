// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { loadImage, preloadImage } from '#page/images';

/** Every image the module made, in place of the browser's, which would go to the network. */
let made: HTMLImageElement[] = [];
let address = '';
let count = 0;

beforeEach(() => {
  made = [];
  count += 1;
  address = `https://assets.example/${count}`;
  vi.stubGlobal('Image', function FakeImage() {
    const image = document.createElement('img');
    made.push(image);
    return image;
  });
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => idle());
  return () => vi.unstubAllGlobals();
});

const ends = (image: HTMLImageElement | undefined, event: 'load' | 'error') =>
  image?.dispatchEvent(new Event(event));

it('an image that loads or has loaded is not fetched again', async () => {
  const source = { address, srcset: `${address}/48 48w`, sizes: '48px' };
  const first = loadImage(source);
  const second = loadImage(source);
  expect(made.map(({ src, srcset, sizes }) => [src, srcset, sizes])).toEqual([
    [address, `${address}/48 48w`, '48px'],
  ]);
  ends(made[0], 'load');
  expect(await Promise.all([first, second])).toEqual(['success', 'success']);
  expect(await loadImage(source)).toBe('success');
  expect(made).toHaveLength(1);
});

it('the same address in another width is another image', () => {
  loadImage({ address, srcset: `${address} 48w`, sizes: '48px' });
  loadImage({ address, srcset: `${address} 48w`, sizes: '140px' });
  expect(made).toHaveLength(2);
});

it('a missing image is not asked for again, until the visitor is back online', async () => {
  const first = loadImage({ address });
  ends(made[0], 'error');
  expect(await first).toBe('error');
  const own = document.createElement('img');
  expect(await loadImage({ address }, own)).toBe('error');
  expect(own.hasAttribute('src')).toBe(false);
  expect(made).toHaveLength(1);
  dispatchEvent(new Event('online'));
  const again = loadImage({ address });
  ends(made[1], 'load');
  expect(await again).toBe('success');
});

it('an img of its own loads by itself, and tells the others', async () => {
  const lazy = document.createElement('img');
  lazy.loading = 'lazy';
  const shown = loadImage({ address }, lazy);
  expect(lazy.src).toBe(address);
  // A lazy one may never begin: who needs the image now does not wait for it.
  const ahead = loadImage({ address });
  expect(made).toHaveLength(1);
  ends(lazy, 'load');
  expect(await shown).toBe('success');
  ends(made[0], 'load');
  expect(await ahead).toBe('success');
  const eager = document.createElement('img');
  const second = loadImage({ address }, eager);
  ends(eager, 'load');
  expect(await second).toBe('success');
});

it('an eager img is waited for by those who come after', async () => {
  const eager = document.createElement('img');
  const shown = loadImage({ address }, eager);
  const ahead = loadImage({ address });
  expect(made).toHaveLength(0);
  ends(eager, 'load');
  expect(await Promise.all([shown, ahead])).toEqual(['success', 'success']);
});

it('what may be wanted next loads once there is time, and not where the visitor saves data', () => {
  preloadImage({ address });
  preloadImage({ address });
  expect(made.map(({ src }) => src)).toEqual([address]);
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  preloadImage({ address: `${address}/other` });
  expect(made).toHaveLength(1);
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});
