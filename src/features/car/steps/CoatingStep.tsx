import { useStore } from '@nanostores/react';
import { coatingCharge } from '#domain/car/totals';
import type { ColorRefusal } from '#domain/parts/change';
import { coatingsFor } from '#domain/parts/colors';
import { explainCoating, type PartWords } from '#domain/parts/explain';
import { useHost, useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { $car, $carOptions } from '../car-store';
import { chosenNow } from '../choices/choices';
import { Swatch } from '../Swatch';
import { partTexts, useActions } from './actions';
import css from './colors.css?inline';
import { chargeText, namesOf } from './names';
import { useStepMessages } from './use-step-messages';

/** The version's upholsteries. */
export function CoatingStep() {
  const { language } = useHost();
  const messages = useStepMessages();
  const { coating: current } = useStore($car);
  const options = useStore($carOptions);
  const actions = useActions();
  const partMessages = useMessages(partTexts);
  useStyles(css);
  if (!options) return null;
  const { refused } = coatingsFor(options.compiled, chosenNow()?.parts ?? []);
  const reasonOf = (id: string) => refused.find(({ color }) => color === id);
  return (
    <ul className="coating-list">
      {options.coatings.map(({ id, name, description, price, rgbList, isSelected }) => (
        <li key={id}>
          <button
            className={reasonOf(id) ? 'coating out' : 'coating'}
            part="coating"
            type="button"
            aria-pressed={id === current?.id}
            aria-describedby={reasonOf(id) ? `why-${id}` : undefined}
            onClick={() => actions.pressCoating(id)}
          >
            <Swatch colors={rgbList ?? []} size={48} />
            <span className="coating-about">
              <b>{name}</b>
              {description && <span className="muted">{description}</span>}
              <span>{chargeText(coatingCharge({ price, isSelected }), messages, language)}</span>
            </span>
          </button>
          <Why id={id} refusal={reasonOf(id)} nameOf={namesOf(options)} words={partMessages} />
        </li>
      ))}
    </ul>
  );
}

interface WhyProps {
  id: string;
  refusal: ColorRefusal | undefined;
  nameOf(id: string): string;
  words: PartWords;
}

/** Why a coating does not go with the chosen parts. */
const Why = ({ id, refusal, nameOf, words }: WhyProps) =>
  refusal ? (
    <p className="muted why" id={`why-${id}`}>
      {explainCoating(refusal, nameOf, words)}
    </p>
  ) : null;
