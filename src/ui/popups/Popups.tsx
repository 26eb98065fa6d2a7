import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { language } from '#page/core/metadata';
import { native, pageDocument } from '#page/core/native';
import { sheetsOf } from '../core/styles';
import { tokens } from '../core/tokens';
import { guardKeys } from '../first-use/guard-keys';
import { useEvent } from '../hooks/use-event';
import { focused, isWithin, placeOf, watchPlaces } from './place';
import { $popups, closePopup, type Popup, popupSource } from './popup-store';
import css from './popups.css?inline';

/** One message. Its timer pauses while it is hovered or focused. */
function Message({ popup }: { popup: Popup }) {
  const left = useRef(popup.duration);
  const timer = useRef<{ id: ReturnType<typeof setTimeout>; since: number } | null>(null);
  const pause = () => {
    if (!timer.current) return;
    clearTimeout(timer.current.id);
    left.current -= performance.now() - timer.current.since;
    timer.current = null;
  };
  const run = () => {
    pause();
    timer.current = {
      id: setTimeout(() => closePopup(popup.id), Math.max(0, left.current)),
      since: performance.now(),
    };
  };
  const begin = useEvent(run);
  const end = useEvent(pause);
  useEffect(() => {
    begin();
    return end;
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer
    <div
      className={popup.type === 'ERROR' ? 'popup bad' : 'popup good'}
      role={popup.type === 'ERROR' ? 'alert' : 'status'}
      onMouseEnter={pause}
      onMouseLeave={run}
      onFocus={pause}
      onBlur={run}
    >
      <span>{popup.text}</span>
      <button className="popup-button" type="button" onClick={() => closePopup(popup.id)}>
        {popup.button}
      </button>
    </div>
  );
}

const TAG = 'vitrine-popups';

/** The layer of messages; it puts itself where the visitor is when a dialog, or the body, has left the page with it. */
class PopupLayer extends HTMLElement {
  #watching?: AbortController;
  /** What had the focus before it, and whether it has it: its last message takes the focus with it. */
  #before: Element | null = null;
  #hasFocus = false;

  /** Shows it in its place, again for each message, so that it is above a dialog opened since. */
  showMessages(): void {
    this.#watching?.abort();
    this.#watching = new AbortController();
    this.#noteFocus();
    this.#move(true);
    const { signal } = this.#watching;
    watchPlaces(() => {
      this.#noteFocus();
      this.#move();
    }, signal);
  }

  hideMessages(): void {
    this.#watching?.abort();
    this.#watching = undefined;
    this.remove();
    if (this.#hasFocus && this.#before?.isConnected) (this.#before as HTMLElement).focus();
    this.#hasFocus = false;
  }

  #noteFocus(): void {
    const active = focused();
    this.#hasFocus = isWithin(active, this);
    if (!this.#hasFocus) this.#before = active;
  }

  disconnectedCallback() {
    // Not if it was only moved.
    queueMicrotask(() => this.#watching && !this.isConnected && this.showMessages());
  }

  #move(isShown = false): void {
    const place = placeOf(popupSource.element?.deref());
    if (this.parentNode === place && !isShown) return;
    if (this.parentNode !== place) native(place, 'append')(this);
    try {
      this.hidePopover();
      this.showPopover();
    } catch {
      // Browsers without popovers show a fixed layer.
    }
  }
}

/** All messages, in the top layer: above every z-index of the page, and above open dialogs. */
function Popups({ layer }: { layer: PopupLayer }) {
  const popups = useStore($popups);
  useEffect(() => {
    if (popups.length > 0) layer.showMessages();
    else layer.hideMessages();
  }, [popups, layer]);
  return popups.map((popup) => <Message popup={popup} key={popup.id} />);
}

/** Shows the messages of this page. */
export function mountPopups(): void {
  if (!customElements.get(TAG)) customElements.define(TAG, PopupLayer);
  const layer = pageDocument.createElement(TAG) as PopupLayer;
  layer.popover = 'manual';
  layer.dataset.vitrine = 'popups';
  const root = layer.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = sheetsOf(tokens(), css);
  guardKeys(root);
  const container = pageDocument.createElement('div');
  container.className = 'vt popups';
  container.lang = language();
  root.append(container);
  createRoot(container).render(<Popups layer={layer} />);
}
