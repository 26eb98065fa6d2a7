import { useEffect, useRef, useState } from 'react';
import { allowedActions, STATUS_ACTIONS } from '#domain/offers/offer-lifecycle';
import { SignInLink } from '#features/session/sign-in/SignInLink';
import { ConfirmedAction } from '#features/staff/ConfirmedAction';
import type { Offer } from '#services/entities/offer';
import { BulkRun } from '#ui/bulk/BulkRun';
import { deferred } from '#ui/core/deferred';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { countText } from '#ui/count-text';
import { UndoNotice } from '#ui/editor/UndoNotice';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { AdminTable } from '#ui/table/AdminTable';
import { BulkQuestion } from './BulkQuestion';
import { texts } from './messages';
import { useOfferTable } from './offer-table';
import css from './offers.css?inline';
import type { Opened } from './TableDialogs';
import { useBulkStatus } from './use-bulk-status';
import { useOfferActions } from './use-offer-actions';

/** Least characters of the reason of a disapproval, which its author reads. */
const REASON_LENGTH = 10;

/** Loads the editor, the order and the preview, which are not needed for the table. */
const overTable = deferred(() => import('./TableDialogs'));

/** The offers as a table, with what staff can do to one and to several. */
export function Offers() {
  const messages = useMessages(texts);
  const [opened, setOpened] = useState<Opened>();
  const { module: over, failures, retry } = useDeferred(overTable, !!opened);
  const table = useOfferTable();
  const one = useOfferActions(table);
  const many = useBulkStatus(table);
  useStyles(css);
  const { bulk, undoable } = many;
  const { confirmation, problem, said } = one;
  const area = useRef<HTMLDivElement>(null);
  const shown = useRef(bulk.run);
  useEffect(() => {
    if (shown.current === bulk.run) return;
    shown.current = bulk.run;
    // A run and the table replace each other, whose button had the focus, and whose height differs by screens.
    area.current?.focus({ preventScroll: true });
    area.current?.scrollIntoView?.({ block: 'start' });
  }, [bulk.run]);
  const open = (next: Opened) => {
    one.clear();
    setOpened(next);
  };
  const close = () => setOpened(undefined);
  const asked = confirmation.asked?.action;
  return (
    <>
      <div className="actions offer-tools">
        <Button onClick={() => open({ is: 'new' })}>{messages.create}</Button>
        <Button kind="plain" onClick={() => open({ is: 'order' })}>
          {messages.reorder}
        </Button>
      </div>
      <p role="status" className={said ? 'notice' : 'sr'}>
        {said}
      </p>
      <div role="alert" className={problem ? 'notice bad' : 'sr'}>
        {problem && <p>{problem.text}</p>}
        {problem?.isEnded && <SignInLink newTab />}
      </div>
      {opened && !over && failures > 0 && <FailureNotice key={failures} onRetry={retry} />}
      {many.uncollected && (
        <FailureNotice onRetry={() => many.uncollected && void many.collect(many.uncollected)} />
      )}
      <div className="offer-area" tabIndex={-1} ref={area}>
        {bulk.run ? (
          <BulkRun
            bulk={bulk}
            words={messages.bulk[many.kind]}
            fileName="ofertas"
            isSignedIn={bulk.isSignedIn}
            whenEnded={<SignInLink newTab />}
            onClose={many.close}
          >
            {undoable.length > 0 && (
              <Button kind="plain" onClick={many.undo}>
                {countText(messages.undoAll, undoable.length)}
              </Button>
            )}
          </BulkRun>
        ) : (
          <AdminTable<Offer>
            table={table}
            caption={messages.caption}
            nameOf={({ title }) => title}
            onOpen={(offer) => open({ is: offer.status === 'sold' ? 'preview' : 'edit', offer })}
            actionsOf={(offer) => [
              { label: messages.preview, onPress: () => open({ is: 'preview', offer }) },
              ...allowedActions(offer.status ?? '').map((action) => ({
                label: messages[action],
                isDanger: action === 'remove' || action === 'disapprove',
                onPress: () =>
                  action === 'edit' ? open({ is: 'edit', offer }) : void one.act(action, offer),
              })),
            ]}
            bulkActions={STATUS_ACTIONS.map((action) => ({
              label: messages[action],
              isDanger: action === 'disapprove',
              onPress() {
                one.clear();
                void many.collect(action);
              },
            }))}
            empty={<Empty title={messages.emptyTitle}>{messages.emptyHint}</Empty>}
          />
        )}
      </div>
      <UndoNotice undo={one.undo} />
      {over && opened && (
        <over.TableDialogs
          opened={opened}
          onSaved={(offer) => {
            one.setSaid(fillMessage(messages.saved, { title: offer.title }));
            close();
            table.put(offer);
            table.reload();
          }}
          onOrdered={(undo) => {
            close();
            table.reload();
            one.undo.offer(messages.reordered, async () => {
              await undo();
              table.reload();
            });
          }}
          onClose={close}
        />
      )}
      <ConfirmedAction
        confirmation={confirmation}
        title={({ action, offer }) => fillMessage(messages.ask[action], { title: offer.title })}
        action={asked ? messages[asked] : ''}
        {...(asked === 'disapprove' && { reasonLength: REASON_LENGTH })}
      >
        <p>
          {asked === 'disapprove'
            ? messages.disapproveHint
            : asked === 'remove'
              ? messages.cannotUndo
              : messages.notBack}
        </p>
      </ConfirmedAction>
      {many.plan && (
        <BulkQuestion {...many.plan} reasonLength={REASON_LENGTH} onStart={many.start} onClose={many.drop} />
      )}
    </>
  );
}
