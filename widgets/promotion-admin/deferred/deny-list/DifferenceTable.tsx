import type { Country } from '#domain/core/brands';
import { country } from '#page/core/metadata';
import { useMessages } from '#ui/core/host-context';
import { Badge, type Tone } from '#ui/parts/Badge';
import { type Column, DataTable } from '#ui/parts/DataTable';
import { Empty } from '#ui/parts/Empty';
import type { Difference } from './differences';
import { documentText } from './documents';
import { texts } from './messages';

const PAGE = 20;
const TONES: Record<Difference['kind'], Tone> = {
  new: 'info',
  changed: 'warning',
  same: 'neutral',
  removed: 'danger',
};

/** What happens to each document of a list, before it is sent. */
export function DifferenceTable({ rows, isShown }: { rows: readonly Difference[]; isShown: boolean }) {
  const messages = useMessages(texts);
  const of = country() as Country;
  const columns: Column<Difference>[] = [
    {
      id: 'document',
      name: messages.document,
      cell: ({ document }) => documentText(document, of, isShown),
    },
    {
      id: 'kind',
      name: messages.whatHappens,
      cell: ({ kind }) => <Badge tone={TONES[kind]}>{messages.kinds[kind]}</Badge>,
    },
    { id: 'before', name: messages.before, cell: ({ before }) => before || '–' },
    { id: 'after', name: messages.after, cell: ({ reason }) => reason || '–' },
  ];
  return (
    <DataTable
      caption={messages.differences}
      columns={columns}
      rows={rows}
      idOf={({ document }) => document}
      pageSize={PAGE}
      empty={<Empty title={messages.noDifferences} />}
    />
  );
}
