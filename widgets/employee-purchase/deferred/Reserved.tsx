import { formatCurrency } from '#domain/money/currency';
import { outsideAddress } from '#domain/text/outside-address';
import { formatDate } from '#domain/time/calendar';
import { useOrderStatusName } from '#features/orders/use-order-status-names';
import { useOutsideTab } from '#features/outside/use-outside-tab';
import { type SafeUrl, safeUrl } from '#page/core/safe-url';
import { getBillUrl } from '#services/business-to-employee';
import { orNull } from '#services/http/problem';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { Spoken } from '#ui/parts/Spoken';
import { Success } from '#ui/parts/Success';
import { texts } from './messages';

/** A reservation that there is none of for this account. */
class NoReservation extends Error {}

/** Resolves to the address of the billing (B2E-04), if a visitor may be led there. */
export async function billOf(reserveId: string, signal: AbortSignal): Promise<SafeUrl> {
  const bill = await orNull(getBillUrl({ query: { reserveId } }, { signal }));
  if (!bill) throw new NoReservation();
  const address = safeUrl(outsideAddress(bill.url));
  if (!address) throw new TypeError('the link is no public https address');
  return address;
}
export const isNoReservation = (error: unknown): boolean => error instanceof NoReservation;

/** What is known of a reservation: all of it after it was made, the id after a reload. */
export interface KnownReservation {
  id: string;
  status?: string;
  price?: number | null | undefined;
  /** ISO date and time. */
  expiresAt?: string | null | undefined;
  carName?: string;
  /** The price that the visitor has seen before; null if none was known. */
  priceBefore?: number | null;
}

interface ReservedProps {
  reservation: KnownReservation;
  isNew: boolean;
  onAnother(): void;
}

/** The reservation, and the way to its billing. */
export function Reserved({ reservation, isNew, onAnother }: ReservedProps) {
  const { language, signal, emit } = useHost();
  const { reserved: messages } = useMessages(texts);
  const nameOf = useOrderStatusName();
  const { id, carName, price, priceBefore, status, expiresAt } = reservation;
  const { visit, open, follow } = useOutsideTab<string>({
    opening: () => messages.opening,
    linkOf: (reserveId) => billOf(reserveId, signal),
    isNone: isNoReservation,
    onOpened: (reserveId) => emit('vt-employee-bill-opened', { reserveId }),
  });
  const { kind, link } = visit;
  const money = (value: number) => formatCurrency(value, language);
  const facts: [name: string, value: string][] = [
    [messages.number, id],
    [messages.car, carName ?? ''],
    [messages.price, typeof price === 'number' ? money(price) : ''],
    [messages.status, status ? nameOf(status) : ''],
    [messages.expires, formatDate(expiresAt ?? '', language)],
  ];
  const said = {
    asked: messages.opening,
    opened: messages.opened,
    ready: messages.ready,
    none: messages.none,
  };
  return (
    <>
      <Success>
        <FocusHeading level={3} takesFocus={isNew} scrollsToStart>
          {isNew ? messages.title : messages.resumed}
        </FocusHeading>
        <dl className="employee-facts">
          {facts
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Spoken>{value}</Spoken>
                </dd>
              </div>
            ))}
        </dl>
        {typeof price === 'number' && typeof priceBefore === 'number' && price !== priceBefore && (
          <p>{fillMessage(messages.otherPrice, { price: money(priceBefore) })}</p>
        )}
        <p>{messages.next}</p>
      </Success>
      <div className="actions">
        <Button busy={kind === 'asked'} onClick={() => open(id)}>
          {messages.bill} <span className="sr">{messages.newTab}</span>
        </Button>
        <Button kind="plain" onClick={onAnother}>
          {messages.another}
        </Button>
      </div>
      <p role="status">
        {kind && kind !== 'failed' && said[kind]}{' '}
        {kind === 'ready' && link && (
          <a href={link} target="_blank" rel="noopener noreferrer" onClick={follow}>
            {messages.openNow} <span className="sr">{messages.newTab}</span>
          </a>
        )}
      </p>
      {kind === 'failed' && <FailureNotice onRetry={() => open(id)}>{messages.failed}</FailureNotice>}
    </>
  );
}
