/** An img's srcset as addresses and widths. */
const candidates = (srcset: string) =>
  [...srcset.matchAll(/(\S+) (\d+)w/g)].map(([, address = '', width]) => ({ address, width: Number(width) }));

/** The address a browser would take: the smallest that is wide enough, or the largest there is. */
function chosen(image: HTMLImageElement, asked: { src: string; srcset: string }): string {
  const needed = (Number.parseFloat(image.sizes) || innerWidth) * devicePixelRatio;
  const all = candidates(asked.srcset).sort((one, other) => one.width - other.width);
  return (all.find(({ width }) => width >= needed) ?? all.at(-1))?.address ?? asked.src;
}

const isTheirs = (text: string) => /(^|\s)\S*\/(api\/assets|sandbox\/(tiles|prizes))\//.test(text);

/** The latest request by img; the answer to an earlier one is ignored. */
const wishes = new WeakMap<HTMLImageElement, { src: string; srcset: string }>();

/**
 * Images below /api/assets, tiles of maps and pictures of prizes are answered by the sandbox in this document, as calls are: browsers
 * do not ask fetch for them, so the img is handed what fetch answered. Of images that scripts make, which is how widgets make theirs.
 */
export function answerImages(): void {
  const image = HTMLImageElement.prototype;
  const native = Object.getOwnPropertyDescriptor(image, 'src') as PropertyDescriptor;
  const nativeSet = Object.getOwnPropertyDescriptor(image, 'srcset') as PropertyDescriptor;

  const wish = (img: HTMLImageElement, change: { src?: string; srcset?: string }) => {
    const asked = { src: '', srcset: '', ...wishes.get(img), ...change };
    wishes.set(img, asked);
    queueMicrotask(async () => {
      if (wishes.get(img) !== asked) return;
      const answer = await fetch(chosen(img, asked)).catch(() => undefined);
      if (wishes.get(img) !== asked) return;
      // Text that is no image fails like an address that is none, and without a line on the console.
      native.set?.call(img, answer?.ok ? URL.createObjectURL(await answer.blob()) : 'data:,');
    });
  };

  const take = (name: 'src' | 'srcset', { get, set }: PropertyDescriptor) =>
    Object.defineProperty(image, name, {
      configurable: true,
      enumerable: true,
      get,
      set(this: HTMLImageElement, text: string) {
        if (isTheirs(text)) wish(this, { [name]: text });
        else {
          wishes.delete(this);
          set?.call(this, text);
        }
      },
    });
  take('src', native);
  take('srcset', nativeSet);
  image.setAttribute = function (this: HTMLImageElement, name: string, value: string) {
    if ((name === 'src' || name === 'srcset') && isTheirs(value)) this[name] = value;
    else Element.prototype.setAttribute.call(this, name, value);
  };
}
