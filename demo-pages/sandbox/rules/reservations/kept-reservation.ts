import type { InferOutput } from 'valibot';
import type { Reservation, reservationPayment } from '../../../../src/services/entities/reservation';
import type { StockLine } from '../stock';

export type Payment = InferOutput<typeof reservationPayment>;

/** A reservation as the sandbox keeps it: statuses with the time they come, future ones as well; moments in ms. */
export interface Kept {
  id: string;
  number: string;
  /** A user's id, or a guest's number. */
  owner: string;
  type: string;
  brand: string;
  campaign: string;
  createdAt: number;
  /** Until when it must be paid; none once it is. */
  expiresAt?: number;
  expired?: boolean;
  car: NonNullable<Reservation['car']>;
  /** The car that was taken from stock, until it is put back. */
  taken?: Omit<StockLine, 'quantity'>;
  dealerCode: string;
  price: number;
  amount: number;
  steps: { status: string; at: number }[];
  payment?: Payment;
  remainingPayment?: Payment;
  /** When a payment under way arrives. */
  arrivesAt?: number;
  cancelReason?: string;
  lead: { name: string; email: string; phone: string; cpf: string };
}
