import { cardExpired } from '#domain/payment/card';
import type { WalletCard } from '#features/card/card';
import { messages as cardEs } from '#features/card/messages.es-AR';
import { messages as cardPt } from '#features/card/messages.pt-BR';
import { useCardName } from '#features/card/use-card-name';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { cardIcon } from '#ui/icons/card-brands';
import { Icon } from '#ui/icons/Icon';
import { Badge, Label } from '#ui/parts/Badge';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

interface CardRowProps {
  card: WalletCard;
  /** Whether the favorite can be another. */
  several: boolean;
  /** Whether it is becoming the favorite. */
  busy: boolean;
  onFavor(): void;
  onEdit(): void;
  onRemove(): void;
}

/** A card of the wallet, and what can be done with it. */
export function CardRow({ card, several, busy, onFavor, onEdit, onRemove }: CardRowProps) {
  const messages = useMessages(pt, es);
  const cardName = useCardName();
  const wc = useMessages(cardPt, cardEs);
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
          <Icon path={cardIcon(card.brand)} />
          {name}
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
        {action(messages.edit, onEdit)}
        {action(messages.remove, onRemove)}
      </div>
    </li>
  );
}
