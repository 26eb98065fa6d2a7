import { type RefObject, useRef, useState } from 'react';
import { ofBrand as recordsOfBrand } from '#domain/lists/of-brand';
import { type PromotionFilter, promotionFilterOf, promotionFilterText } from '#domain/offers/promotion-link';
import { useAccountRows } from '#features/session/use-account-content';
import { brand } from '#page/core/metadata';
import type { Participant } from '#services/entities/promotion';
import { listPromotionSubscriptions, listPromotions } from '#services/promotion';
import { CollectionView } from '#ui/collection/CollectionView';
import { useCollection } from '#ui/collection/use-collection';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { type Query, useQuery } from '#ui/hooks/use-query';
import { useUrlStep } from '#ui/hooks/use-url-step';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { texts } from './messages';
import { PromotionCard } from './PromotionCard';
import type { BaseData } from './promotion-calls';

/** The query parameter with the list's filter: group and status. */
const FILTER_PARAMETER = 'vt-promotions';

interface ListProps {
  /** Of the author; empty for all. */
  group: string;
  base: Query<BaseData>;
  /** Other numbers load the visitor's participations, or the list, again. */
  changes: { own: number; list: number };
  region: RefObject<HTMLDivElement | null>;
  onOpen(id: string): void;
}

/** The visitor's participations in the listed promotions (PRM-10), inactive ones as well; those known stay while others load. */
function useParticipations(ids: readonly string[], changes: number, signal: AbortSignal) {
  const known = useRef<readonly Participant[]>([]);
  const query = useQuery(
    () =>
      listPromotionSubscriptions({ query: { promotionIds: [...ids], includeInactive: true } }, { signal }),
    ids.length > 0 ? `${changes} ${ids.join()}` : undefined,
  );
  known.current = query.value ?? known.current;
  return { ...query, of: (id: string) => known.current.find(({ promotionId }) => promotionId === id) };
}

/** The promotions of the page's brand, by group and status, a page of the service at a time. */
export function PromotionList({ group, base, changes, region, onOpen }: ListProps) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const url = useUrlStep(FILTER_PARAMETER, (text) => setFilter(promotionFilterOf(text)));
  const [filter, setFilter] = useState(() => promotionFilterOf(url.read()));
  const rows = useAccountRows('page');
  const ofBrand = brand() ?? '';
  const groupId = group || filter.group;
  const source = {
    ...rows,
    key: `${rows.key} ${groupId} ${filter.status}`,
    revision: `${rows.revision} ${changes.list}`,
  };
  const list = useCollection(source, (page) =>
    listPromotions(
      {
        query: {
          page,
          ...(ofBrand && { brand: ofBrand }),
          ...(groupId && { groupId }),
          ...(filter.status && { status: filter.status }),
        },
      },
      { signal },
    ),
  );
  const ids = (list.items ?? []).map(({ id }) => id);
  const participations = useParticipations(ids, changes.own, signal);
  const change = (next: PromotionFilter) => {
    setFilter(next);
    url.write(promotionFilterText(next), 'push');
  };
  const isFiltered = !!(filter.status || (!group && filter.group));
  const groups = recordsOfBrand(base.value?.groups ?? [], ofBrand);
  const fields = [
    ...(group
      ? []
      : [{ name: 'group', choices: groups.map(({ id, name }) => ({ code: id, name })) } as const]),
    { name: 'status', choices: base.value?.statuses ?? [] } as const,
  ];
  // Their room is there while they load.
  const shown = fields.filter(({ choices }) => !base.value || choices.length > 0);
  return (
    <>
      {base.failed && <FailureNotice onRetry={base.retry}>{messages.filtersFailed}</FailureNotice>}
      {!base.failed && shown.length > 0 && (
        <div className="promotion-filters">
          {shown.map(({ name, choices }) => (
            <div className="field" part="field" key={name}>
              <label htmlFor={`promotion-${name}`}>{messages[name]}</label>
              <select
                className="input"
                part="input"
                id={`promotion-${name}`}
                value={filter[name]}
                onChange={({ currentTarget }) => change({ ...filter, [name]: currentTarget.value })}
              >
                <option value="">{messages.all[name]}</option>
                {choices.map(({ code, name: label }) => (
                  <option key={code} value={code}>
                    {label}
                  </option>
                ))}
                {/* Of an address, unknown to the service. */}
                {filter[name] && !choices.some(({ code }) => code === filter[name]) && (
                  <option value={filter[name]}>{filter[name]}</option>
                )}
              </select>
            </div>
          ))}
        </div>
      )}
      {participations.failed && (
        <FailureNotice onRetry={participations.retry}>{messages.participationsFailed}</FailureNotice>
      )}
      <CollectionView
        list={list}
        more={messages.more}
        count={
          !!list.total &&
          (list.total === 1 ? messages.one : fillMessage(messages.found, { count: list.total }))
        }
        empty={
          isFiltered ? (
            <Empty
              title={messages.notFound}
              action={
                <Button
                  kind="plain"
                  onClick={() => {
                    // The pressed button goes.
                    region.current?.focus();
                    change({ group: '', status: '' });
                  }}
                >
                  {messages.clear}
                </Button>
              }
            >
              {messages.notFoundHint}
            </Empty>
          ) : (
            <Empty title={messages.none}>{messages.noneHint}</Empty>
          )
        }
      >
        {(items) => (
          <ul className="promotion-list">
            {items.map((promotion) => (
              <PromotionCard
                key={promotion.id}
                promotion={promotion}
                participant={participations.of(promotion.id)}
                base={base.value}
                onOpen={() => onOpen(promotion.id)}
              />
            ))}
          </ul>
        )}
      </CollectionView>
    </>
  );
}
