import { useState } from 'react';
import { type MapView, type Size, type Tile, tileAddress, tilesOf } from '#domain/place/map-view';
import type { SafeUrl } from '#page/core/safe-url';
import { pictureUrl } from '#page/safe-addresses';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { texts } from './messages';

/** Places an element by its style's own properties: a strict policy blocks style attributes. */
export const placeAt = (left: number, top: number) => (element: HTMLElement | null) => {
  if (element) element.style.transform = `translate(${left}px, ${top}px)`;
};

/** Places a tile on whole pixels, so that no gap shows between it and its neighbours. */
const placedTile =
  ({ left, top, side }: Tile) =>
  (element: HTMLElement | null) => {
    const [x, y] = [Math.round(left), Math.round(top)];
    placeAt(x, y)(element);
    if (!element) return;
    element.style.width = `${Math.round(left + side) - x}px`;
    element.style.height = `${Math.round(top + side) - y}px`;
  };

interface TilesProps {
  view: MapView;
  size: Size;
  /** The author's address template. */
  template: string;
  /** Called before the retry, whose button is removed. */
  onRetry(): void;
}

/**
 * The tiles of a view. While those of another zoom level load, the earlier ones stay below them. Tiles that fail are
 * reported, with a retry.
 */
export function Tiles({ view, size, template, onRetry }: TilesProps) {
  const messages = useMessages(texts);
  const [attempt, setAttempt] = useState(0);
  const [states, setStates] = useState<ReadonlyMap<string, boolean>>(new Map());
  const level = Math.round(view.zoom);
  const [earlier, setEarlier] = useState(level);
  const tiles = tilesOf(view, size, level);
  const addressOf = (tile: Tile) => pictureUrl(tileAddress(template, tile)) as SafeUrl;
  const settle = (address: string, isLoaded: boolean) =>
    setStates((all) => new Map(all).set(address, isLoaded));
  const failed = tiles.filter((tile) => states.get(addressOf(tile)) === false).length;
  if (earlier !== level && tiles.every((tile) => states.has(addressOf(tile)))) setEarlier(level);
  const shown = earlier === level ? tiles : [...tilesOf(view, size, earlier), ...tiles];
  return (
    <>
      <div className="tiles" aria-hidden="true">
        {shown.map((tile) => {
          const address = addressOf(tile);
          return (
            <img
              key={`${attempt} ${tile.z} ${tile.column} ${tile.y}`}
              className={states.get(address) ? 'tile' : 'tile coming'}
              ref={placedTile(tile)}
              src={address}
              alt=""
              draggable={false}
              onLoad={() => settle(address, true)}
              onError={() => settle(address, false)}
            />
          );
        })}
      </div>
      {failed > 0 && (
        <div className="tiles-failed">
          <FailureNotice
            key={attempt}
            onRetry={() => {
              onRetry();
              setStates(new Map([...states].filter(([, isLoaded]) => isLoaded)));
              setAttempt(attempt + 1);
            }}
          >
            {failed === tiles.length ? messages.failed : messages.partly}
          </FailureNotice>
        </div>
      )}
    </>
  );
}
