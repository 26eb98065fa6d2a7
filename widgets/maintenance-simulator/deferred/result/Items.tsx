import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import type { Revision } from '#services/entities/maintenance';
import { useHost, useMessages } from '#ui/core/host-context';
import { Spoken } from '#ui/parts/Spoken';
import { texts } from '../messages';

const LABOR = 'LABOR';

type Items = NonNullable<Revision['items']>;

/** What is done with an item; included: the service does not say it. */
export const ITEM_GROUPS = ['replaced', 'labor', 'inspected', 'included'] as const;

/** Returns a revision's items by what is done with them; an item of an unknown type is a part. */
export function itemGroups({ items }: Revision): Readonly<Record<(typeof ITEM_GROUPS)[number], Items>> {
  const all = items ?? [];
  const isLabor = ({ type }: Items[number]) => type === LABOR;
  return {
    replaced: all.filter((item) => item.replaced && !isLabor(item)),
    labor: all.filter(isLabor),
    inspected: all.filter((item) => item.replaced === false && !isLabor(item)),
    included: all.filter((item) => item.replaced === undefined && !isLabor(item)),
  };
}

/** What a revision includes: parts that are replaced, labour, what is inspected, and further items. */
export function IncludedItems({ revision }: { revision: Revision }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const groups = itemGroups(revision);
  const shown = ITEM_GROUPS.filter((name) => groups[name].length > 0);
  if (shown.length === 0) return <p className="muted">{messages.nothingListed}</p>;
  return (
    <dl className="items">
      {shown.map((name) => (
        <div key={name}>
          <dt>{messages[name]}</dt>
          {groups[name].map(({ code, name: text, price }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: codes may repeat, and items never move
            <dd key={`${code} ${index}`}>
              <span>{text}</span>
              {name !== 'inspected' && isAmount(price) && (price > 0 || name !== 'included') && (
                <span className="amount">
                  <Spoken>{formatCurrency(price, language)}</Spoken>
                </span>
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
