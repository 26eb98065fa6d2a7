import { useAccountRows } from '#features/session/use-account-content';
import { CollectionView } from '#ui/collection/CollectionView';
import { useFirstItems } from '#ui/collection/first-items';
import { useCollection } from '#ui/collection/use-collection';
import { useHost, useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { Empty } from '#ui/parts/Empty';
import { texts } from './messages';
import { PollCard } from './PollCard';
import { loadPolls } from './polls';
import css from './polls.css?inline';

/** The polls of the brand, `count` at a time. */
export function PollList({ type, count }: { type: string; count: number }) {
  const messages = useMessages(texts);
  const { signal } = useHost();
  const rows = useAccountRows('gate');
  const source = { ...rows, key: `${rows.key} ${type}`, dropsOnFailure: true };
  const all = useCollection(source, () => loadPolls(type, signal));
  const polls = useFirstItems(all, count, source.key);
  useStyles(css);
  const isOne = polls.items?.length === 1;
  return (
    <div className="polls" tabIndex={-1} aria-busy={!polls.items && !polls.failed}>
      <CollectionView
        list={polls}
        more={messages.more}
        empty={<Empty title={messages.none}>{messages.noneHint}</Empty>}
      >
        {(items) => (
          <ul className="poll-list">
            {items.map((poll, index) => (
              <PollCard
                poll={poll}
                type={type}
                name={`poll-${index}`}
                isOnly={isOne}
                onChanged={all.put}
                key={poll.id}
              />
            ))}
          </ul>
        )}
      </CollectionView>
    </div>
  );
}
