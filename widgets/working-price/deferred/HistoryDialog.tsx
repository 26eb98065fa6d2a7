import { getPriceVisualizer, type VisiblePrice } from '#services/working-price';
import { useHost, useMessages } from '#ui/core/host-context';
import { Dialog } from '#ui/Dialog';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { type Column, DataTable } from '#ui/parts/DataTable';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { Spoken } from '#ui/parts/Spoken';
import { texts } from './messages';
import { PriceText } from './PriceText';
import { amountText, keyOf, momentText, nameOf, type PriceRow } from './rows';

type Change = VisiblePrice['changes'][number];

interface HistoryDialogProps {
  row: Pick<PriceRow, 'mvsCode' | 'year' | 'dealerCode' | 'modelName' | 'versionName' | 'price'>;
  onClose(): void;
}

/** What others see of a price, and who changed it when, as far as the service says so. */
export function HistoryDialog({ row, onClose }: HistoryDialogProps) {
  const messages = useMessages(texts);
  const { language, signal } = useHost();
  const { mvsCode, year, dealerCode } = row;
  const { value, failed, retry } = useQuery(async () => {
    const query = { mvsCode, ...(year && { year }), ...(dealerCode && { dealerCode }) };
    const { content } = await getPriceVisualizer({ query }, { signal });
    return { seen: content.find((each) => keyOf(each) === keyOf(row)) };
  }, keyOf(row));
  const columns: Column<Change & { at: number }>[] = [
    { id: 'when', name: messages.when, cell: ({ changedAt }) => momentText(changedAt, language) || '–' },
    { id: 'who', name: messages.who, cell: ({ changedBy }) => changedBy || '–' },
    { id: 'price', name: messages.price, end: true, cell: ({ price }) => <PriceText amount={price} /> },
  ];
  const seen = value?.seen;
  return (
    <Dialog title={fillMessage(messages.historyOf, { name: nameOf(row) })} onClose={onClose}>
      <div className="dialog-body">
        {failed && <Failed onRetry={retry}>{messages.viewFailed}</Failed>}
        {!value && !failed && <Loading />}
        {value && !seen && <Empty title={messages.notSeen} />}
        {seen && (
          <>
            <p>
              <Spoken>
                {fillMessage(messages.seen, { price: amountText(seen.workingPrice, language) })}
              </Spoken>
              {seen.workingPrice !== row.price && (
                <>
                  {' '}
                  <Spoken>{fillMessage(messages.inList, { price: amountText(row.price, language) })}</Spoken>
                </>
              )}
            </p>
            <DataTable
              caption={messages.changes}
              columns={columns}
              rows={seen.changes.map((each, at) => ({ ...each, at }))}
              idOf={({ at }) => String(at)}
              empty={<Empty title={messages.noHistory} />}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
