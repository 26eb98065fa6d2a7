import type { StatusAction } from '#domain/offers/offer-lifecycle';
import type { Offer } from '#services/entities/offer';
import { useMessages } from '#ui/core/host-context';
import { countText } from '#ui/count-text';
import { Dialog } from '#ui/Dialog';
import { ConfirmDialog } from '#ui/editor/ConfirmDialog';
import { fillMessage } from '#ui/fill-message';
import { texts } from './messages';

/** Offers from which on the number of what cannot be undone has to be typed. */
const TYPED_FROM = 20;

interface BulkQuestionProps {
  action: StatusAction;
  /** Those whose status allows it. */
  offers: readonly Offer[];
  leftOut: number;
  reasonLength: number;
  onStart(reason: string): void;
  onClose(): void;
}

/** Asks before many offers are changed; says how many are left out, and why. */
export function BulkQuestion({ action, offers, leftOut, reasonLength, onStart, onClose }: BulkQuestionProps) {
  const messages = useMessages(texts);
  const count = offers.length;
  if (count === 0) {
    return (
      <Dialog title={messages[action]} onClose={onClose}>
        <div className="dialog-body">
          <p>{fillMessage(messages.noneAllowed, { action: messages[action] })}</p>
        </div>
      </Dialog>
    );
  }
  const isFinal = action === 'disapprove';
  return (
    <ConfirmDialog
      title={countText(messages.many[action], count)}
      action={messages[action]}
      {...(isFinal && { reasonLength })}
      {...(isFinal && count >= TYPED_FROM && { typedCount: count })}
      onConfirm={onStart}
      onClose={onClose}
    >
      <p>{isFinal ? messages.disapproveHint : messages.undoable}</p>
      {leftOut > 0 && <p>{countText(messages.leftOut, leftOut)}</p>}
    </ConfirmDialog>
  );
}
