import { useMemo, useState } from 'react';
import { StaffResourceView } from '#features/staff/resource/StaffResourceView';
import { useStaffResource } from '#features/staff/resource/use-staff-resource';
import { saveCsv } from '#features/staff/save-csv';
import { brand } from '#page/core/metadata';
import { getPriceVisualizer, getPriceVisualizerCsv, type VisiblePrice } from '#services/working-price';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { failureText } from '#ui/failure-text';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { Spoken } from '#ui/parts/Spoken';
import type { TableQuery } from '#ui/table/table-query';
import type { AdminColumn } from '#ui/table/use-admin-table';
import { HistoryDialog } from './HistoryDialog';
import { texts } from './messages';
import { PriceText } from './PriceText';
import { amountText, keyOf, momentText, nameOf, type PriceRow } from './rows';
import type { PriceList } from './use-prices';

/** As others see it, with what the list has where that is another price. */
type SeenRow = VisiblePrice & { id: string; price: number | null | undefined };

const filterOf = ({ filters: { mvsCode, year, dealerCode } }: Pick<TableQuery, 'filters'>) => ({
  brand: brand(),
  ...(dealerCode && { dealerCode }),
  ...(mvsCode && { mvsCode: mvsCode.toUpperCase() }),
  ...(year && { year: Number(year) }),
});

/** What others see of the prices: it may be what was before, and the list says so. */
export function Visualizer({ list }: { list: PriceList }) {
  const messages = useMessages(texts);
  const { language, signal } = useHost();
  const { nameOf: dealerName } = list.dealers;
  const [shown, setShown] = useState<SeenRow>();
  const [file, setFile] = useState<{ isBusy: boolean; problem?: string }>({ isBusy: false });
  const columns = useMemo<readonly AdminColumn<SeenRow>[]>(() => {
    return [
      { name: 'car', label: messages.car, cell: nameOf },
      {
        name: 'mvs',
        label: messages.mvsCode,
        priority: 3,
        cell: ({ mvsCode }) => <span className="price-mvs">{mvsCode}</span>,
      },
      {
        name: 'dealer',
        label: messages.dealer,
        priority: 3,
        cell: ({ dealerCode }) => (dealerCode ? dealerName(dealerCode) : '–'),
      },
      {
        name: 'list',
        label: messages.list,
        numeric: true,
        priority: 2,
        cell: ({ listPrice }) => <PriceText amount={listPrice} />,
      },
      {
        name: 'price',
        label: messages.price,
        numeric: true,
        cell: ({ workingPrice, price }) => (
          <>
            <PriceText amount={workingPrice} />
            {typeof price === 'number' && price !== workingPrice && (
              <span className="price-code">
                <Spoken>{fillMessage(messages.inList, { price: amountText(price, language) })}</Spoken>
              </span>
            )}
          </>
        ),
      },
      {
        name: 'difference',
        label: messages.difference,
        numeric: true,
        priority: 2,
        cell: ({ difference }) => <PriceText amount={difference} />,
      },
      {
        name: 'changed',
        label: messages.changed,
        priority: 3,
        cell: ({ changes: [last] }) =>
          [momentText(last?.changedAt, language), last?.changedBy].filter(Boolean).join(', ') || '–',
      },
    ];
  }, [messages, language, dealerName]);
  const resource = useStaffResource<SeenRow>({
    name: 'working-price-view',
    words: { caption: messages.viewCaption, emptyTitle: messages.notSeenAny },
    columns,
    filters: [
      { name: 'mvsCode', label: messages.mvsCode },
      { name: 'year', label: messages.year, accepts: (value) => /^\d{4}$/.test(value) },
      { name: 'dealerCode', label: messages.dealer, choices: list.pricedDealers },
    ],
    source: list.source,
    async rows({ page, size, ...query }, { signal }) {
      const [seen, own] = await Promise.all([
        getPriceVisualizer({ query: { ...filterOf(query), page, size } }, { signal }),
        list.load().catch((): readonly PriceRow[] => []),
      ]);
      const prices = new Map(own.map((row) => [keyOf(row), row.price]));
      const content = seen.content.map((each) => ({
        ...each,
        id: keyOf(each),
        price: prices.get(keyOf(each)),
      }));
      return { ...seen, content };
    },
    nameOf,
    onOpen: setShown,
  });
  const download = async () => {
    if (file.isBusy) return;
    resource.clear();
    setFile({ isBusy: true });
    try {
      const blob = await getPriceVisualizerCsv({ query: filterOf(resource.table.query) }, { signal });
      const problem = await saveCsv(blob, messages.fileName);
      if (!problem) resource.say(messages.csv.saved);
      setFile({ isBusy: false, ...(problem && { problem: messages.csv[problem] }) });
    } catch (error) {
      const { other, forbidden, failed } = messages.csv;
      const isOther = (error as { kind?: string }).kind === 'shape';
      const problem = failureText(error, { forbidden, failed: isOther ? other : failed });
      if (!signal.aborted) setFile({ isBusy: false, problem });
    }
  };
  return (
    <>
      <StaffResourceView
        resource={resource}
        tools={
          <>
            <Button kind="plain" busy={file.isBusy} onClick={() => void download()}>
              {messages.download}
            </Button>
            <Button kind="plain" onClick={resource.refresh}>
              {messages.refresh}
            </Button>
          </>
        }
      >
        {file.problem && <FailureNotice onRetry={() => void download()}>{file.problem}</FailureNotice>}
      </StaffResourceView>
      {shown && (
        <HistoryDialog
          row={{ ...shown, price: shown.price ?? shown.workingPrice }}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}
