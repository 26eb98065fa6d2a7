import { useRef } from 'react';
import {
  type BenefitFilter,
  type BenefitListName,
  NO_BENEFIT_FILTER,
  passesBenefitFilter,
} from '#domain/offers/benefit-filter';
import { expiryOf } from '#domain/offers/code-expiry';
import { useAccountRows } from '#features/session/use-account-content';
import { serverNow } from '#page/server-clock';
import type { Benefit } from '#services/entities/benefit';
import { CollectionView } from '#ui/collection/CollectionView';
import { useFirstItems } from '#ui/collection/first-items';
import { useCollection } from '#ui/collection/use-collection';
import { useHost, useMessages } from '#ui/core/host-context';
import { shownText } from '#ui/count-text';
import { fillMessage } from '#ui/fill-message';
import type { Query } from '#ui/hooks/use-query';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { BenefitCard } from './BenefitCard';
import { loadList, type Opened } from './benefit-calls';
import { type BaseData, Filters } from './Filters';
import { texts } from './messages';

/** The notice of benefits whose last days these are, by the service's dates. */
function NearEnd({ benefits }: { benefits: readonly Benefit[] }) {
  const messages = useMessages(texts);
  const near = benefits.filter(({ expiresAt }) => expiryOf(expiresAt, serverNow()).state === 'near');
  const [first] = near;
  if (!first) return null;
  return (
    <p className="notice">
      {near.length === 1
        ? fillMessage(messages.near, { name: first.name })
        : fillMessage(messages.nearMany, { count: near.length })}
    </p>
  );
}

interface BenefitListProps {
  name: BenefitListName;
  filter: BenefitFilter;
  /** Number of benefits shown at a time. */
  size: number;
  /** Another number loads the list again. */
  changes: number;
  base: Query<BaseData>;
  onOpen(benefit: Opened): void;
  onFilter(filter: BenefitFilter): void;
}

/** One of the lists, narrowed by the filters; it loads when its tab is first opened. */
export function BenefitList({ name, filter, size, changes, base, onOpen, onFilter }: BenefitListProps) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const region = useRef<HTMLDivElement>(null);
  const rows = useAccountRows('page');
  const all = useCollection({ ...rows, revision: `${rows.revision} ${changes}` }, () =>
    loadList(name, signal),
  );
  const items = all.items?.filter((benefit) => passesBenefitFilter(benefit, filter));
  const { category, partner, state } = filter;
  const found = useFirstItems({ ...all, items }, size, [category, partner, state].join());
  const isFiltered = !!(category || partner || state);
  const shown = found.items?.length ?? 0;
  const clear = () => {
    // The pressed button goes.
    region.current?.focus();
    onFilter({ ...filter, ...NO_BENEFIT_FILTER });
  };
  const clearButton = (
    <Button kind="plain" onClick={clear}>
      {messages.clear}
    </Button>
  );
  return (
    <div className="benefit-list" tabIndex={-1} ref={region} aria-busy={!all.items && !all.failed}>
      <Filters list={name} filter={filter} base={base} onChange={onFilter} />
      {name === 'available' && <NearEnd benefits={items ?? []} />}
      <CollectionView
        list={found}
        more={messages.more}
        count={shownText(messages, shown, found.total)}
        empty={
          isFiltered && all.items?.length ? (
            <Empty title={messages.notFound} action={clearButton}>
              {messages.notFoundHint}
            </Empty>
          ) : (
            <Empty title={messages[`${name}None`]}>{messages[`${name}NoneHint`]}</Empty>
          )
        }
      >
        {(benefits) => (
          <ul className="benefit-items">
            {benefits.map((benefit) => (
              <BenefitCard
                key={`${benefit.id} ${benefit.hash}`}
                benefit={benefit}
                list={name}
                base={base.value}
                onOpen={onOpen}
              />
            ))}
          </ul>
        )}
      </CollectionView>
    </div>
  );
}
