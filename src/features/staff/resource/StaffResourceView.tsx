import { Fragment, type ReactNode } from 'react';
import { NeighboursContext, neighboursOf } from '#ui/editor/record-neighbours';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { StatusMessage } from '#ui/StatusMessage';
import { AdminTable } from '#ui/table/AdminTable';
import type { Row } from '#ui/table/selection';
import { BulkActsView } from './BulkActsView';
import { RecordQuestion } from './RecordQuestion';
import css from './staff-resource.css?inline';
import type { StaffResourceModel } from './use-staff-resource';

interface StaffResourceViewProps<T extends Row> {
  resource: StaffResourceModel<T>;
  /** Further tools beside the button of a new record. */
  tools?: ReactNode;
  /** What is said of what was done last; by default the resource's words. */
  status?: ReactNode;
  /** Between the tools and the table. */
  children?: ReactNode;
  /** A run of another kind, in the table's place. */
  run?: ReactNode;
  /** Returns what stands around the table or the run. */
  frame?(content: ReactNode): ReactNode;
}

/** A staff resource: tools, what was done last, the table or the run in its place, the editor and the questions. */
export function StaffResourceView<T extends Row>(props: StaffResourceViewProps<T>) {
  const { resource, tools, status, children, run, frame = (content) => content } = props;
  const { definition, table, edited, statusMessage, problem } = resource;
  const { words, nameOf, editor, acts = [], onOpen, bulkActions = [], isEditable = () => true } = definition;
  const { rows = [] } = table;
  const record = edited === 'new' ? undefined : edited;
  useStyles(css);
  const open = onOpen === undefined ? editor && resource.edit : onOpen;
  const endings = [
    ...acts
      .filter((act) => act.words.bulk || act.performTogether)
      .map((act) => ({
        label: act.words.action,
        isDanger: act.isDanger ?? true,
        onPress: () => resource.collect(act),
      })),
    ...bulkActions,
  ];
  return (
    <>
      {(words.create || tools) && (
        <div className="actions staff-tools">
          {words.create && <Button onClick={() => resource.edit('new')}>{words.create}</Button>}
          {tools}
        </div>
      )}
      {status ?? <StatusMessage>{statusMessage}</StatusMessage>}
      {problem && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      {children}
      {edited && (
        <NeighboursContext.Provider
          value={record && neighboursOf(rows, record.id, isEditable, resource.edit)}
        >
          <Fragment key={record?.id}>
            {editor?.({ record, onSaved: resource.saved, onClose: resource.closeEditor })}
          </Fragment>
        </NeighboursContext.Provider>
      )}
      {frame(
        <BulkActsView resource={resource}>
          {run ?? (
            <AdminTable<T>
              table={table}
              caption={words.caption}
              nameOf={nameOf}
              {...(open && { onOpen: open })}
              {...((words.edit || definition.actionsOf || acts.length > 0) && {
                actionsOf: resource.actionsOf,
              })}
              {...(endings.length > 0 && { bulkActions: endings })}
              empty={<Empty {...(words.emptyTitle && { title: words.emptyTitle })}>{words.emptyHint}</Empty>}
            />
          )}
        </BulkActsView>,
      )}
      <RecordQuestion resource={resource} />
    </>
  );
}
