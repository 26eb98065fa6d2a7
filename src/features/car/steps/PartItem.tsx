import { memo, useMemo, useRef } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { type PartChange, priceDifference } from '#domain/parts/change';
import { explainReason } from '#domain/parts/explain';
import { anchorScroll } from '#page/anchor-scroll';
import type { Part } from '#services/entities/car';
import { CheckButton } from '#ui/CheckButton';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useStoreSelector } from '#ui/hooks/use-store-selector';
import type { CarOptions } from '../car-store';
import { previewPart } from '../choices/choices';
import { partTexts, useActions } from './actions';
import type { StepMessages } from './messages';
import { namesOf, priceOfWhole, pricesOf, signedCurrency } from './names';
import { OrphanedParts } from './OrphanedParts';
import { useStepMessages } from './use-step-messages';

interface PartItemProps {
  part: Part;
  options: CarOptions;
  /** All chosen parts as of one paint ago, which determine the effect of a click. */
  chosen: ReadonlySet<string>;
  isChosen: boolean;
}

/** Maximum number of names in a line; for more parts it shows their number. */
const MAX_NAMES = 6;

/**
 * An optional or accessory: its name and what a click changes in the total. What else a click changes is a mark below
 * the price; the row pressed last names it in full, so that a press opens one row and moves none.
 */
export const PartItem = memo(function PartItem({ part, options, chosen, isChosen }: PartItemProps) {
  const messages = useStepMessages();
  const actions = useActions();
  const row = useRef<HTMLLIElement>(null);
  const { id, name, description } = part;
  const isPressed = useStoreSelector(actions.$pressed, (pressed) => pressed === id);
  // A click may choose many parts: what the next one changes follows after its paint, and the mark stays until then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the preview is that of the chosen parts
  const preview = useMemo(() => ({ change: previewPart(id), isChosen }), [id, options, chosen]);
  const change = preview.isChosen === isChosen ? preview.change : null;
  const hints = useHints(part, change, options, isChosen);
  const price = usePriceText(part, change, options, isChosen);
  const blocked = change !== null && !change.ok && change.questions.length === 0;
  return (
    <li className={`item${isChosen ? ' chosen' : ''}${blocked ? ' blocked' : ''}`} part="item" ref={row}>
      <CheckButton
        className="item-press"
        checked={isChosen}
        about={`about-${id} hints-${id}`}
        onPress={() => {
          // The row pressed before closes, maybe above this one.
          if (row.current) anchorScroll(row.current);
          actions.pressPart(id);
        }}
      >
        <span className="item-name">{name}</span>
        <span className="item-price">
          {price}
          <small className="item-mark">{markOf(id, preview.change, messages)}</small>
        </span>
      </CheckButton>
      <div className="item-more">
        {description && (
          <p className="muted" id={`about-${id}`}>
            {description}
            {!description.endsWith('.') && <span className="sr">. </span>}
          </p>
        )}
        <div id={`hints-${id}`} hidden={!isPressed || hints.length === 0}>
          {hints.map((hint) => (
            <p className="hint" key={hint}>
              {hint}
              {/* All are one description, also while they are hidden. */}
              <span className="sr">. </span>
            </p>
          ))}
        </div>
        {isPressed && <OrphanedParts actions={actions} />}
      </div>
    </li>
  );
});

/**
 * Returns a chosen part's price with all that it includes, else what a click adds to the total: with a sign if that is
 * not the part's own price.
 */
function usePriceText(
  { id, price }: Part,
  change: PartChange | null,
  options: CarOptions,
  isChosen: boolean,
): string {
  const { language } = useHost();
  const messages = useStepMessages();
  if (price == null) return messages.unpriced;
  const plain = (amount: number) => (amount === 0 ? messages.free : formatCurrency(amount, language));
  if (isChosen) return plain(priceOfWhole(options, id) ?? price);
  const difference = change?.ok ? priceDifference(change, pricesOf(options)) : undefined;
  if (difference === undefined || difference === price) return plain(price);
  return signedCurrency(difference, language);
}

/** Returns in a few words what else a click changes; empty if nothing. */
function markOf(id: string, change: PartChange | null, messages: StepMessages): string {
  if (!change) return '';
  if (change.questions.length > 0) return messages.asks;
  if (!change.ok) return messages.unavailable;
  if (change.colorChange) return messages.recolors;
  const count = [...change.added, ...change.removed].filter((one) => one !== id).length;
  if (count === 0) return '';
  return count === 1 ? messages.effect : fillMessage(messages.effects, { count });
}

/** The further changes that a click would make, one per line. */
function useHints(part: Part, change: PartChange | null, options: CarOptions, isChosen: boolean): string[] {
  const { id, description } = part;
  const messages = useStepMessages();
  const partMessages = useMessages(partTexts);
  if (!change) return [];
  const nameOf = namesOf(options);
  const list = (ids: readonly string[]) => {
    const names = ids.filter((one) => one !== id).map(nameOf);
    const more = names.length - MAX_NAMES;
    if (more <= 0) return names.join(', ');
    return [
      ...names.slice(0, MAX_NAMES),
      more === 1 ? messages.otherItem : fillMessage(messages.partOf, { count: more }),
    ].join(', ');
  };
  if (change.questions.length > 0) return [messages.asksFirst];
  if (!change.ok)
    return [messages.cannot, ...change.reasons.map((reason) => explainReason(reason, nameOf, partMessages))];
  // What the part's own description lists is not listed twice.
  const unlisted = change.added.filter((one) => !description?.includes(nameOf(one)));
  const [added, removed] = [list(unlisted), list(change.removed)];
  return [
    added && fillMessage(messages.brings, { parts: added }),
    removed && fillMessage(isChosen ? messages.removes : messages.takes, { parts: removed }),
    change.colorChange && messages.changesColor,
  ].filter((hint): hint is string => !!hint);
}
