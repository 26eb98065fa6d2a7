import { useStore } from '@nanostores/react';
import { Swatch } from '../../../../src/features/car/Swatch';
import { $car, $carOptions } from '../../../../src/stores/current-car';
import { useHost } from '../../../../src/ui/core/host-context';
import { useStyles } from '../../../../src/ui/hooks/use-styles';
import { useAllMessages } from '../shell/messages-context';
import { useActions } from './actions';
import css from './colors.css?inline';
import { chargeText } from './names';

/** The version's upholsteries. */
export function CoatingStep() {
  const { language } = useHost();
  const w = useAllMessages();
  const { coating: current } = useStore($car);
  const options = useStore($carOptions);
  const actions = useActions();
  useStyles(css);
  return (
    <ul className="coating-list">
      {(options?.coatings ?? []).map(({ id, name, description, price, rgbList }) => (
        <li key={id}>
          <button
            className="coating"
            part="coating"
            type="button"
            aria-pressed={id === current?.id}
            onClick={() => actions.pressCoating(id)}
          >
            <Swatch colors={rgbList ?? []} size={48} />
            <span className="coating-about">
              <b>{name}</b>
              {description && <span className="muted">{description}</span>}
              <span>{chargeText(price, w, language)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
