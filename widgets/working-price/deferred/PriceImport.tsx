import { useEffect, useRef, useState } from 'react';
import { SignInLink } from '#features/session/sign-in/SignInLink';
import { useAnswerOwner } from '#features/session/use-account-content';
import { useStaffBulk } from '#features/staff/use-staff-bulk';
import { BulkRun } from '#ui/bulk/BulkRun';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { countText } from '#ui/count-text';
import { fillMessage } from '#ui/fill-message';
import { ListImport } from '#ui/import/ListImport';
import { Badge, type Tone } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import { type Column, DataTable } from '#ui/parts/DataTable';
import { Spoken } from '#ui/parts/Spoken';
import { doubtWords } from './doubt-words';
import { checkRow, columnsOf, type Difference, differencesOf } from './import-rows';
import { texts } from './messages';
import { PriceText } from './PriceText';
import { keyOf } from './rows';
import { addPrice, changePrice, type NewPrice } from './save-price';
import type { PriceList } from './use-prices';

const PAGE = 20;
const TONES: Record<Difference['kind'], Tone> = { new: 'info', changed: 'warning', same: 'neutral' };

/**
 * Prices from a list: its rows are checked, then compared with the records of the service, and only what is new or another price
 * is sent.
 */
export function PriceImport({ list, onDone }: { list: PriceList; onDone(): void }) {
  const messages = useMessages(texts);
  const { language, emit } = useHost();
  const bulk = useStaffBulk<Difference>();
  const [read, setRead] = useState<readonly NewPrice[]>();
  const [differences, setDifferences] = useState<readonly Difference[]>();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const heading = useRef<HTMLParagraphElement>(null);
  useAnswerOwner(() => {
    setRead(undefined);
    setDifferences(undefined);
  });
  useEffect(() => {
    if (differences) heading.current?.focus();
  }, [differences]);
  const compare = async (wanted: readonly NewPrice[]) => {
    setRead(wanted);
    setBusy(true);
    setFailed(false);
    try {
      const records = await list.reload();
      await list.withListPrices(
        differencesOf(wanted, records).map(({ wanted: each, row }) => row ?? rowLike(each)),
      );
      setDifferences(differencesOf(wanted, records));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  const toSend = (differences ?? []).filter(({ kind }) => kind !== 'same');
  const send = () =>
    bulk.start(toSend, {
      perform: ({ wanted, row }, call) =>
        row ? changePrice(row, wanted.price, call, list.find) : addPrice(wanted, call),
      async check({ wanted, row }, { signal }) {
        const found = await list.find(row ?? wanted, signal);
        return found?.price === wanted.price;
      },
      onDone: ({ wanted }) => emit('vt-working-price-saved', { mvsCode: wanted.mvsCode }),
    });
  const close = () => {
    bulk.close();
    setDifferences(undefined);
    setRead(undefined);
    list.reload().catch(() => undefined);
    onDone();
  };
  const columns: Column<Difference>[] = [
    { id: 'car', name: messages.car, cell: ({ label }) => label },
    {
      id: 'kind',
      name: messages.whatHappens,
      cell: ({ kind }) => <Badge tone={TONES[kind]}>{messages.kinds[kind]}</Badge>,
    },
    { id: 'before', name: messages.before, end: true, cell: ({ row }) => <PriceText amount={row?.price} /> },
    {
      id: 'after',
      name: messages.after,
      end: true,
      cell: ({ wanted, kind }) => {
        const doubt =
          kind === 'same' ? '' : doubtWords(wanted.price, list.listPriceOf(wanted), messages, language);
        return (
          <>
            <PriceText amount={wanted.price} />
            {doubt && (
              <span className="price-code">
                <Spoken>{doubt}</Spoken>
              </span>
            )}
          </>
        );
      },
    },
  ];
  if (bulk.run) {
    return (
      <BulkRun
        bulk={bulk}
        words={messages.bulk}
        fileName="precos-praticados-resultado"
        isSignedIn={bulk.isSignedIn}
        whenEnded={<SignInLink newTab />}
        onClose={close}
      />
    );
  }
  const counts = {
    new: differences?.filter(({ kind }) => kind === 'new').length ?? 0,
    changed: differences?.filter(({ kind }) => kind === 'changed').length ?? 0,
    same: differences?.filter(({ kind }) => kind === 'same').length ?? 0,
  };
  return (
    <>
      {/* Behind the comparison, so that going back finds the list as it was. */}
      <div hidden={!!differences}>
        <p className="muted">{messages.importHint}</p>
        {failed && read && (
          <FailureNotice onRetry={() => void compare(read)}>{messages.notCompared}</FailureNotice>
        )}
        <ListImport<NewPrice>
          columns={columnsOf(messages)}
          checkRow={(cells) => checkRow(cells, messages, language)}
          idOf={keyOf}
          busy={isBusy}
          onImport={(values) => void compare(values)}
        />
      </div>
      {differences && (
        <div className="price-differences">
          <p tabIndex={-1} ref={heading}>
            <b role="status">{fillMessage(messages.counts, counts)}</b>
          </p>
          <DataTable
            caption={messages.differences}
            columns={columns}
            rows={differences}
            idOf={({ id }) => id}
            pageSize={PAGE}
          />
          <div className="actions">
            {toSend.length > 0 && <Button onClick={send}>{countText(messages.send, toSend.length)}</Button>}
            <Button kind="plain" onClick={() => setDifferences(undefined)}>
              {messages.back}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

/** A record that there is not yet, as far as its list price needs it. */
function rowLike({ mvsCode, year, dealerCode }: NewPrice) {
  const none = { id: '', modelName: '', versionName: '', updatedAt: '', updatedBy: '' };
  return { ...none, mvsCode, year, dealerCode };
}
