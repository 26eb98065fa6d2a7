import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Angle } from '#domain/car/car-image';
import { CarPicture, type PicturedCar } from '#features/car/current/CarPicture';
import { Dialog } from '#ui/Dialog';
import { fillMessage } from '#ui/fill-message';
import { useAllMessages } from '../shell/messages-context';

/** Zoom levels in percent of the window. */
const LEVELS = [100, 150, 200, 300] as const;

interface ZoomProps {
  car: PicturedCar;
  color?: string;
  angle: Angle;
  title: string;
  label: string;
  onClose(): void;
}

/** The car in the size of the window and larger: plus and minus change the level, the overflow scrolls. */
export function Zoom({ car, color, angle, title, label, onClose }: ZoomProps) {
  const messages = useAllMessages();
  const [level, setLevel] = useState(0);
  const area = useRef<HTMLDivElement>(null);
  const percent = LEVELS[level] ?? 100;

  useEffect(() => {
    const view = area.current;
    (view?.firstElementChild as HTMLElement | null)?.style.setProperty('width', `${percent}%`);
    // Keeps the centre in place.
    if (!view) return;
    view.scrollLeft = (view.scrollWidth - view.clientWidth) / 2;
    view.scrollTop = (view.scrollHeight - view.clientHeight) / 2;
  }, [percent]);

  const to = (next: number) => setLevel(Math.max(0, Math.min(LEVELS.length - 1, next)));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') to(level + 1);
    else if (event.key === '-') to(level - 1);
    else return;
    event.preventDefault();
  };
  const ends = { out: level === 0, in: level === LEVELS.length - 1 };
  return (
    <Dialog title={title} wide onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the scroll area handles the zoom keys */}
      <div className="zoom dialog-body" onKeyDown={onKeyDown}>
        {/* biome-ignore lint/a11y/useSemanticElements: a scroll area needs a name, and is not a set of fields */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area is scrolled by keyboard */}
        <div className="zoom-area" role="group" aria-label={messages.zoomArea} tabIndex={0} ref={area}>
          <div className="zoom-car">
            <CarPicture car={car} color={color} angle={angle} sizes={`${percent}vw`} label={label} eager />
          </div>
        </div>
        <div className="zoom-buttons">
          <button
            className="button plain"
            type="button"
            aria-disabled={ends.out || undefined}
            onClick={() => to(level - 1)}
          >
            {messages.zoomOut}
          </button>
          <span role="status">{fillMessage(messages.zoomed, { percent })}</span>
          <button
            className="button plain"
            type="button"
            aria-disabled={ends.in || undefined}
            onClick={() => to(level + 1)}
          >
            {messages.zoomIn}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
