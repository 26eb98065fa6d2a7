import type { InferOutput } from 'valibot';
import type { Reservation, reservationPayment } from '../../../../src/services/entities/reservation';
import type { WelcomeKit } from '../../../../src/services/entities/welcome-kit';
import type { StockLine } from '../stock';

export type Payment = InferOutput<typeof reservationPayment>;

/** A reservation in the sandbox's state: statuses with their times, including future ones; times in ms. */
export interface Kept {
  id: string;
  number: string;
  /** A user's id, or a guest's number. */
  owner: string;
  type: string;
  brand: string;
  campaign: string;
  createdAt: number;
  /** Payment deadline; absent when paid. */
  expiresAt?: number;
  expired?: boolean;
  car: NonNullable<Reservation['car']>;
  /** The car held from stock, until it is returned. */
  taken?: Omit<StockLine, 'quantity'>;
  dealerCode: string;
  price: number;
  amount: number;
  steps: { status: string; at: number }[];
  payment?: Payment;
  remainingPayment?: Payment;
  /** Arrival time of a pending payment. */
  arrivesAt?: number;
  cancelReason?: string;
  /** Where the welcome kit is sent to. */
  kit?: { address: NonNullable<WelcomeKit['address']>; version: number; savedAt: number };
  lead: { name: string; email: string; phone: string; cpf: string };
}
