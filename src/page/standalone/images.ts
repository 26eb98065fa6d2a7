import { pageSingleton } from '../core/page-singleton';

/** Of an image's address, as the whole page knows it (spec cars#images). */
export type ImageStatus = 'loading' | 'success' | 'error';

export interface ImageSource {
  address: string;
  /** Other sizes of it, and how wide it is shown, as an img has them. */
  srcset?: string;
  sizes?: string;
}

export type ImageEnd = Exclude<ImageStatus, 'loading'>;

interface Known {
  status: ImageStatus;
  /** How the loading ends, where it is under way and not left to a lazy img that may be far away. */
  end?: Promise<ImageEnd>;
  /** Held, or the browser may forget it before it is shown. */
  ahead?: HTMLImageElement;
}

const known = pageSingleton('images', () => {
  const images = new Map<string, Known>();
  // What is missing is not asked for again; what a lost connection cost may be there once it is back.
  addEventListener('online', () => {
    for (const [key, { status }] of images) if (status === 'error') images.delete(key);
  });
  return images;
});

const keyOf = ({ address, srcset = '', sizes = '' }: ImageSource): string => `${address} ${srcset} ${sizes}`;

/** What the page knows of an image; undefined where nobody asked for it. */
export const imageStatus = (source: ImageSource): ImageStatus | undefined => known.get(keyOf(source))?.status;

/**
 * Loads an image and says how that ended; never fails. An image already loading or loaded is not fetched again, and a
 * missing one is not asked for again (spec cars#images). Into an `image` of one's own it loads as that img's own `loading`
 * says; the browser answers several of one address together.
 */
export async function loadImage(source: ImageSource, image?: HTMLImageElement): Promise<ImageEnd> {
  const key = keyOf(source);
  const entry: Known = known.get(key) ?? { status: 'loading' };
  known.set(key, entry);
  if (entry.status === 'error' || (!image && entry.status === 'success')) return entry.status;
  if (!image && entry.end) return entry.end;
  const own = image ?? new Image();
  if (!image) entry.ahead = own;
  const end = new Promise<ImageEnd>((settle) => {
    const on = (status: ImageEnd) =>
      own.addEventListener(
        status === 'success' ? 'load' : 'error',
        () => {
          entry.status = status;
          settle(status);
        },
        { once: true },
      );
    on('success');
    on('error');
  });
  if (own.loading !== 'lazy') entry.end ??= end;
  if (source.sizes) own.sizes = source.sizes;
  if (source.srcset) own.srcset = source.srcset;
  own.src = source.address;
  return end;
}

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Loads what the visitor may want to see next, once the browser has nothing better to do; not where they save data. */
export function preloadImage(source: ImageSource): void {
  // Safari has no idle callback.
  if (!savesData()) (globalThis.requestIdleCallback ?? setTimeout)(() => loadImage(source));
}
