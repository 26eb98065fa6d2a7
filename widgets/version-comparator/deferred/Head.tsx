import type { ReactNode, RefObject } from 'react';
import { CarPicture } from '#features/car/current/CarPicture';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { Price } from '#ui/parts/Price';
import { choicesFor, namesOf } from './columns';
import { configuratorOf, configureAddress } from './configure';
import { texts } from './messages';
import { ROLES } from './roles';
import type { SheetProps, Shown } from './sheet-props';

/** The upper rows: picture and name, then price and actions of each version. */
export function Head({
  shown,
  head,
  ...props
}: SheetProps & { shown: readonly Shown[]; head: RefObject<HTMLTableSectionElement | null> }) {
  const messages = useMessages(texts);
  const { element } = useHost();
  const { columns, known, priceOf, choice, onReplace, onRemove, onChoose, configureUrl } = props;
  const { chosen, color, choosing } = choice;
  const named = namesOf(columns, known);
  const nameIn = ({ column }: Shown) => named(column.code);
  // Without a configurator the choice is only marked.
  const choose = configuratorOf(element) ? messages.configure : messages.choose;
  return (
    <>
      <thead {...ROLES.rowgroup} ref={head}>
        <tr className="row cards" {...ROLES.row}>
          <th className="row-name unseen" scope="col" {...ROLES.columnheader}>
            <span className="sr">{messages.item}</span>
          </th>
          {shown.map((each) => {
            const { column, version } = each;
            const isChosen = column.code === chosen;
            return (
              <th
                className={isChosen ? 'cell card chosen' : 'cell card'}
                part="version"
                key={column.id}
                scope="col"
                {...ROLES.columnheader}
              >
                <Picture {...each} color={color} />
                {version && <small>{[version.model, version.year].filter(Boolean).join(' ')} </small>}
                <b>{version?.versionName ?? column.code}</b>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody {...ROLES.rowgroup}>
        <tr className="row prices" {...ROLES.row}>
          <RowName>{messages.price}</RowName>
          {shown.map(({ column }) => {
            const value = priceOf(column.code);
            return (
              <td className="cell" key={column.id} {...ROLES.cell}>
                {value === undefined ? <Pending /> : <Price price={{ type: 'FULL_PRICE', value }} />}
              </td>
            );
          })}
        </tr>
        <tr className="row" {...ROLES.row}>
          <RowName>{messages.change}</RowName>
          {shown.map((each) => {
            const { column } = each;
            const choices = choicesFor(column.code, columns, known);
            return (
              <td className="cell" key={column.id} {...ROLES.cell}>
                <select
                  className="input"
                  part="input"
                  id={`change-${column.id}`}
                  aria-label={fillMessage(messages.changeOf, { name: nameIn(each) })}
                  value={column.code}
                  onChange={({ currentTarget }) => onReplace(column, currentTarget.value)}
                >
                  {choices.length === 0 && <option value={column.code}>{nameIn(each)}</option>}
                  {choices.map(({ code, versionName, year }) => (
                    <option key={code} value={code}>
                      {year ? fillMessage(messages.option, { version: versionName, year }) : versionName}
                    </option>
                  ))}
                </select>
              </td>
            );
          })}
        </tr>
        <tr className="row links-row" {...ROLES.row}>
          <RowName>{messages.choice}</RowName>
          {shown.map((each) => {
            const { column } = each;
            const isChosen = column.code === chosen;
            const address = configureUrl && each.version && configureAddress(configureUrl, each.version);
            return (
              <td className="cell" key={column.id} {...ROLES.cell}>
                {address ? (
                  <a className="button" part="button" href={address}>
                    {messages.configure}
                    <span className="sr"> {nameIn(each)}</span>
                  </a>
                ) : (
                  <Button
                    kind={isChosen ? 'plain' : 'main'}
                    busy={choosing === column.code}
                    onClick={() => onChoose(column)}
                  >
                    {isChosen && <Tick />}
                    {isChosen ? messages.chosen : choose}
                    <span className="sr"> {nameIn(each)}</span>
                  </Button>
                )}
                {onRemove && (
                  <button className="link" type="button" onClick={() => onRemove(column)}>
                    {messages.remove}
                    <span className="sr"> {nameIn(each)}</span>
                  </button>
                )}
              </td>
            );
          })}
        </tr>
      </tbody>
    </>
  );
}

const Tick = () => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M2 8.5l4 4 8-9" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);

/** The car in the page's colour if the version has it, else in its first one; the space is reserved until it loads. */
function Picture({ data, color }: Shown & { color?: string }) {
  const shown = data?.colors.find(({ code }) => code === color) ?? data?.colors[0];
  return (
    <span className="picture">
      {data && <CarPicture car={data.mvs} color={shown?.code} sizes="(min-width: 860px) 25vw, 50vw" />}
    </span>
  );
}

/** The name of a row; it stays visible while the columns scroll sideways. */
export const RowName = ({ children }: { children: ReactNode }) => (
  <th className="row-name" scope="row" {...ROLES.rowheader}>
    <span>{children}</span>
  </th>
);

/** Placeholder of a value that is loading. */
export const Pending = () => <span className="pending" aria-hidden="true" />;
