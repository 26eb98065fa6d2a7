import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
    position: relative;
    aspect-ratio: 7 / 5;
  }
  :host([angle='wheel' i]) {
    aspect-ratio: 1;
  }
  :host([hidden]) {
    display: none;
  }
  .frame {
    position: absolute;
    inset: 0;
    container-type: inline-size;
    overflow: hidden;
  }
  .frame.empty {
    border-radius: 8px;
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* The author's fallback image may have any aspect ratio. */
  .own,
  :host([fit='contain' i]) img {
    object-fit: contain;
  }
  /* The image loads in its final place, so that the browser can judge how near the viewport it is. */
  .coming {
    opacity: 0;
  }
  .note {
    position: absolute;
    inset: auto 0 0;
    padding: 2px 8px;
    background: var(--vt-surface, Canvas);
    color: var(--vt-text, CanvasText);
    font-size: 0.75rem;
    line-height: 1.4;
    text-align: center;
    overflow-wrap: anywhere;
  }
  .error {
    position: absolute;
    inset: 0;
    container-type: inline-size;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 8px;
    padding: 4px;
    border: 1px dashed color-mix(in srgb, currentColor 45%, transparent);
    border-radius: 8px;
    font-size: 0.875rem;
    line-height: 1.3;
    text-align: center;
    overflow-wrap: anywhere;
  }
  svg {
    width: min(64px, 60cqw);
  }
  /* Too small for readable text. */
  @container (width < 120px) {
    .note,
    .error span {
      position: absolute;
      width: 1px;
      height: 1px;
      padding: 0;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .empty.waiting {
      animation: pulse 1.6s ease-in-out infinite alternate;
    }
    @keyframes pulse {
      to {
        opacity: 0.45;
      }
    }
  }
`;
