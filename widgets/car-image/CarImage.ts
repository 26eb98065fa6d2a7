import { html, nothing } from 'lit';
import { carSource } from '#domain/car/car-image';
import { CAR_IMAGE_INCOMPLETE, NO_FALLBACK_ICON } from '#domain/car/car-image-errors';
import { reportFailure } from '#element/define';
import { setElementState } from '#element/element-state';
import { hasContent, LitWidget } from '#element/lit';
import { pageDocument, shadowRootOf } from '#page/core/native';
import { forgetFailure, type ImageSource, loadImage } from '#page/images';
import { metaText } from '#page/settings/meta-text';
import { serviceBase } from '#page/settings/service-bases';
import type { CarImageProps } from './attributes';
import { texts } from './messages';
import { retryLater } from './retry-later';
import { styles } from './styles';

/** failed: neither the image nor a fallback can be shown. */
type Status = 'loading' | 'ready' | 'fallback' | 'failed';
/** Images to try in this order, with the resulting status. */
type Choice = { source: Omit<ImageSource, 'sizes'>; status: 'ready' | 'fallback' }[];

/** Maximum milliseconds to wait for an image to be decoded before it replaces another; background tabs decode none. */
const MAX_WAIT = 500;

const decoded = (image: HTMLImageElement): Promise<unknown> =>
  Promise.race([image.decode().catch(() => {}), new Promise((go) => setTimeout(go, MAX_WAIT))]);

export class CarImage extends LitWidget<CarImageProps> {
  static override styles = styles;

