import type { ReactNode } from 'react';
import { countText } from '#ui/count-text';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { AdminTable } from '#ui/table/AdminTable';
import type { Row } from '#ui/table/selection';
import { BulkActionView } from '../BulkActionView';
import { ConfirmedAction } from '../ConfirmedAction';
import type { RecordAct } from './record-act';
import css from './staff-resource.css?inline';
import type { StaffResourceModel } from './use-staff-resource';

/** Number of records above which it is typed (ours). */
const TYPED_ABOVE = 19;

interface StaffResourceViewProps<T extends Row> {
  resource: StaffResourceModel<T>;
  /** Further tools beside the button of a new record. */
  tools?: ReactNode;
  /** Between the tools and the table. */
  children?: ReactNode;
  /** A run of another kind, in the table's place. */
  run?: ReactNode;
}

/** A staff resource: tools, what was done last, the table or the run in its place, the editor and the questions. */
export function StaffResourceView<T extends Row>(props: StaffResourceViewProps<T>) {
  const { resource, tools, children, run } = props;
  const { definition, table, edited, statusMessage, single, bulk, bulkAct, leftOut } = resource;
  const { words, nameOf, editor, acts = [], onOpen, actionsOf, bulkActions = [] } = definition;
  useStyles(css);
  const { asked } = single;
  const left = bulkAct?.words.leftOut && leftOut > 0 ? countText(bulkAct.words.leftOut, leftOut) : '';
  const rowsOf = bulk.selected.rows ?? [];
  const open = onOpen ?? (editor && resource.edit);
  const { edit } = words;
  const endings = [
    ...acts.map((act) => ({
      label: act.words.action,
      isDanger: true,
      onPress: () => resource.collect(act),
    })),
    ...bulkActions,
  ];
  const about = (act: RecordAct<T> | undefined, records: readonly T[], more = '') =>
    [act?.about?.(records), act?.words.hint, more].filter(Boolean).join(' ');
  const empty = <Empty title={words.emptyTitle}>{words.emptyHint}</Empty>;
  return (
    <>
      {(words.create || tools) && (
        <div className="actions staff-tools">
          {words.create && <Button onClick={() => resource.edit('new')}>{words.create}</Button>}
          {tools}
        </div>
      )}
      <p role="status" className={statusMessage ? 'notice' : 'sr'}>
        {statusMessage}
      </p>
      {left && bulk.selected.rows?.length === 0 && (
        <p className="notice" role="alert">
          {left}
        </p>
      )}
      {children}
      {edited &&
        editor?.({
          record: edited === 'new' ? undefined : edited,
          onSaved: resource.saved,
          onClose: resource.closeEditor,
        })}
      <BulkActionView
        action={bulk}
        title={bulkAct?.words.many ?? { one: '', many: '' }}
        button={bulkAct?.words.action ?? ''}
        hint={about(bulkAct, rowsOf, left)}
        words={bulkAct?.words.bulk ?? { title: '', done: { one: '', many: '' } }}
        fileName={bulkAct?.fileName ?? ''}
        typedAbove={bulkAct?.typedAbove ?? TYPED_ABOVE}
        {...(bulkAct?.reasonLength && { reasonLength: bulkAct.reasonLength })}
      >
        {run ?? (
          <AdminTable<T>
            table={table}
            caption={words.caption}
            nameOf={nameOf}
            {...(open && { onOpen: open })}
            {...((edit || actionsOf || acts.length > 0) && {
              actionsOf: (row: T) => [
                ...(edit ? [{ label: edit, onPress: () => resource.edit(row) }] : []),
                ...(actionsOf?.(row) ?? []),
                ...acts
                  .filter((act) => act.isAllowed?.(row) ?? true)
                  .map((act) => ({
                    label: act.words.action,
                    isDanger: true,
                    onPress: () => single.ask({ act, record: row }),
                  })),
              ],
            })}
            {...(endings.length > 0 && { bulkActions: endings })}
            empty={empty}
          />
        )}
      </BulkActionView>
      <ConfirmedAction
        confirmation={single}
        action={asked?.act.words.action ?? ''}
        {...(asked?.act.reasonLength && { reasonLength: asked.act.reasonLength })}
        title={({ act, record }) => fillMessage(act.words.title, { name: nameOf(record) })}
      >
        <p>{asked && about(asked.act, [asked.record])}</p>
      </ConfirmedAction>
    </>
  );
}
