import { memo } from 'react';
import { formatCurrency } from '../../../../src/domain/currency';
import { type PartChange, priceDifference } from '../../../../src/domain/parts/change';
import { explainReason } from '../../../../src/domain/parts/explain';
import { previewPart } from '../../../../src/features/car/choices/choices';
import type { Part } from '../../../../src/services/entities/car';
import type { CarOptions } from '../../../../src/stores/current-car';
import { fillMessage, useHost, useMessages } from '../../../../src/ui/core/host-context';
import { useAllMessages } from '../shell/messages-context';
import { CheckButton } from '../versions/CheckButton';
import { partTexts, useActions } from './actions';
import { namesOf, pricesOf, signedCurrency } from './names';

interface PartItemProps {
  part: Part;
  options: CarOptions;
  /** All chosen parts, which determine the effect of a click. */
  chosen: ReadonlySet<string>;
  isChosen: boolean;
}

/** Maximum number of names in a line; for more parts it shows their number. */
const MAX_NAMES = 6;

/** An optional or accessory: name, price, and what a click would change besides. */
export const PartItem = memo(function PartItem({ part, options, isChosen }: PartItemProps) {
  const { language } = useHost();
  const w = useAllMessages();
  const actions = useActions();
  const { id, name, description, price } = part;
  const change = previewPart(id);
  const hints = useHints(part, change, options, isChosen);
  const blocked = change !== null && !change.ok && change.questions.length === 0;
  const difference = change?.ok ? priceDifference(change, pricesOf(options)) : undefined;
  const plain = isChosen ? -(price ?? 0) : (price ?? 0);
  const showsDifference = difference !== undefined && difference !== plain;
  return (
    <li className={`item${isChosen ? ' chosen' : ''}${blocked ? ' blocked' : ''}`} part="item">
      <CheckButton
        className="item-press"
        checked={isChosen}
        about={`about-${id}`}
        onPress={() => actions.pressPart(id)}
      >
        <span className="item-name">{name}</span>
        <span className="item-price">
          {price == null ? w.unpriced : price === 0 ? w.free : formatCurrency(price, language)}
        </span>
      </CheckButton>
      <div className="item-more" id={`about-${id}`}>
        {description && <p className="muted">{description}</p>}
        {hints.map((hint) => (
          <p className="hint" key={hint}>
            {hint}
          </p>
        ))}
        {showsDifference && (
          <p className="hint">
            {fillMessage(w.difference, { amount: signedCurrency(difference, language) })}
          </p>
        )}
      </div>
    </li>
  );
});

/** The further changes that a click would make, one per line. */
function useHints(part: Part, change: PartChange | null, options: CarOptions, isChosen: boolean): string[] {
  const { id, description } = part;
  const w = useAllMessages();
  const partMessages = useMessages(partTexts);
  if (!change) return [];
  const nameOf = namesOf(options);
  const list = (ids: readonly string[]) => {
    const names = ids.filter((one) => one !== id).map(nameOf);
    const more = names.length - MAX_NAMES;
    return more > 0
      ? [...names.slice(0, MAX_NAMES), fillMessage(w.partOf, { count: more })].join(', ')
      : names.join(', ');
  };
  if (change.questions.length > 0) return [w.asksFirst];
  if (!change.ok)
    return [w.cannot, ...change.reasons.map((reason) => explainReason(reason, nameOf, partMessages))];
  // What the part's own description lists is not listed twice.
  const unlisted = change.added.filter((one) => !description?.includes(nameOf(one)));
  const [added, removed] = [list(unlisted), list(change.removed)];
  return [
    added && fillMessage(w.brings, { parts: added }),
    removed && fillMessage(isChosen ? w.removes : w.takes, { parts: removed }),
    change.colorChange && w.changesColor,
  ].filter((hint): hint is string => !!hint);
}
