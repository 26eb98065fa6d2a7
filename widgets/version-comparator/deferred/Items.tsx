import type { ReactNode } from 'react';
import { Swatch } from '#features/car/Swatch';
import { useMessages } from '#ui/core/host-context';
import type { Column } from './columns';
import type { Compared } from './comparison-queries';
import { Pending, RowName } from './Head';
import { type Category, differingItems } from './lines';
import { texts } from './messages';
import { ROLES } from './roles';
import type { Shown } from './sheet-props';

interface ListsProps {
  shown: readonly Shown[];
  /** Leaves out what all versions have. */
  onlyDifferences: boolean;
}

/** The highlights of each version. */
export function HighlightsRow(props: ListsProps) {
  const messages = useMessages(texts);
  return (
    <ListRow
      {...props}
      name={messages.highlights}
      items={({ highlights }) => [...new Set(highlights)].map((text) => ({ key: text, text, content: text }))}
    />
  );
}

/** The colours of each version, as a swatch with its name. */
export function ColorsRow(props: ListsProps) {
  const messages = useMessages(texts);
  return (
    <ListRow
      {...props}
      name={messages.colors}
      items={({ colors }) =>
        colors.map(({ id, name, rgbList }) => ({
          key: id,
          text: name,
          content: (
            <>
              <Swatch colors={rgbList} size={24} />
              {name}
            </>
          ),
        }))
      }
    />
  );
}

interface ListRowProps extends ListsProps {
  name: string;
  items(data: Compared): { key: string; text: string; content: ReactNode }[];
}

/** A row of lists; none if only differences are shown and the lists are equal. */
function ListRow({ name, shown, onlyDifferences, items }: ListRowProps) {
  const messages = useMessages(texts);
  const all = shown.map(({ data }) => data && items(data));
  const lists = onlyDifferences ? differingItems(all, ({ text }) => text) : all;
  if (onlyDifferences && lists.every((list) => list?.length === 0)) return null;
  return (
    <tr className="row lists" {...ROLES.row}>
      <RowName>{name}</RowName>
      {shown.map(({ column }, index) => {
        const list = lists[index];
        return (
          <td className="cell" key={column.id} {...ROLES.cell}>
            {!list && <Pending />}
            {list?.length === 0 && messages.none}
            {list && list.length > 0 && (
              <ul>
                {list.map(({ key, content }) => (
                  <li key={key}>{content}</li>
                ))}
              </ul>
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** The lines by category; differences are marked with a sign and a word, not by colour alone. */
export function Items({
  categories,
  columns,
}: {
  categories: readonly Category[];
  columns: readonly Column[];
}) {
  const messages = useMessages(texts);
  return categories.map(({ name, lines }) => (
    <tbody key={name} {...ROLES.rowgroup}>
      {name && (
        <tr className="row category" {...ROLES.row}>
          <th
            className="row-name"
            scope="rowgroup"
            colSpan={columns.length + 1}
            aria-colspan={columns.length + 1}
            {...ROLES.rowheader}
          >
            <span>{name}</span>
          </th>
        </tr>
      )}
      {lines.map((line) => (
        <tr className={line.different ? 'row different' : 'row same'} key={line.name} {...ROLES.row}>
          <RowName>
            {line.name}
            {line.different && (
              <>
                <i aria-hidden="true">≠</i>
                <span className="sr"> ({messages.different})</span>
              </>
            )}
          </RowName>
          {columns.map(({ id }, index) => {
            const value = line.values[index];
            return (
              <td className="cell" key={id} {...ROLES.cell}>
                {value === undefined ? <Pending /> : value || messages.none}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  ));
}
