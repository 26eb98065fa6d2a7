import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { WalletCard } from '#features/card/card';
import { cardsDrawing } from '#features/card/cards-drawing';
import { useCardName } from '#features/card/use-card-name';
import { $session } from '#features/session/session';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useOnChange } from '#ui/hooks/use-on-change';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { StatusMessage } from '#ui/StatusMessage';
import { AddCard } from './AddCard';
import type { CardAttempt } from './add-card';
import { CardRow } from './CardRow';
import { Contracts } from './Contracts';
import { type CallGroup, editsCards, favorCard } from './calls';
import { EditCard } from './EditCard';
import { texts } from './messages';
import { RemoveCard } from './RemoveCard';
import { useWallet } from './use-wallet';
import css from './wallet.css?inline';

type Open = { what: 'add' } | { what: 'edit' | 'remove'; card: WalletCard };

/** The cards, the contracts that they pay, and the dialogs. */
export function Wallet({ group }: { group: CallGroup }) {
  const host = useHost();
  const messages = useMessages(texts);
  const cardName = useCardName();
  const { cards, contracts, reload } = useWallet(group);
  const [open, setOpen] = useState<Open | null>(null);
  /** A card of which nobody knows whether it was added. */
  const [attempt, setAttempt] = useState<CardAttempt | null>(null);
  const { serial } = useStore($session);
  // The token and the cards of another session are somebody else's.
  useOnChange(serial, () => setAttempt(null));
  const [favoring, setFavoring] = useState({ id: '', failed: null as WalletCard | null, attempt: 0 });
  /** What was just done. Each is announced and takes the focus: its button may be gone. */
  const [done, setDone] = useState({ text: '', count: 0 });
  const note = useRef<HTMLDivElement>(null);
  useStyles(css);
  // After the dialog has given the focus back.
  useEffect(() => {
    if (done.count) note.current?.focus();
  }, [done.count]);
  const say = (text: string) => setDone(({ count }) => ({ text, count: count + 1 }));
  const finish = (change: 'added' | 'edited' | 'removed' | 'favorite', text: string) => {
    setOpen(null);
    say(text);
    host.emit('vt-card-wallet-changed', { change });
  };

  const list = cards.items ?? [];
  const favor = async (card: WalletCard) => {
    if (favoring.id) return;
    const attempt = favoring.attempt + 1;
    setFavoring({ id: card.id, failed: null, attempt });
    try {
      await favorCard(group, card.id, host.signal);
      cards.change((all) => all.map((each) => ({ ...each, favorite: each.id === card.id })));
      setFavoring({ id: '', failed: null, attempt });
      finish('favorite', fillMessage(messages.favored, { card: cardName(card) }));
    } catch {
      setFavoring({ id: '', failed: card, attempt });
    }
  };
  const add = <Button onClick={() => setOpen({ what: 'add' })}>{messages.add}</Button>;
  const { failed } = favoring;
  return (
    <div className="wallet" tabIndex={-1} aria-busy={!cards.items && !cards.failed}>
      <StatusMessage look="notice wallet-note" box={note}>
        {done.text}
      </StatusMessage>
      {failed && (
        <FailureNotice attempt={favoring.attempt} onRetry={() => favor(failed)}>
          {messages.notFavored}
        </FailureNotice>
      )}
      {!cards.items ? (
        cards.failed ? (
          <Failed onRetry={reload} />
        ) : (
          <Loading />
        )
      ) : list.length === 0 ? (
        <Empty title={messages.none} action={add} drawing={cardsDrawing}>
          {messages.noneHint}
        </Empty>
      ) : (
        <>
          <ul className="cards">
            {list.map((card) => (
              <CardRow
                card={card}
                several={list.length > 1}
                busy={favoring.id !== ''}
                onFavor={() => favor(card)}
                onEdit={editsCards(group) ? () => setOpen({ what: 'edit', card }) : undefined}
                onRemove={() => setOpen({ what: 'remove', card })}
                key={card.id}
              />
            ))}
          </ul>
          {add}
        </>
      )}
      {cards.items && contracts.failed && !contracts.items && (
        <section className="contracts">
          <h3>{messages.contracts}</h3>
          <FailureNotice onRetry={reload} />
        </section>
      )}
      {cards.items && contracts.items && (
        <Contracts
          contracts={contracts.items}
          cards={list}
          onChanged={(changed, card) => {
            contracts.put(changed);
            say(fillMessage(messages.changed, { name: changed.name, card }));
          }}
        />
      )}
      {open?.what === 'add' && (
        <AddCard
          group={group}
          cards={list}
          attempt={attempt}
          onAttempt={setAttempt}
          onClose={() => {
            setOpen(null);
            // It may be there meanwhile.
            if (attempt) reload();
          }}
          onAdded={() => {
            finish('added', messages.added);
            reload();
          }}
        />
      )}
      {open?.what === 'edit' && (
        <EditCard
          card={open.card}
          onClose={() => setOpen(null)}
          onEdited={(edited) => {
            cards.put(edited);
            finish('edited', messages.edited);
          }}
        />
      )}
      {open?.what === 'remove' && (
        <RemoveCard
          group={group}
          card={open.card}
          pays={(contracts.items ?? []).flatMap(({ cardId, name }) =>
            cardId === open.card.id ? [name] : [],
          )}
          onClose={() => setOpen(null)}
          onRemoved={() => {
            cards.drop(open.card.id);
            finish('removed', messages.removed);
            // The favorite and the contracts may be others now.
            reload();
          }}
        />
      )}
    </div>
  );
}
