import { groupBy } from '#domain/lists/group-by';
import { country } from '#page/core/metadata';
import { cachedQuery } from '#services/http/query-cache';
import { getDatasheet } from '#services/mvs';
import { useQuery } from '#ui/hooks/use-query';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { Skeleton } from '#ui/parts/Skeleton';
import { useAllMessages } from '../shell/messages-context';

/** The standard equipment of a version by category; requested when it is opened. */
export function SerialItems({ mvsCode, year }: { mvsCode: string; year?: number }) {
  const messages = useAllMessages();
  const question = `datasheet ${mvsCode} ${year ?? ''}`;
  const { value, failed, retry } = useQuery(
    () => cachedQuery(question, () => getDatasheet({ query: { mvsCode, year, country: country() } })),
    question,
  );
  if (failed) return <Failed onRetry={retry} />;
  if (!value) {
    return (
      <Loading>
        <Skeleton count={4} />
      </Loading>
    );
  }
  const groups = groupBy(value.serialItems ?? [], ({ category }) => category ?? '');
  return (
    <dl className="serial">
      {groups.map(([category, items]) => (
        <div key={category}>
          <dt>{category || messages.others}</dt>
          {items.map(({ id, name }) => (
            <dd key={id}>{name}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
