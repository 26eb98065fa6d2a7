import { OpenOrders } from './OpenOrders';
import { Order } from './Order';

/** The chunk that loads with an order: its payment and what follows, and the visitor's open orders. */
export { OpenOrders, Order };
