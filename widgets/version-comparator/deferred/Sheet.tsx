import { useRef } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import cellsCss from './cells.css?inline';
import { namesOf } from './columns';
import { Head } from './Head';
import { ColorsRow, HighlightsRow, Items } from './Items';
import { texts } from './messages';
import namesCss from './names.css?inline';
import { ROLES } from './roles';
import css from './sheet.css?inline';
import type { SheetProps, Shown } from './sheet-props';
import { useScrolling } from './use-scrolling';

/** The versions as one table, in an area that scrolls sideways if they do not fit. */
export function Sheet(props: SheetProps) {
  const { columns, answer, known, priceOf, busy, categories, onlyDifferences } = props;
  const { language } = useHost();
  const messages = useMessages(texts);
  useStyles(css);
  useStyles(cellsCss);
  useStyles(namesCss);
  const region = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const { stuck, scrolls } = useScrolling(region, head, bar);
  const shown = columns.map((column): Shown => {
    const version = known.get(column.code);
    return { column, version, data: answer.versions.find(({ mvs }) => mvs.code === column.code) };
  });
  const names = columns.map(({ code }) => namesOf(columns, known)(code)).join(', ');
  return (
    <div className={`compared of-${columns.length}`}>
      {/* The names again, visually only: screen readers announce the table's headers. */}
      <div className={stuck ? 'names stuck' : 'names'} part="names" aria-hidden="true" ref={bar}>
        <div className="names-row">
          <div className="row sheet">
            <span className="corner" />
            {shown.map(({ column, version }) => {
              const price = priceOf(column.code);
              return (
                <span className="cell" key={column.id}>
                  <b>{version?.versionName}</b>
                  {price != null && <small>{formatCurrency(price, language)}</small>}
                </span>
              );
            })}
          </div>
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: not a set of fields; nor a landmark, which would need a unique
          name */}
      <div
        role="group"
        className="region"
        part="columns"
        ref={region}
        aria-label={messages.region}
        aria-busy={busy}
        tabIndex={scrolls ? 0 : undefined}
      >
        <table className="sheet" {...ROLES.table}>
          <caption className="sr">{fillMessage(messages.table, { names })}</caption>
          <Head {...props} shown={shown} head={head} />
          <tbody {...ROLES.rowgroup}>
            <HighlightsRow shown={shown} onlyDifferences={onlyDifferences} />
            <ColorsRow shown={shown} onlyDifferences={onlyDifferences} />
          </tbody>
          <Items categories={categories} columns={columns} />
        </table>
      </div>
      {categories.some(({ lines }) => lines.some(({ different }) => different)) && (
        <p className="legend">
          <i aria-hidden="true">≠</i> {messages.legend}
        </p>
      )}
    </div>
  );
}
