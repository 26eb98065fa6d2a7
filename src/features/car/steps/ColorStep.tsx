import { useStore } from '@nanostores/react';
import { colorTypeName } from '#domain/car/color-types';
import { colorsFor } from '#domain/parts/colors';
import { explainColor } from '#domain/parts/explain';
import type { Color } from '#services/entities/car';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { $car, $carOptions } from '../car-store';
import { chosenNow } from '../choices/choices';
import { Swatch } from '../Swatch';
import { partTexts, useActions } from './actions';
import css from './colors.css?inline';
import { chargeText, namesOf } from './names';
import { useStepMessages } from './use-step-messages';

/**
 * The version's colours with type and price; those excluded by the chosen parts are listed separately, with the reason.
 */
export function ColorStep() {
  const { language } = useHost();
  const messages = useStepMessages();
  const partMessages = useMessages(partTexts);
  const { color: current } = useStore($car);
  const options = useStore($carOptions);
  const actions = useActions();
  useStyles(css);
  if (!options) return null;
  const { left, refused } = colorsFor(options.compiled, chosenNow()?.parts ?? []);
  const nameOf = namesOf(options);
  const item = (color: Color) => {
    const reason = refused.find((one) => one.color === color.id);
    return (
      <li key={color.id}>
        <button
          className={reason ? 'paint out' : 'paint'}
          part="swatch"
          type="button"
          aria-pressed={color.id === current?.id}
          aria-describedby={reason ? `why-${color.id}` : undefined}
          onClick={() => actions.pressColor(color.id)}
        >
          <Swatch colors={color.rgbList ?? []} size={48} />
          <span className="paint-name">{color.name}</span>
          <span className="muted">{colorTypeName(color.type, language)}</span>
          <span>{chargeText(color.price, messages, language)}</span>
        </button>
        {reason && (
          <p className="muted why" id={`why-${color.id}`}>
            {explainColor(reason, nameOf, partMessages)}
          </p>
        )}
      </li>
    );
  };
  const free = new Set(left);
  const apart = options.colors.some(({ id }) => !free.has(id)) && (
    <li className="color-apart" key="apart">
      <h4>{messages.unavailableColors}</h4>
    </li>
  );
  return (
    <div className="colors">
      <p className="muted">{fillMessage(messages.colorsHint, { color: current?.name ?? '' })}</p>
      {/* One list, so that a colour that moves between its groups keeps the focus. */}
      <ul className="color-list">
        {[
          ...options.colors.filter(({ id }) => free.has(id)).map(item),
          apart,
          ...options.colors.filter(({ id }) => !free.has(id)).map(item),
        ]}
      </ul>
    </div>
  );
}
