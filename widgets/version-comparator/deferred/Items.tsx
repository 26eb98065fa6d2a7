import type { ReactNode } from 'react';
import { Swatch } from '../../../src/features/car/Swatch';
import { useMessages } from '../../../src/ui/core/host-context';
import type { Column } from './columns';
import type { Compared } from './comparison-queries';
import { Pending, RowName } from './Head';
import type { Category } from './lines';
import { messages } from './messages';
import { ROLES } from './roles';
import type { Shown } from './sheet-props';

/** The highlights of each version. */
export function HighlightsRow({ shown }: { shown: readonly Shown[] }) {
  const w = useMessages(messages);
  return (
    <ListRow
      name={w.highlights}
      shown={shown}
      items={({ highlights }) => [...new Set(highlights)].map((text) => ({ key: text, content: text }))}
    />
  );
}

/** The colours of each version, as a swatch with its name. */
export function ColorsRow({ shown }: { shown: readonly Shown[] }) {
  const w = useMessages(messages);
  return (
    <ListRow
      name={w.colors}
      shown={shown}
      items={({ colors }) =>
        colors.map(({ id, name, rgbList }) => ({
          key: id,
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

interface ListRowProps {
  name: string;
  shown: readonly Shown[];
  items(data: Compared): { key: string; content: ReactNode }[];
}

function ListRow({ name, shown, items }: ListRowProps) {
  const w = useMessages(messages);
  return (
    <tr className="row lists" {...ROLES.row}>
      <RowName>{name}</RowName>
      {shown.map(({ column, data }) => {
        const list = data && items(data);
        return (
          <td className="cell" key={column.id} {...ROLES.cell}>
            {!list && <Pending />}
            {list?.length === 0 && w.none}
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
  const w = useMessages(messages);
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
                <span className="sr"> ({w.different})</span>
              </>
            )}
          </RowName>
          {columns.map(({ id }, index) => {
            const value = line.values[index];
            return (
              <td className="cell" key={id} {...ROLES.cell}>
                {value === undefined ? <Pending /> : value || w.none}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  ));
}
