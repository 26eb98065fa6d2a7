import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ANGLES, type Angle } from '#domain/car/car-image';
import type { FurtherView } from '#domain/car/image-folder';
import type { ConfiguratorStep } from '#domain/status/screen-steps';
import { $car, $carOptions } from '#features/car/car-store';
import { CarPicture } from '#features/car/current/CarPicture';
import { lookAtCar } from '#features/car/track-view';
import type { CarModel } from '#services/entities/car';
import { useMessages } from '#ui/core/host-context';
import { useDeferredDialog } from '#ui/dialog/use-deferred-dialog';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { useStoreSelector } from '#ui/hooks/use-store-selector';
import { useStyles } from '#ui/hooks/use-styles';
import { Carousel } from '#ui/parts/Carousel';
import { useStepsSource } from '../shell/steps-context';
import { furtherViews } from './further-views';
import { texts } from './messages';
import { prefetchPictures } from './prefetch-pictures';
import css from './stage.css?inline';

/** A view and the code of its colour or upholstery. */
type View = FurtherView | { angle: Angle; code: string | undefined };

const NONE: readonly FurtherView[] = [];

/** The interior is first where it is what is chosen. */
const rank = ({ angle }: View): number => (angle === 'interior' ? 0 : 1);

/** Displayed width of the car: the whole widget on phones, more than half of it beside the steps. */
const SIZES = '(max-width: 860px) 100vw, 60vw';

/**
 * The image of the car with the visitor's choices; it can be swiped, changed with keys and enlarged. A car with further
 * images has more views; its interior comes first where the upholstery is chosen.
 */
export function Stage({ model, step }: { model?: CarModel; step: ConfiguratorStep }) {
  const messages = useMessages(texts);
  const mvs = useStoreSelector($car, (car) => car.mvs);
  const color = useStoreSelector($car, (car) => car.color);
  const coating = useStoreSelector($car, (car) => car.coating);
  const { dialog: zoom, ...zoomed } = useDeferredDialog(useStepsSource());
  const [angle, setAngle] = useState(0);
  const shown = mvs ?? model?.versions?.[0] ?? null;
  const name = shown ? `${shown.modelShortName || shown.modelName} ${mvs ? mvs.versionName : ''}`.trim() : '';
  const label = color ? fillMessage(messages.car, { car: name, color: color.name }) : name;
  const codes = [color?.code, coating?.code];
  const { value: further } = useQuery(
    async () => (mvs ? furtherViews(mvs, ...codes) : []),
    mvs ? `${mvs.code} ${mvs.year} ${codes}` : undefined,
  );
  // Those of the choice before stay until those of the next are known.
  const latest = useRef<readonly FurtherView[]>([]);
  if (further) latest.current = further;
  const more = mvs ? latest.current : NONE;
  const isInside = step === 'coating' && more.some((view) => view.angle === 'interior');
  const views = useMemo(() => {
    const outside = ANGLES.map((angle) => ({ angle, code: color?.code }));
    const all: View[] = [...outside, ...more];
    return isInside ? all.sort((one, other) => rank(one) - rank(other)) : all;
  }, [color, more, isInside]);
  const slides = useMemo(
    () =>
      views.map(({ angle, code }) => ({
        id: angle,
        content: shown ? (
          <CarPicture
            car={shown}
            color={code}
            angle={angle}
            sizes={SIZES}
            label={`${angle === 'interior' ? name : label}, ${messages.angles[angle]}`}
            eager={angle === 'side'}
          />
        ) : null,
      })),
    [shown, views, name, label, messages],
  );
  const options = useStore($carOptions);
  useStyles(css);
  useEffect(lookAtCar, []);
  useEffect(() => {
    const seen = views[angle]?.angle ?? 'side';
    if (seen === 'interior') return;
    if (!shown || !color) return;
    const colors = options?.colors ?? [];
    const at = colors.findIndex(({ id }) => id === color.id);
    prefetchPictures(
      shown,
      [
        ...ANGLES.filter((one) => one !== seen).map((one) => ({ color: color.code, angle: one })),
        ...[colors[at + 1], colors[at - 1]].flatMap((next) =>
          next ? { color: next.code, angle: seen } : [],
        ),
      ],
      SIZES,
    );
  }, [shown, color, angle, views, options]);
  if (!shown) return <div className="stage-blank" />;
  return (
    <>
      <Carousel
        key={isInside ? 'inside' : 'outside'}
        name="views"
        label={messages.views}
        slides={slides}
        onShow={setAngle}
      />
      {/* A text that replaces another one is an element of its own: a centred one would count as a layout shift. */}
      <p className="stage-name" aria-hidden="true" key={`${name} ${color?.name}`}>
        <b>{name}</b>
        {color && <span className="muted">{color.name}</span>}
      </p>
      <button
        className="stage-zoom"
        type="button"
        aria-label={messages.zoom}
        aria-busy={zoomed.busy || undefined}
        onClick={zoomed.show}
      >
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <g fill="none" stroke="currentColor" strokeWidth="2">
            <circle cx="8.5" cy="8.5" r="6" />
            <path d="M13 13l5 5M8.5 5.5v6M5.5 8.5h6" />
          </g>
        </svg>
      </button>
      {zoom && (
        <zoom.Zoom
          car={shown}
          color={views[angle]?.code}
          angle={views[angle]?.angle ?? 'side'}
          title={fillMessage(messages.zoomTitle, { car: name })}
          label={label}
          onClose={zoomed.close}
        />
      )}
    </>
  );
}
