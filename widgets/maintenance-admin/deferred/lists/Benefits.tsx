import { useMemo } from 'react';
import { syncBenefitDealer } from '#services/benefits';
import { useMessages } from '#ui/core/host-context';
import { texts } from '../messages';
import { ListRun } from './ListRun';
import type { ListAct } from './list-act';

/** Headings by which the codes are recognised besides their label, in either language. */
const CODE_NAMES = ['Concessionária', 'Concesionario', 'dealerCode', 'id'];

/** The sync of the benefits of dealers, by a list of their codes. */
export function Benefits() {
  const messages = useMessages(texts);
  const act = useMemo<ListAct<string>>(() => {
    const { code, codeNeeded, simulate, synced } = messages.dealer;
    return {
      name: 'sync',
      columns: [{ id: 'code', label: code, names: CODE_NAMES }],
      fields: [{ name: 'code', label: code, text: String }],
      idOf: String,
      checkRow: ({ code: typed = '' }) =>
        typed.trim() ? { value: typed.trim() } : { problems: { code: codeNeeded } },
      perform: async (id, options) => (await syncBenefitDealer({ id }, options)).synced,
      simulate,
      words: messages.acts.sync,
      total: synced,
    };
  }, [messages]);
  return <ListRun<string> act={act} fileName="beneficios" />;
}
