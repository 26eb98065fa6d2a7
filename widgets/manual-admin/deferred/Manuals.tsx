import { useMemo, useState } from 'react';
import { LANGUAGES } from '#domain/core/brands';
import { formatDate } from '#domain/time/calendar';
import { MEGABYTE } from '#domain/uploads/upload-limits';
import { brandModels } from '#features/car/current/models';
import { StaffResourceView } from '#features/staff/resource/StaffResourceView';
import { useStaffResource } from '#features/staff/resource/use-staff-resource';
import { brand } from '#page/core/metadata';
import type { Manual } from '#services/entities/manual';
import { orNull } from '#services/http/problem';
import { getManual, removeManual, searchAllManuals } from '#services/manual';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { countText } from '#ui/count-text';
import { useQuery } from '#ui/hooks/use-query';
import { useStyles } from '#ui/hooks/use-styles';
import { Badge } from '#ui/parts/Badge';
import type { AdminColumn } from '#ui/table/use-admin-table';
import type { ManualAdminProps } from '../attributes';
import { ManualEditor } from './ManualEditor';
import { ManualPreview } from './ManualPreview';
import { STATUSES } from './manual-values';
import css from './manuals.css?inline';
import { texts } from './messages';

const YEAR = /^(19|20)\d\d$/;

/** The manuals of the brand as a table, drafts too, with what staff can do to one and to several. */
export function Manuals({ maxSize }: Pick<ManualAdminProps, 'maxSize'>) {
  const messages = useMessages(texts);
  const { emit, language } = useHost();
  const [previewed, setPreviewed] = useState<Manual>();
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
      {
        name: 'status',
        label: messages.status,
        choices: STATUSES.map((value) => ({ value, label: messages.statuses[value] ?? value })),
      },
      {
        name: 'language',
        label: messages.language,
        choices: LANGUAGES.map((value) => ({ value, label: messages.languages[value] ?? value })),
      },
    ],
    [messages, names],
  );
  const resource = useStaffResource<Manual>({
    name: 'manual-list',
    words: messages,
    columns,
    filters,
    rows({ page, size, filters: { text, model, year = '', status, language } }, { signal }) {
      const query = {
        brand: brand() ?? '',
        page,
        size,
        ...(text && { text }),
        ...(model && { model }),
        ...(YEAR.test(year) && { year: Number(year) }),
        ...(status && { status }),
        ...(language && { language }),
      };
      return searchAllManuals({ query }, { signal });
    },
    nameOf: ({ title }) => title,
    editor: ({ record, ...on }) => (
      <ManualEditor manual={record} models={names} limit={maxSize * MEGABYTE} {...on} />
    ),
    actionsOf: (manual) => [{ label: messages.preview, onPress: () => setPreviewed(manual) }],
    acts: [
      {
        words: messages.removal,
        fileName: 'manuais',
        about(manuals) {
          const published = manuals.filter(({ status }) => status === 'PUBLISHED').length;
          return published > 0 ? countText(messages.removePublished, published) : '';
        },
        perform: ({ id }, _, options) => orNull(removeManual({ id }, options)),
        isDone: async ({ id }, options) => !(await orNull(getManual({ id }, options))),
        onDone: ({ id }) => emit('vt-manual-removed', { manualId: id }),
      },
    ],
  });
  return (
    <>
      <StaffResourceView resource={resource}>
        {models.failed && <FailureNotice onRetry={models.retry}>{messages.modelsFailed}</FailureNotice>}
      </StaffResourceView>
      {previewed && <ManualPreview id={previewed.id} onClose={() => setPreviewed(undefined)} />}
    </>
  );
}
