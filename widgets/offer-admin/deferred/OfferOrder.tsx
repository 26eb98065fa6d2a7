import { type RefObject, useRef } from 'react';
import { placesOf } from '#domain/offers/offer-order';
import { FormFailure } from '#features/session/FormFailure';
import { texts as staffTexts } from '#features/staff/messages';
import { brand } from '#page/core/metadata';
import { market } from '#page/market';
import type { Offer } from '#services/entities/offer';
import { listOffers, reorderOffers } from '#services/offer-staff';
import { sendOnce } from '#services/once/ensure-once';
import { UnknownOutcome } from '#services/once/unknown-outcome';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { Dialog } from '#ui/Dialog';
import { OrderGuard, useClosing } from '#ui/editor/Discard';
import { FormMessages } from '#ui/FormMessages';
import { failureText } from '#ui/failure-text';
import { SortableList } from '#ui/fields/lists/SortableList';
import { useQuery } from '#ui/hooks/use-query';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { useLeaveGuard } from '#ui/parts/use-leave-guard';
import { texts } from './messages';

const PAGE = 100;

/** Resolves to all published offers in their order. */
async function publishedOffers(signal: AbortSignal): Promise<readonly Offer[]> {
  const query = { brand: brand() ?? '', market: market(), status: 'published', sort: 'ordering', size: PAGE };
  const all: Offer[] = [];
  for (let page = 0, pages = 1; page < pages; page++) {
    const { content, totalPages } = await listOffers({ query: { ...query, page } }, { signal });
    all.push(...content);
    pages = content.length > 0 ? totalPages : page;
  }
  return all;
}

interface OfferOrderProps {
  /** Called with what brings the order before back. */
  onSaved(undo: () => Promise<unknown>): void;
  onClose(): void;
}

/** The order of the published offers (OFR-11). */
export function OfferOrder({ onSaved, onClose }: OfferOrderProps) {
  const messages = useMessages(texts);
  const { signal } = useHost();
  const { value: offers, failed, retry } = useQuery(() => publishedOffers(signal), 'order');
  const state = useRef({ isDirty: false, isSaving: false });
  const closing = useClosing(() => state.current, onClose);
  return (
    <Dialog title={messages.orderTitle} onClose={closing.close}>
      <div className="dialog-body">
        {failed && <Failed onRetry={retry} />}
        {!offers && !failed && <Loading />}
        {offers?.length === 0 && <Empty title={messages.noneToOrder} />}
        {!!offers?.length && (
          <OrderGuard closing={closing} onDiscard={onClose}>
            <OrderForm before={offers} onSaved={onSaved} state={state} />
          </OrderGuard>
        )}
      </div>
    </Dialog>
  );
}

interface OrderValues {
  order: readonly Offer[];
}

interface OrderFormProps extends Pick<OfferOrderProps, 'onSaved'> {
  before: readonly Offer[];
  /** What the dialog knows of the form when it is to be closed. */
  state: RefObject<{ isDirty: boolean; isSaving: boolean }>;
}

function OrderForm({ before, onSaved, state }: OrderFormProps) {
  const messages = useMessages(texts);
  const staffMessages = useMessages(staffTexts);
  const { element, signal } = useHost();
  /** Sends an order once: an order whose answer was lost is looked for first. */
  const send = (order: readonly Offer[]) => {
    const offers = [...placesOf(order)];
    return sendOnce<unknown>({
      owner: element,
      kind: 'offer order',
      content: offers,
      send: () => reorderOffers({ body: { offers } }, { signal }),
      async look() {
        const present = new Map((await publishedOffers(signal)).map(({ id, ordering }) => [id, ordering]));
        return offers.every(({ id, ordering }) => present.get(id) === ordering) ? [] : undefined;
      },
    });
  };
  const form = useForm<OrderValues>({
    initial: { order: before },
    check: async () => ({}),
    async send({ order = before }) {
      await send(order);
      onSaved(() => send(before));
    },
  });
  const { order = before } = form.values;
  const { failure } = form;
  const isDirty = order.some(({ id }, place) => id !== before[place]?.id);
  state.current = { isDirty, isSaving: form.status === 'sending' };
  useLeaveGuard(isDirty);
  const text = failureText(failure, {
    forbidden: staffMessages.forbidden,
    failed: failure instanceof UnknownOutcome ? messages.orderLost : messages.notOrdered,
  });
  return (
    <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      <FormMessages form={form} />
      <p className="muted">{messages.orderHint}</p>
      <SortableList<Offer>
        label={messages.orderTitle}
        name="offer-order"
        items={order}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        onReorder={(next) => form.set({ order: next })}
        disabled={form.status === 'sending'}
      >
        {({ title }) => title}
      </SortableList>
      <FormFailure form={form} text={text} />
      <div className="actions">
        <SubmitButton form={form} sending={messages.saving}>
          {messages.saveOrder}
        </SubmitButton>
      </div>
    </form>
  );
}
