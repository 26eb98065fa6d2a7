import { onIdle } from './core/native';
import { pageSingleton } from './core/page-singleton';
import { pictureUrl } from './safe-addresses';

/** The state of an image's address, shared by the whole page (spec cars#images). */
type ImageStatus = 'loading' | 'success' | 'error';

export interface ImageSource {
  address: string;
  /** Its other sizes and its displayed width, as in an img. */
  srcset?: string;
  sizes?: string;
}

export type ImageEnd = Exclude<ImageStatus, 'loading'>;

interface Known {
  status: ImageStatus;
  /** The pending result, unless a lazy img loads it, which may be far from the viewport. */
  end?: Promise<ImageEnd>;
  /** Referenced, so that the browser does not discard it before it is shown. */
  ahead?: HTMLImageElement;
}

const known = pageSingleton('images', () => {
  const images = new Map<string, Known>();
  // A missing image is not requested again; one that failed offline can be requested when the connection returns.
  addEventListener('online', () => {
    for (const [key, { status }] of images) if (status === 'error') images.delete(key);
  });
  return images;
});

/** Lets an image that failed be requested again: its server may be back. */
export function forgetFailure(address: string): void {
  for (const [key, { status }] of known)
    if (status === 'error' && key.startsWith(`${address} `)) known.delete(key);
}

const keyOf = ({ address, srcset = '', sizes = '' }: ImageSource): string => `${address} ${srcset} ${sizes}`;

/**
 * Loads an image and resolves to its final state; never rejects. An image that is loading or loaded is not fetched again,
 * nor is a missing one (spec cars#images) until its failure is forgotten. With an `image`, it loads according to that img's `loading` attribute;
 * the browser combines requests of the same address.
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
  own.src = pictureUrl(source.address) ?? '';
  return end;
}

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Preloads images that the visitor may see next when the browser is idle; not if the visitor saves data. */
export function preloadImage(source: ImageSource): void {
  if (!savesData()) onIdle(() => loadImage(source));
}
