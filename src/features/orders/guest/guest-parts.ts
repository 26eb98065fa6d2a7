import { ClaimOrderView } from './ClaimOrderView';
import { FindOrder } from './FindOrder';
import { GuestOrderView } from './GuestOrderView';

/** The chunk of what only a visitor without an account sees of an order, or somebody who looks for one. */
export const guestParts = { ClaimOrderView, FindOrder, GuestOrderView };
