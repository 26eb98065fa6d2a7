import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SignInLink } from '#features/session/sign-in/SignInLink';
import { useAnswerOwner } from '#features/session/use-account-content';
import { useStaffBulk } from '#features/staff/use-staff-bulk';
import { BulkRun } from '#ui/bulk/BulkRun';
import { useHost, useMessages } from '#ui/core/host-context';
import { countText } from '#ui/count-text';
import { ConfirmDialog } from '#ui/editor/ConfirmDialog';
import { ListImport } from '#ui/import/ListImport';
import { Button } from '#ui/parts/Button';
import { texts } from '../messages';
import type { ListAct } from './list-act';
import { Simulation } from './Simulation';

interface ListRunProps<V> {
  act: ListAct<V>;
  /** Of the run's report, without its ending. */
  fileName: string;
  /** Another kind of list begins empty. */
  listName?: string;
  /** What is chosen before the list. */
  children?: ReactNode;
}

interface SentRow<V> {
  id: string;
  label: string;
  value: V;
}

/**
 * Does something to each row of a list: the rows are checked, then simulated, then asked about, and only then sent, each with a
 * result of its own. What is said of a row names no person.
 */
export function ListRun<V>({ act, fileName, listName = '', children }: ListRunProps<V>) {
  const messages = useMessages(texts);
  const { emit } = useHost();
  const bulk = useStaffBulk<SentRow<V>>();
  /** Changes with each list that is done: the next one begins empty. */
  const [lists, setLists] = useState(0);
  const [read, setRead] = useState<readonly V[]>();
  const [isAsking, setAsking] = useState(false);
  const [statusMessage, setStatusMessage] = useState('');
  /** The sum of what the service says of the rows; undefined once it has not said one. */
  const sum = useRef<number | undefined>(0);
  const saidBox = useRef<HTMLParagraphElement>(null);
  const drop = () => {
    setRead(undefined);
    setAsking(false);
    setLists((count) => count + 1);
  };
  useAnswerOwner(drop);
  const { words, total } = act;
  const { counts, status } = bulk.state;
  const { done } = counts;
  const isOver = status === 'finished' && counts.running === 0;
  /** Of the run, as far as the page has heard of it: a retry adds to it. */
  const heard = useRef(0);
  useEffect(() => {
    if (!isOver || done === heard.current) return;
    emit('vt-maintenance-done', { act: act.name, count: done - heard.current });
    heard.current = done;
  }, [isOver, done, act.name, emit]);
  useLayoutEffect(() => {
    if (statusMessage) saidBox.current?.focus();
  }, [statusMessage]);
  const labelOf = (value: V, at: number) => {
    const [{ text, hidden = String } = {}] = act.fields;
    return `${at + 1} · ${text ? hidden(text(value)) : ''}`;
  };
  const send = (values: readonly V[]) => {
    setAsking(false);
    sum.current = 0;
    heard.current = 0;
    bulk.start(
      values.map((value, at) => ({ id: String(at + 1), label: labelOf(value, at), value })),
      {
        async perform({ value }, { signal, key }) {
          const number = await act.perform(value, { signal, idempotencyKey: key });
          sum.current = number === undefined || sum.current === undefined ? undefined : sum.current + number;
        },
        ...(act.check && {
          check: ({ value }, { signal }) => act.check?.(value, { signal }) ?? Promise.resolve(false),
        }),
      },
    );
  };
  const totalText = total && isOver && sum.current ? countText(total, sum.current) : '';
  const close = () => {
    setStatusMessage(`${countText(words.bulk.done, done)}. ${totalText}`.trim());
    bulk.close();
    drop();
  };
  if (bulk.run) {
    return (
      <BulkRun
        bulk={bulk}
        words={words.bulk}
        fileName={fileName}
        isSignedIn={bulk.isSignedIn}
        whenEnded={<SignInLink newTab />}
        onClose={close}
      >
        {totalText && <p role="status">{totalText}</p>}
      </BulkRun>
    );
  }
  return (
    <>
      {statusMessage && (
        <p className="notice" role="status" tabIndex={-1} ref={saidBox}>
          {statusMessage}
        </p>
      )}
      {/* Behind the simulation, so that going back finds the list as it was. */}
      <div hidden={!!read}>
        {children}
        <p className="muted">{words.hint}</p>
        <ListImport<V>
          key={`${listName} ${lists}`}
          name={`${fileName}-import`}
          columns={act.columns}
          checkRow={act.checkRow}
          idOf={act.idOf}
          action={act.simulate}
          onImport={(values) => {
            setStatusMessage('');
            setRead(values);
          }}
        />
      </div>
      {read && (
        <Simulation act={act} values={read}>
          <Button onClick={() => setAsking(true)}>{words.action}</Button>
          <Button kind="plain" onClick={() => setRead(undefined)}>
            {messages.back}
          </Button>
        </Simulation>
      )}
      {read && isAsking && (
        <ConfirmDialog
          title={countText(words.ask, read.length)}
          action={words.action}
          onConfirm={() => send(read)}
          onClose={() => setAsking(false)}
        >
          <p>
            {words.hint} {messages.cannotUndo}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
