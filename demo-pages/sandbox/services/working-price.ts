import * as calls from '#services/working-price';
import { answer, Reply } from '../answers';
import { csvFile } from '../lib/csv';
import { paged } from '../lib/paging';
import { serviceManners } from '../rules/service-manners';
import {
  type Caller,
  pricesFor,
  saveWorkingPrices,
  shownPrice,
  visibleRows,
  type Wanted,
} from '../rules/working-prices';
import { IDEMPOTENCY_HEADER } from '../state';

const decimal = (amount: number | null) => (amount === null ? '' : amount.toFixed(2).replace('.', ','));

const visible = (caller: Caller, query: Wanted) => visibleRows(caller.world, pricesFor(caller, query));

const HEADING = ['MVS', 'Ano', 'Modelo', 'Versão', 'Concessionária', 'Tabela', 'Praticado', 'Diferença'];

/** Saves once per intent: the same key again is answered with what it came to. */
function saveOnce(
  id: string,
  caller: Caller,
  records: Parameters<typeof saveWorkingPrices>[1],
  there: boolean,
) {
  const { state } = caller.world;
  const key = caller.headers.get(IDEMPOTENCY_HEADER) ?? '';
  const known = state.entryOf(id, key)?.id.split(' ');
  const saved = known
    ? pricesFor(caller, {})
        .filter((each) => known.includes(each.id))
        .map(shownPrice)
    : saveWorkingPrices(caller, records, there);
  state.enter(id, key, saved.map((each) => each.id).join(' '));
  return saved;
}

export const workingPriceAnswers = answer(
  calls,
  {
    listWorkingPrices: ({ query, ...caller }) => pricesFor(caller, query).map(shownPrice),
    addWorkingPrices: ({ body, ...caller }) =>
      new Reply(201, saveOnce('PRC-03', caller, body.records, false)),
    changeWorkingPrices: ({ body, ...caller }) => saveOnce('PRC-04', caller, body.records, true),
    getPriceVisualizer: ({ query, ...caller }) => paged(visible(caller, query), query),
    async getPriceVisualizerCsv({ query, ...caller }) {
      const rows = visible(caller, query).map((row) => [
        row.mvsCode,
        String(row.year),
        row.modelName,
        row.versionName,
        row.dealerCode,
        decimal(row.listPrice),
        decimal(row.workingPrice),
        decimal(row.difference),
      ]);
      const file = csvFile(caller.world, 'precos-praticados', [HEADING, ...rows]);
      if (!serviceManners(caller.world).writesUtf8) return file;
      // With the mark that spreadsheets ask for.
      return new Response(new Blob(['\ufeff', await file.text()]), { headers: file.headers });
    },
  },
  {
    examples: {
      addWorkingPrices: { body: { records: [{ mvsCode: '363AF32', year: 2027, price: 99_990 }] } },
      changeWorkingPrices: { body: { records: [{ mvsCode: '358AF11', year: 2026, price: 91_490 }] } },
    },
  },
);
