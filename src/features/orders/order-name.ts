import type { Language } from '#domain/core/brands';
import { orderPhase } from '#domain/orders/order-progress';
import { clockText, formatDate } from '#domain/time/calendar';
import type { Reservation } from '#services/entities/reservation';
import { fillMessage } from '#ui/fill-message';
import type { Messages } from './messages';

/** Returns the car of an order in words: model, version, colour and model year; empty without a car. */
export function orderName({ car }: Reservation): string {
  const { modelName, versionName, colorName, year } = car ?? {};
  return [[modelName, versionName].filter(Boolean).join(' '), colorName, year].filter(Boolean).join(', ');
}

/** Returns the number of an order and the day on which it was made. */
export function orderOrigin(
  { number, id, createdAt }: Reservation,
  messages: Messages,
  language: Language,
): string {
  const made = createdAt ? formatDate(new Date(createdAt), language) : '';
  const texts = [
    fillMessage(messages.number, { number: number || id }),
    made && fillMessage(messages.madeOn, { date: made }),
  ];
  return texts.filter(Boolean).join(' · ');
}

/** Returns the payment deadline of an unpaid order as {date} and {time} of a text; null for any other order. */
export function orderDeadline(order: Reservation, language: Language): { date: string; time: string } | null {
  const deadline = new Date(order.expiresAt ?? '');
  if (orderPhase(order) !== 'unpaid' || Number.isNaN(deadline.getTime())) return null;
  return { date: formatDate(deadline, language), time: clockText(deadline) };
}
