import { useMemo, useState } from 'react';
import { formatDate } from '#domain/time/calendar';
import { brandModels } from '#features/car/current/models';
import { useAccountRows } from '#features/session/use-account-rows';
import { type RecordAct, StaffTable } from '#features/staff/StaffTable';
import { brand } from '#page/core/metadata';
import type { Manual } from '#services/entities/manual';
import { orNull } from '#services/fallbacks/problem';
import { getManual, removeManual, searchAllManuals } from '#services/manual';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { countText } from '#ui/count-text';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { useStyles } from '#ui/hooks/use-styles';
import { Badge } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { type AdminColumn, useAdminTable } from '#ui/table/use-admin-table';
import { ManualEditor } from './ManualEditor';
import { ManualPreview } from './ManualPreview';
import css from './manuals.css?inline';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

const YEAR = /^(19|20)\d\d$/;

type Opened = { is: 'editor'; manual?: Manual } | { is: 'preview'; manual: Manual };

/** The manuals of the brand as a table, drafts too, with what staff can do to one and to several. */
export function Manuals() {
  const messages = useMessages(pt, es);
  const { signal, emit, language } = useHost();
  const source = useAccountRows('gate');
  const [opened, setOpened] = useState<Opened>();
  const [said, setSaid] = useState('');
  const models = useQuery(brandModels, 'models');
  useStyles(css);
  const names = useMemo(
    () =>
      new Map((models.value ?? []).map(({ modelCode, modelName }) => [modelCode, modelName ?? modelCode])),
    [models.value],
  );
  const columns = useMemo<readonly AdminColumn<Manual>[]>(
    () => [
      { name: 'title', label: messages.title, cell: ({ title }) => title },
      {
        name: 'status',
        label: messages.status,
        cell: ({ status }) => (
          <Badge tone={status === 'PUBLISHED' ? 'success' : 'neutral'}>
            {messages.statuses[status ?? ''] ?? status}
          </Badge>
        ),
      },
      {
        name: 'model',
        label: messages.model,
        cell: ({ modelName, modelCode }) => modelName || modelCode,
        priority: 2,
      },
      { name: 'year', label: messages.year, cell: ({ year }) => year, numeric: true, priority: 2 },
      {
        name: 'language',
        label: messages.language,
        cell: (manual) => messages.languages[manual.language ?? ''] ?? manual.language,
        priority: 3,
      },
      {
        name: 'updatedAt',
        label: messages.updated,
        cell: ({ updatedAt }) => formatDate(updatedAt ?? '', language),
        priority: 3,
      },
    ],
    [messages, language],
  );
  const filters = useMemo(
    () => [
      { name: 'text', label: messages.words },
      {
        name: 'model',
        label: messages.model,
        choices: [...names].map(([value, label]) => ({ value, label })),
      },
      { name: 'year', label: messages.year, accepts: (year: string) => YEAR.test(year) },
    ],
    [messages, names],
  );
  const table = useAdminTable<Manual>({
    name: 'manual-list',
    columns,
    filters,
    source,
    load({ page, size, filters: { text, model, year = '' } }) {
      const query = {
        brand: brand() ?? '',
        page,
        size,
        ...(text && { text }),
        ...(model && { model }),
        ...(YEAR.test(year) && { year: Number(year) }),
      };
      return searchAllManuals({ query }, { signal });
    },
  });
  const removal: RecordAct<Manual> = {
    words: messages.removal,
    fileName: 'manuais',
    about(manuals) {
      const published = manuals.filter(({ status }) => status === 'PUBLISHED').length;
      return published > 0 ? countText(messages.removePublished, published) : '';
    },
    perform: ({ id }, _, options) => removeManual({ id }, options),
    isDone: async ({ id }, options) => !(await orNull(getManual({ id }, options))),
    onDone({ id }) {
      emit('vt-manual-removed', { manualId: id });
      table.drop(id);
    },
  };
  const edit = (manual: Manual) => setOpened({ is: 'editor', manual });
  const close = () => setOpened(undefined);
  return (
    <>
      <div className="actions manual-tools">
        <Button onClick={() => setOpened({ is: 'editor' })}>{messages.create}</Button>
      </div>
      {models.failed && <FailureNotice onRetry={models.retry}>{messages.modelsFailed}</FailureNotice>}
      <StaffTable<Manual>
        table={table}
        caption={messages.caption}
        nameOf={({ title }) => title}
        act={removal}
        said={said}
        onSaid={setSaid}
        onOpen={edit}
        actionsOf={(manual) => [
          { label: messages.edit, onPress: () => edit(manual) },
          { label: messages.preview, onPress: () => setOpened({ is: 'preview', manual }) },
        ]}
        empty={<Empty title={messages.emptyTitle}>{messages.emptyHint}</Empty>}
      />
      {opened?.is === 'editor' && (
        <ManualEditor
          manual={opened.manual}
          models={names}
          onSaved={(manual) => {
            setSaid(fillMessage(messages.saved, { title: manual.title }));
            close();
            table.put(manual);
            table.reload();
          }}
          onClose={close}
        />
      )}
      {opened?.is === 'preview' && <ManualPreview id={opened.manual.id} onClose={close} />}
    </>
  );
}
