import { cardExpired } from '#domain/payment/card';
import type { WalletCard } from '#features/card/card';
import { cardIcon } from '#features/card/card-brand-icons';
import { texts as cardTexts } from '#features/card/messages';
import { useCardName } from '#features/card/use-card-name';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { Icon } from '#ui/icons/Icon';
import { Badge, Label } from '#ui/parts/Badge';
import { texts } from './messages';

interface CardRowProps {
  card: WalletCard;
  /** Whether the favorite can be another. */
  several: boolean;
  /** Whether it is becoming the favorite. */
  busy: boolean;
  onFavor(): void;
  /** Undefined where its group of calls edits none. */
  onEdit: (() => void) | undefined;
  onRemove(): void;
}

/** A card of the wallet, and what can be done with it. */
export function CardRow({ card, several, busy, onFavor, onEdit, onRemove }: CardRowProps) {
  const messages = useMessages(texts);
  const cardName = useCardName();
  const wc = useMessages(cardTexts);
  const name = cardName(card);
  const action = (text: string, onClick: () => void, isBusy = false) => (
    <button
      className="link"
      type="button"
      aria-label={fillMessage(messages.of, { action: text, card: name })}
      aria-disabled={isBusy || undefined}
      onClick={onClick}
    >
      {text}
    </button>
  );
  return (
    <li className="card" part="item">
      <div className="card-face" aria-hidden="true">
        <Icon path={cardIcon(card.brand)} />
        <b>{card.brand || wc.anyCard}</b>
        <span>•••• {card.digits}</span>
      </div>
      <div className="card-text">
        <h3 className="with-icon" tabIndex={-1}>
          <HeadingText>
            <Icon path={cardIcon(card.brand)} />
            {name}
          </HeadingText>
        </h3>
        <p className="muted">{card.holderName}</p>
        <p className="muted">{card.dueDate && fillMessage(messages.due, { date: card.dueDate })}</p>
        <p className="card-badges">
          {card.favorite && <Label>{messages.favorite}</Label>}
          {cardExpired(card.dueDate) && <Badge tone="danger">{messages.expired}</Badge>}
        </p>
      </div>
      <div className="actions">
        {several && !card.favorite && action(messages.makeFavorite, onFavor, busy)}
        {onEdit && action(messages.edit, onEdit)}
        {action(messages.remove, onRemove)}
      </div>
    </li>
  );
}
