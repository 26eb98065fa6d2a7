import { css, html } from 'lit';
import { LitWidget } from '#element/lit';
import { anchorTarget } from '#page/address/anchor-target';
import type { HubMenuProps } from './attributes';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** An entry of the hub menu was chosen. */
    'vt-hub-menu-selected': { href: string };
  }
}

/** A section is current while it crosses a line at one third of the window's height. */
const READING_LINE = '-33% 0px -66% 0px';

/** Returns the section of this page that a link points to. */
const sectionOf = (link: Element): Element | null => anchorTarget(link.getAttribute('href'));

export class HubMenu extends LitWidget<HubMenuProps> {
  static override styles = css`
    :host {
      display: block;
      background: var(--vt-surface, Canvas);
      color: var(--vt-text, CanvasText);
      border-block-end: 1px solid color-mix(in srgb, currentColor 20%, transparent);
    }
    :host([hidden]) {
      display: none;
    }
    :host([sticky]:not([sticky='false'])) {
      position: sticky;
      inset-block-start: 0;
      z-index: 10;
    }
    nav {
      display: flex;
      align-items: center;
      gap: 1.5rem;
      max-width: 1280px;
      margin-inline: auto;
      padding-inline: 16px;
    }
    strong {
      flex: none;
      padding: 0.25em 0.75em;
      border-radius: 999px;
      background: var(--vt-primary, CanvasText);
      color: var(--vt-on-primary, Canvas);
      font-size: 0.875em;
    }
    div {
      display: flex;
      gap: 1.5rem;
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scrollbar-width: thin;
      padding-inline: 4px;
    }
    ::slotted(a) {
      flex: none;
      display: inline-flex;
      align-items: center;
      min-height: 48px;
      color: inherit;
      text-decoration: none;
      border-block: 3px solid transparent;
    }
    /* The current link is underlined: a bolder font would move its neighbours. */
    ::slotted(a:hover),
    ::slotted(a[aria-current]) {
      border-block-end-color: var(--vt-accent, currentColor);
    }
    /* Borders of no colour would get one, and each link look like the current one. */
    @media (forced-colors: active) {
      ::slotted(a) {
        border-block-color: Canvas;
      }
      ::slotted(a[aria-current]) {
        border-block-end-color: Highlight;
      }
    }
    ::slotted(a:focus-visible) {
      outline: 3px solid var(--vt-focus, currentColor);
      outline-offset: -3px;
    }
  `;

  /** Name of the visitor's main car; empty if it is not known. */
  #car = '';
  #unfollowCar?: () => void;
  #observer?: IntersectionObserver;
  /** Sections that currently cross the reading line. */
  #read = new Set<Element>();

  get #links(): HTMLAnchorElement[] {
    return [...this.querySelectorAll<HTMLAnchorElement>('a[href]')];
  }

  /** What pushes a choice to the data layer loads before the choice, which may lead to another page. */
  override firstUpdated() {
    super.firstUpdated();
    for (const type of ['pointerenter', 'focusin']) {
      // Only a menu without islands that is approached loads it.
      this.addEventListener(type, () => import('#page/report/data-layer').catch(() => {}), {
        once: true,
      });
    }
  }

  override connectedCallback() {
    super.connectedCallback();
    this.addEventListener('click', this.#select);
    this.#follow();
    if (this.values.garage) this.#followCar();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.removeEventListener('click', this.#select);
    this.#observer?.disconnect();
    this.#unfollowCar?.();
  }

  /** The badge keeps the author's text if the code or the car cannot be loaded. */
  async #followCar() {
    const loaded = await import('./garage-badge').catch(() => undefined);
    if (!loaded || !this.isConnected) return;
    this.#unfollowCar = loaded.followMainCar((name) => {
      this.#car = name;
      this.requestUpdate();
    });
  }

  /** Observes the sections of the links, and marks the link of the current one. */
  #follow = () => {
    this.#observer?.disconnect();
    this.#read.clear();
    // The slot may change after removal: an observer would keep the element alive as long as the sections.
    if (!this.isConnected) return;
    this.#observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) this.#read.add(target);
          else this.#read.delete(target);
        }
        this.#mark(this.#links.find((link) => this.#read.has(sectionOf(link) as Element)));
      },
      { rootMargin: READING_LINE },
    );
    for (const link of this.#links) {
      const section = sectionOf(link);
      if (section) this.#observer.observe(section);
    }
  };

  #mark(current: HTMLAnchorElement | undefined) {
    for (const link of this.#links) {
      if (link === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    // Scrolls the row only, not the page.
    const row = this.renderRoot.querySelector('div');
    if (row) row.scrollLeft = current ? current.offsetLeft - row.offsetLeft - 16 : 0;
  }

  #select = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (link) this.emit('vt-hub-menu-selected', { href: link.getAttribute('href') as string });
  };

  override render() {
    const { label } = this.values;
    const badge = this.#car || this.values.badge;
    return html`<nav aria-label=${label || this.wordsOf(texts).label}>
      ${badge ? html`<strong part="badge">${badge}</strong>` : ''}
      <div part="list"><slot @slotchange=${this.#follow}></slot></div>
    </nav>`;
  }
}
