import { useState } from 'react';
import type { Setup } from '#services/model-setups';
import { useHost, useMessages } from '#ui/core/host-context';
import { countText } from '#ui/count-text';
import { Dialog } from '#ui/Dialog';
import { OrderGuard, useClosing } from '#ui/editor/Discard';
import { SortableList } from '#ui/fields/lists/SortableList';
import { useQuery } from '#ui/hooks/use-query';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { useLeaveGuard } from '#ui/parts/use-leave-guard';
import { texts } from './messages';
import { allSetups, moved, nameOf } from './setup-rows';

interface SetupOrderProps {
  /** Called with the setups whose place changes, each with its new place. */
  onSave(setups: readonly Setup[]): void;
  onClose(): void;
}

/** The order of all models of the brand, also of those that are on other pages of the table. */
export function SetupOrder({ onSave, onClose }: SetupOrderProps) {
  const messages = useMessages(texts);
  const { signal } = useHost();
  const { value, failed, retry } = useQuery(() => allSetups(signal), 'setups');
  const [own, setOwn] = useState<readonly Setup[]>();
  const order = own ?? value;
  const changes = order ? moved(order) : [];
  // Places with gaps change too, though nobody has moved anything.
  const isDirty = !!own && changes.length > 0;
  const closing = useClosing(() => ({ isDirty, isSaving: false }), onClose);
  useLeaveGuard(isDirty);
  return (
    <Dialog title={messages.order} onClose={closing.close}>
      <div className="dialog-body">
        {failed && <Failed onRetry={retry} />}
        {!order && !failed && <Loading />}
        {order?.length === 0 && <Empty title={messages.emptyTitle} />}
        {!!order?.length && (
          <OrderGuard closing={closing}>
            <p className="muted">{messages.orderHint}</p>
            <SortableList<Setup>
              label={messages.order}
              name="setup-order"
              items={order}
              keyOf={({ id }) => id}
              nameOf={nameOf}
              onReorder={setOwn}
            >
              {nameOf}
            </SortableList>
            <p className="muted catalogue-moved" role="status">
              {countText(messages.placesChanged, changes.length)}
            </p>
            <div className="actions">
              <Button onClick={() => (changes.length > 0 ? onSave(changes) : onClose())}>
                {messages.saveOrder}
              </Button>
            </div>
          </OrderGuard>
        )}
      </div>
    </Dialog>
  );
}
