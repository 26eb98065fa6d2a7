import { useMemo, useRef, useState } from 'react';
import type { Country } from '#domain/core/brands';
import { placeTime } from '#domain/events/event-time';
import { bareDocument } from '#domain/text/format';
import type { RecordAct } from '#features/staff/resource/record-act';
import { useStaffResource } from '#features/staff/resource/use-staff-resource';
import { country } from '#page/core/metadata';
import type { Denied } from '#services/entities/promotion';
import { isKind } from '#services/http/problem';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { localPage } from '#ui/table/local-page';
import type { AdminColumn } from '#ui/table/use-admin-table';
import { promotionZone } from '../promotion-zone';
import type { TabProps } from '../tab-props';
import { DenyEditor } from './DenyEditor';
import { differencesOf, isSameList, wantedOf } from './differences';
import { documentText } from './documents';
import { texts } from './messages';
import type { DenyListCalls } from './use-deny-list';

/** Number of entries above which it is typed before they are removed, in place of a list of them. */
const TYPED_ABOVE = 19;

/** id: says nothing of the person, as the page's elements have it. */
type DeniedRow = Denied & { id: string };

export interface DeniedOf {
  promotionId: string;
  name: string;
  source: TabProps['data']['source'];
}

const { compare } = new Intl.Collator('pt', { numeric: true });
const ORDERS = {
  document: (one: DeniedRow, other: DeniedRow) => compare(one.document, other.document),
  addedAt: (one: DeniedRow, other: DeniedRow) => compare(one.addedAt ?? '', other.addedAt ?? ''),
};

/** The entries as a staff resource; documents are hidden until somebody asks for them. Each change is one call. */
export function useDenied(list: DenyListCalls, { promotionId, name, source }: DeniedOf) {
  const messages = useMessages(texts);
  const { language } = useHost();
  const [isShown, setShown] = useState(false);
  const [{ isBusy: isClearing, failed: hasClearFailed }, setClearing] = useState({
    isBusy: false,
    failed: false,
  });
  const of = country() as Country;
  const ids = useRef(new Map<string, string>()).current;
  const rowOf = (item: Denied): DeniedRow => {
    const id = ids.get(item.document) ?? `denied-${ids.size + 1}`;
    ids.set(item.document, id);
    return { ...item, id };
  };
  const columns = useMemo<readonly AdminColumn<DeniedRow>[]>(
    () => [
      {
        name: 'document',
        label: messages.document,
        sortable: true,
        cell: ({ document }) => documentText(document, of, isShown),
      },
      { name: 'reason', label: messages.reason, cell: ({ reason }) => reason || '–' },
      {
        name: 'addedAt',
        label: messages.addedAt,
        sortable: true,
        priority: 2,
        cell: ({ addedAt }) => placeTime(addedAt, promotionZone(), language)?.date ?? '–',
      },
    ],
    [messages, isShown, language, of],
  );
  const removal: RecordAct<DeniedRow> = {
    words: messages.removal,
    typedAbove: TYPED_ABOVE,
    namesUpTo: TYPED_ABOVE,
    performTogether: (rows) => list.remove(rows.map(({ document }) => document)),
  };
  /** The entries that were shown, or asked about, before somebody else changed the list. */
  const before = useRef<readonly DeniedRow[]>(undefined);
  const { changes, ...clearingWords } = messages.clearing;
  const clearing: RecordAct<DeniedRow> = {
    words: { ...messages.removal, ...clearingWords },
    namesUpTo: 0,
    note(rows) {
      const found = before.current ? differencesOf(rows.map(wantedOf), before.current, 'replace') : [];
      const parts = (['new', 'removed', 'changed'] as const).map((kind) => {
        const documents = found.filter((row) => row.kind === kind);
        const names = documents.map(({ document }) => documentText(document, of, isShown)).join(', ');
        return names && fillMessage(changes[kind], { documents: names });
      });
      return parts.filter(Boolean).join(' ');
    },
    async performTogether(rows) {
      try {
        await list.clear(rows);
      } catch (error) {
        if (isKind(error, 'conflict')) {
          before.current = rows;
          resource.refresh();
          // The same question about what is there now.
          resource.askTogether(clearing, presentRows());
        }
        throw error;
      }
    },
  };
  const resource = useStaffResource<DeniedRow>({
    name: 'deny-list',
    words: { ...messages, caption: fillMessage(messages.caption, { name }) },
    columns,
    // A document says who it is: it is in no address.
    filters: [{ name: 'document', label: messages.document, personal: true }],
    source,
    async rows(query) {
      const { items } = await list.load();
      const part = bareDocument(query.filters.document ?? '');
      return localPage((items ?? []).map(rowOf), query, {
        matches: ({ document }) => bareDocument(document).includes(part),
        orders: ORDERS,
      });
    },
    nameOf: ({ document }) => documentText(document, of, isShown),
    onOpen: null,
    editor: (on) => <DenyEditor list={list} promotionId={promotionId} {...on} />,
    acts: [removal],
  });
  const presentRows = () => (list.present()?.items ?? []).map(rowOf);
  /** Asks about the list as it is now, which somebody else may have changed since it was shown. */
  const clear = async () => {
    resource.clear();
    setClearing({ isBusy: true, failed: false });
    const seen = presentRows();
    try {
      const { items } = await list.load();
      if (!isSameList(items ?? [], seen.map(wantedOf))) resource.refresh();
      before.current = seen;
      resource.askTogether(clearing, presentRows());
      setClearing({ isBusy: false, failed: false });
    } catch {
      setClearing({ isBusy: false, failed: true });
    }
  };
  return { resource, clear: () => void clear(), isClearing, hasClearFailed, isShown, setShown };
}
