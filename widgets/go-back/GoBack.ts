import { css, html } from 'lit';
import { LitWidget } from '#element/lit';
import { parentAddress, siteAddress } from '#page/address/navigation';
import { returnToPreviousPage } from '#page/address/previous-page';
import type { SafeUrl } from '#page/core/safe-url';
import { navigate } from '#page/navigate';
import type { GoBackProps } from './attributes';
import { texts } from './messages';

export class GoBack extends LitWidget<GoBackProps> {
  static override styles = css`
    :host {
      display: inline-block;
    }
    a {
      display: inline-flex;
      align-items: center;
      gap: 0.5em;
      min-height: 24px;
      color: var(--vt-accent, inherit);
      text-underline-offset: 0.2em;
    }
    a:focus-visible {
      outline: 3px solid var(--vt-focus, currentColor);
      outline-offset: 2px;
    }
    svg {
      flex: none;
    }
  `;

  /** The author's own link or button among the children. */
  get #own(): Element | null {
    return this.querySelector('a, button');
  }

  override connectedCallback() {
    super.connectedCallback();
    this.addEventListener('click', this.#go);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.removeEventListener('click', this.#go);
  }

  #go = (event: MouseEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const isParent = this.values.to === 'parent';
    if (!isParent && returnToPreviousPage()) event.preventDefault();
    else if (this.#own && !this.#own.matches('a[href]')) navigate(this.#address);
  };

  get #address(): SafeUrl {
    const { fallback, to } = this.values;
    return to === 'parent' ? parentAddress() : (siteAddress(fallback) ?? parentAddress());
  }

  override render() {
    const slot = html`<slot @slotchange=${() => this.requestUpdate()}>${this.wordsOf(texts).back}</slot>`;
    if (this.#own) return slot;
    return html`<a part="link" href=${this.#address}>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M10 2 4 8l6 6" fill="none" stroke="currentColor" stroke-width="2" /></svg
      >${slot}</a
    >`;
  }
}
