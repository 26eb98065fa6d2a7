import { type RefObject, useRef, useState } from 'react';
import { carryOrder, type OrderChange, orderChanges, placesOf } from '#domain/offers/offer-order';
import { FormFailure } from '#features/session/FormFailure';
import { texts as staffTexts } from '#features/staff/messages';
import { brand } from '#page/core/metadata';
import { market } from '#page/market';
import type { Offer } from '#services/entities/offer';
import { otherVersion } from '#services/http/other-version';
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
import { fillMessage } from '#ui/fill-message';
import { FormRefusal } from '#ui/form-refusal';
import { useQuery } from '#ui/hooks/use-query';
import { Button } from '#ui/parts/Button';
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
          <OrderGuard closing={closing}>
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

/** What somebody else has done to the order, with the titles of the offers. */
interface OtherOrder {
  changes: readonly OrderChange[];
  titles: ReadonlyMap<string, string>;
}

function OtherOrderNotice({ other, onTake }: { other: OtherOrder; onTake(): void }) {
  const messages = useMessages(texts);
  return (
    <div className="notice">
      <ul>
        {other.changes.map(({ id, kind, ...places }) => (
          <li key={id}>
            {fillMessage(messages.orderChanges[kind], { title: other.titles.get(id) ?? id, ...places })}
          </li>
        ))}
      </ul>
      <div className="actions">
        <Button kind="plain" onClick={onTake}>
          {messages.takeOrder}
        </Button>
      </div>
    </div>
  );
}

const isSameOrder = (one: readonly Offer[], other: readonly Offer[]): boolean =>
  one.length === other.length && one.every(({ id }, place) => id === other[place]?.id);

interface OrderFormProps extends Pick<OfferOrderProps, 'onSaved'> {
  before: readonly Offer[];
  /** What the dialog knows of the form when it is to be closed. */
  state: RefObject<{ isDirty: boolean; isSaving: boolean }>;
}

/** The call has no version: the order is read again before it is sent, and what somebody else has done is shown. */
function OrderForm({ before, onSaved, state }: OrderFormProps) {
  const messages = useMessages(texts);
  const staffMessages = useMessages(staffTexts);
  const { element, signal } = useHost();
  /** As the service had it when it was asked last. */
  const [seen, setSeen] = useState(before);
  const [other, setOther] = useState<OtherOrder>();
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
    async send({ order = seen }) {
      const now = await publishedOffers(signal);
      const own = carryOrder(order, now);
      const changes = orderChanges(seen, now);
      // What was sent without an answer is no other person's.
      if (changes.length > 0 && !isSameOrder(own, now)) {
        setSeen(now);
        setOther({ changes, titles: new Map([...seen, ...now].map(({ id, title }) => [id, title])) });
        form.set({ order: own });
        throw new FormRefusal({}, [messages.orderChanged]);
      }
      await send(own);
      onSaved(async () => {
        if (!isSameOrder(await publishedOffers(signal), own)) throw otherVersion('OFR-11');
        await send(now);
      });
    },
  });
  const { order = seen } = form.values;
  const { failure } = form;
  const isDirty = !isSameOrder(order, seen);
  state.current = { isDirty, isSaving: form.status === 'sending' };
  useLeaveGuard(isDirty);
  const text = failureText(failure, {
    forbidden: staffMessages.forbidden,
    failed: failure instanceof UnknownOutcome ? messages.orderLost : messages.notOrdered,
  });
  return (
    <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      <FormMessages form={form} />
      {other && (
        <OtherOrderNotice
          other={other}
          onTake={() => {
            setOther(undefined);
            form.set({ order: seen });
          }}
        />
      )}
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
