import { css, html, svg } from 'lit';
import type { QrErrorCorrection } from '#domain/scanner/qr-code';
import { setElementState } from '#element/element-state';
import { hasContent, LitWidget } from '#element/lit';
import { pageAddress } from '#page/address/page-address';
import type { QrCodeProps } from './attributes';
import { drawCode, QUIET_ZONE } from './draw';
import { texts } from './messages';

/** Longer texts are not part of the text alternative. */
const LONGEST_SPOKEN = 120;

export class QrCode extends LitWidget<QrCodeProps> {
  static override styles = css`
    :host {
      display: block;
      width: 224px;
      max-width: 100%;
    }
    :host([hidden]) {
      display: none;
    }
    svg {
      display: block;
      width: 100%;
      height: auto;
      /* Cameras need black on white, whatever the visitor's colours. */
      forced-color-adjust: none;
      print-color-adjust: exact;
    }
    p {
      margin: 0;
      padding: 16px;
      border: 1px dashed color-mix(in srgb, currentColor 45%, transparent);
      border-radius: 8px;
      line-height: 1.4;
      overflow-wrap: anywhere;
    }
  `;

  #internals = this.attachInternals();

  override render() {
    const { level, mask, version, label, value } = this.values;
    const text = value || pageAddress().href;
    const messages = this.wordsOf(texts);
    const code = drawCode(text, { level: level.toUpperCase() as QrErrorCorrection, mask, version });
    setElementState(this.#internals, code ? 'ready' : 'failed');
    if (!code) {
      return hasContent(this) ? html`<slot></slot>` : html`<p part="error">${messages.tooLong}</p>`;
    }
    const edge = code.modules + 2 * QUIET_ZONE;
    const spoken = text.length <= LONGEST_SPOKEN ? `${messages.code}: ${text}` : messages.code;
    return svg`<svg
      part="code"
      role="img"
      aria-label=${label || spoken}
      viewBox=${`${-QUIET_ZONE} ${-QUIET_ZONE} ${edge} ${edge}`}
      shape-rendering="crispEdges"
    >
      <path d=${`M${-QUIET_ZONE} ${-QUIET_ZONE}h${edge}v${edge}h${-edge}z`} fill="#fff" />
      <path d=${code.path} fill="#000" />
    </svg>`;
  }
}