  #internals = this.attachInternals();
  #status: Status = 'loading';
  #shown: HTMLImageElement | undefined;
  /** The image that is loading; #shown stays until it has loaded. */
  #pending: HTMLImageElement | undefined;
  /** Identifies the latest choice; results of earlier ones are dropped. */
  #chosen = '';
  /** Number of later attempts for the latest choice. */
  #attempts = 0;
  /** Aborted when it leaves the document. */
  #life = new AbortController();
  /** The largest width so far in px: a smaller place needs no other image. */
  #width = 0;
  #observer = new ResizeObserver(([entry]) => {
    const width = Math.round(entry?.contentRect.width ?? 0);
    if (width <= this.#width) return;
    this.#width = width;
    if (!this.values.sizes) {
      for (const image of [this.#shown, this.#pending]) if (image) image.sizes = `${width}px`;
    }
    this.requestUpdate();
  });

  override connectedCallback() {
    super.connectedCallback();
    this.#life = new AbortController();
    setElementState(this.#internals, this.#status);
    this.#observer.observe(this);
    addEventListener('online', this.#retry);
    this.requestUpdate();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#observer.disconnect();
    this.#life.abort();
    removeEventListener('online', this.#retry);
    queueMicrotask(() => {
      // Moving within the document is not a removal. An image that has not loaded is requested again after the move.
      if (!this.isConnected && /loading|failed/.test(this.#status)) this.#chosen = '';
    });
  }

  /** An image that failed without a connection is requested again once the browser is online. */
  #retry = () => {
    if (this.#status !== 'failed' || this.#missing().length > 0) return;
    this.#chosen = '';
    this.requestUpdate();
  };

  override willUpdate() {
    // Loads nothing while disconnected: nobody sees it, and some browsers would keep the image forever.
    if (!this.isConnected) return;
    const missing = this.#missing();
    const choice = missing.length > 0 ? missing : this.#choice();
    const chosen = JSON.stringify(choice);
    // The width is unknown until the first layout.
    if (chosen === this.#chosen || !(this.#width || this.values.sizes || missing.length > 0)) return;
    this.#chosen = chosen;
    this.#attempts = 0;
    this.#settle('loading', this.#shown);
    if (missing.length > 0) this.#refuse(missing);
    else this.#load(choice as Choice, chosen);
  }

  /** Names of required attributes and metadata that are absent. */
  #missing(): string[] {
    const { requires = [] } = (this.constructor as typeof CarImage).definition;
    const { year, brand } = this.values;
    const absent = requires.filter((name) =>
      name === 'series' ? !this.hasAttribute(name) : !this.getAttribute(name)?.trim(),
    );
    if (!year && !absent.includes('year')) absent.push('year');
    return [
      ...absent,
      ...(brand || metaText('brand') ? [] : ['vitrine:brand']),
      ...(serviceBase('assets') ? [] : ['vitrine:service:assets']),
    ];
  }

  #choice(): Choice {
    const { brand, color, fallback, ...values } = this.values;
    const base = serviceBase('assets') as string;
    const car = { ...values, brand: brand || (metaText('brand') as string), year: values.year as number };
    const sources = [
      carSource(base, { ...car, color }),
      fallback ? { address: fallback } : color ? carSource(base, car) : undefined,
    ];
    return sources.flatMap((source, index) =>
      source ? [{ source, status: index === 0 ? ('ready' as const) : ('fallback' as const) }] : [],
    );
  }

  #refuse(missing: string[]) {
    const { signal } = this.#life;
    Promise.all([import('#element/report-missing'), import('#element/await-missing')]).then(
      ([{ explainElement }, { awaitMetadata }]) => {
        explainElement(this, missing);
        const metadata = missing.flatMap((name) => name.split('vitrine:')[1] ?? []);
        if (metadata.length > 0) awaitMetadata(metadata, signal, () => this.requestUpdate());
      },
      () => {},
    );
    this.#settle('failed');
    reportFailure(this, 'config', new TypeError(CAR_IMAGE_INCOMPLETE));
  }

  /** Whether it is the first image of its list, or of the page's own, and in the window. */
  #isFirstSeen(): boolean {
    const root = shadowRootOf(this) ?? pageDocument;
    // Asked first: the place costs a layout.
    if (root.querySelector(this.localName) !== this) return false;
    const { top, bottom } = this.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  }

  async #load(choice: Choice, chosen: string) {
    // A lazy image waits for a layout, and comes after all scripts: this one is what the visitor looks at.
    const isFirst = this.#isFirstSeen();
    const isEager = this.values.eager || isFirst;
    for (const { source, status } of choice) {
      const image = pageDocument.createElement('img');
      image.loading = isEager ? 'eager' : 'lazy';
      if (isFirst) image.fetchPriority = 'high';
      image.decoding = 'async';
      image.part.add('image');
      if (!('srcset' in source)) image.classList.add('own');
      this.#pending = image;
      const end = loadImage(this.#sized(source), image);
      // A lazy image starts loading once it is in the document.
      this.requestUpdate();
      if ((await end) === 'success') {
        if (this.#shown) await decoded(image);
        if (chosen !== this.#chosen) return;
        this.#settle(status, image);
        if (status === 'fallback') this.#retryLater(choice, chosen);
        return;
      }
      if (chosen !== this.#chosen || !this.isConnected) return;
    }
    console.error(NO_FALLBACK_ICON);
    this.#settle('failed');
    this.#retryLater(choice, chosen);
  }

  /** The failure may have been the server's: what failed is tried again out of sight, and shown once it is there. */
  #retryLater(choice: Choice, chosen: string) {
    const { signal } = this.#life;
    retryLater(this, this.#attempts, signal, async () => {
      const isCurrent = () => chosen === this.#chosen && !signal.aborted;
      const failed = this.#status === 'fallback' ? choice.slice(0, 1) : choice;
      for (const { source } of failed) {
        if (!isCurrent()) return;
        forgetFailure(source.address);
        if ((await loadImage(this.#sized(source))) !== 'success') continue;
        if (isCurrent()) {
          this.#chosen = '';
          this.requestUpdate();
        }
        return;
      }
      this.#attempts += 1;
      if (isCurrent()) this.#retryLater(choice, chosen);
    });
  }

  /** An image with the width at which it is displayed. */
  #sized(source: Omit<ImageSource, 'sizes'>): ImageSource {
    return 'srcset' in source ? { ...source, sizes: this.values.sizes || `${this.#width}px` } : source;
  }

  #settle(status: Status, shown?: HTMLImageElement) {
    this.#status = status;
    this.#shown = shown;
    this.#pending = undefined;
    setElementState(this.#internals, status);
    this.requestUpdate();
  }

  override render() {
    const { label, angle, decorative, fallback } = this.values;
    const messages = this.wordsOf(texts);
    const text = decorative ? '' : label || messages[angle];
    if (this.#shown) this.#shown.alt = text;
    if (this.#pending) this.#pending.alt = this.#shown ? '' : text;
    this.#shown?.classList.remove('coming');
    this.#pending?.classList.add('coming');
    if (this.#status === 'failed' && hasContent(this)) return html`<slot></slot>`;
    if (this.#status === 'failed') {
      return html`<div class="error" part="error" aria-hidden=${decorative ? 'true' : nothing}>
        <svg viewBox="0 0 64 32" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">
          <path
            d="M9 25H5c-2 0-3-1-3-3v-4c0-3 2-5 5-5h4l7-7c1-1 3-2 5-2h14c2 0 4 1 5 2l7 7 9 2c3 1 4 3 4 5v2c0 2-1 3-3 3h-3m-11 0H20M15 13h34M30 4v9"
          />
          <circle cx="14.500" cy="25" r="5.500" />
          <circle cx="50.500" cy="25" r="5.500" />
        </svg>
        <span>${messages.unavailable}</span>
      </div>`;
    }
    const otherColor = this.#status === 'fallback' && !fallback;
    return html`<div class="frame ${this.#shown ? '' : 'empty waiting'}" part="frame">
      ${this.#shown ?? nothing}${this.#pending ?? nothing}
      ${otherColor ? html`<small class="note" part="note">${messages.otherColor}</small>` : nothing}
    </div>`;
  }
}
