import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { language } from '../../page/core/metadata';
import { sheetsOf } from '../core/styles';
import { tokens } from '../core/tokens';
import { guardKeys } from '../standalone/guard-keys';
import { $popups, closePopup, type Popup } from '../standalone/popup-store';
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer starts on mount
  useEffect(() => {
    run();
    return pause;
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

/** All messages, in the top layer: above every z-index of the page, and above open dialogs. */
function Popups({ layer }: { layer: HTMLElement }) {
  const popups = useStore($popups);
  useEffect(() => {
    // Shown again for each message, so that it is above a dialog opened since.
    try {
      layer.hidePopover();
      if (popups.length > 0) layer.showPopover();
    } catch {
      // Browsers without popovers show a fixed layer.
    }
  }, [popups, layer]);
  return popups.map((popup) => <Message popup={popup} key={popup.id} />);
}

/** Adds the layer of messages to the page. */
export function mountPopups(): void {
  const layer = document.createElement('div');
  layer.popover = 'manual';
  layer.dataset.vitrine = 'popups';
  const root = layer.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = sheetsOf(tokens(), css);
  guardKeys(root);
  const container = document.createElement('div');
  container.className = 'vt popups';
  container.lang = language();
  root.append(container);
  document.body.append(layer);
  createRoot(container).render(<Popups layer={layer} />);
}
