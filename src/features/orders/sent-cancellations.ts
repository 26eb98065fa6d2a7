import { object, string } from 'valibot';
import { cancellationObstacle, type OrderFacts } from '#domain/orders/order-progress';
import { persisted } from '#page/settings/storage';

/** After it the visitor may ask again, in ms: a service that has not followed by then has lost the request. */
const DAY = 86_400_000;

/** In a storage that all tabs share: another tab does not ask a second time. */
const cell = (order: string) =>
  persisted(`sent-cancellation ${order}`, object({ order: string() }), { lifetime: () => DAY });

/** Keeps that the service has taken the cancellation of an order, which its status may follow later. */
export const noteCancellation = (order: string): void => cell(order).save({ order });

/** Whether the cancellation of an order was sent, and its status does not say so yet. */
export const isCancellationSent = (order: OrderFacts & { id: string }): boolean =>
  cancellationObstacle(order) === null && cell(order.id).load() !== undefined;
