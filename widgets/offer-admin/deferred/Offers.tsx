import { useEffect, useRef, useState } from 'react';
import { StaffResourceView } from '#features/staff/resource/StaffResourceView';
import { type StaffResourceModel, useStaffResource } from '#features/staff/resource/use-staff-resource';
import type { Offer } from '#services/entities/offer';
import { deferred } from '#ui/core/deferred';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { UndoNotice } from '#ui/editor/UndoNotice';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { texts } from './messages';
import { useOfferTable } from './offer-table';
import css from './offers.css?inline';
import type { Opened } from './TableDialogs';
import { allows, useOfferActs } from './use-offer-acts';

/** Loads the editor, the order and the preview, which are not needed for the table. */
const overTable = deferred(() => import('./TableDialogs'));

/** The offers as a table, with what staff can do to one and to several. */
export function Offers() {
  const messages = useMessages(texts);
  const [opened, setOpened] = useState<Opened>();
  useStyles(css);
  const dialog = (shown: Opened, onClose: () => void) =>
    over && (
      <over.TableDialogs
        opened={shown}
        onSaved={resource.saved}
        onOrdered={(undo) => {
          onClose();
          resource.refresh();
          resource.undo.offer(messages.reordered, async () => {
            await undo();
            resource.refresh();
          });
        }}
        onClose={onClose}
      />
    );
  const open = (next: Opened) => {
    resource.clear();
    setOpened(next);
  };
  const resource: StaffResourceModel<Offer> = useStaffResource<Offer>({
    ...useOfferTable(),
    words: messages,
    nameOf: ({ title }) => title,
    editor: ({ record, onClose }) => dialog({ is: 'edit', offer: record }, onClose),
    onOpen: (offer) => (allows(offer, 'edit') ? resource.edit(offer) : open({ is: 'preview', offer })),
    actionsOf: (offer) => [
      { label: messages.preview, onPress: () => open({ is: 'preview', offer }) },
      ...(allows(offer, 'edit') ? [{ label: messages.editOne, onPress: () => resource.edit(offer) }] : []),
    ],
    isEditable: (offer) => allows(offer, 'edit'),
    acts: useOfferActs(() => resource),
  });
  const isOver = !!opened || !!resource.edited;
  const { module: over, failures, retry } = useDeferred(overTable, isOver);
  const { run } = resource.bulk;
  const area = useRef<HTMLDivElement>(null);
  const shown = useRef(run);
  useEffect(() => {
    if (shown.current === run) return;
    shown.current = run;
    // A run and the table replace each other, whose button had the focus, and whose height differs by screens.
    area.current?.focus({ preventScroll: true });
    area.current?.scrollIntoView?.({ block: 'start' });
  }, [run]);
  return (
    <>
      <StaffResourceView
        resource={resource}
        tools={
          <Button kind="plain" onClick={() => open({ is: 'order' })}>
            {messages.reorder}
          </Button>
        }
        frame={(content) => (
          <div className="offer-area" tabIndex={-1} ref={area}>
            {content}
          </div>
        )}
      >
        {isOver && !over && failures > 0 && <FailureNotice key={failures} onRetry={retry} />}
      </StaffResourceView>
      <UndoNotice undo={resource.undo} />
      {opened && dialog(opened, () => setOpened(undefined))}
    </>
  );
}
