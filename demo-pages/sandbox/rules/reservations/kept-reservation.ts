import type { InferOutput } from 'valibot';
import type { Reservation, reservationPayment } from '#services/entities/reservation';
import type { WelcomeKit } from '#services/entities/welcome-kit';
import type { StockLine } from '../stock';

export type Payment = InferOutput<typeof reservationPayment>;

/** A payment with what the sandbox knows of its future, in ms. */
export type KeptPayment = Payment & {
  /** When a code that was made out is paid. */
  arrivesAt?: number;
  /** When money that came too late is paid back. */
  refundAt?: number;
};

/** A reservation in the sandbox's state: statuses with their times, including future ones; times in ms. */
export interface Kept {
  id: string;
  number: string;
  /** A user's id, or a guest's number. */
  owner: string;
  type: string;
  brand: string;
  /** Empty for a car that is bought through an offer. */
  campaign: string;
  offerId?: string;
  productId?: string;
  /** Of the attempt that held the car. */
  idempotencyKey?: string;
  createdAt: number;
  /** Payment deadline. */
  expiresAt?: number;
  expired?: boolean;
  car: NonNullable<Reservation['car']>;
  /** The car held from stock, until it is returned. */
  taken?: Omit<StockLine, 'quantity'>;
  dealerCode: string;
  price: number;
  amount: number;
  steps: { status: string; at: number }[];
  /** All payments, the newest first; the latest of the reservation and of the rest. */
  payments: KeptPayment[];
  payment?: KeptPayment;
  remainingPayment?: KeptPayment;
  /** Payments that the bank has taken and that are recorded later. */
  late: (KeptPayment & { recordAt: number })[];
  cancelReason?: string;
  /** Where the welcome kit is sent to. */
  kit?: { address: NonNullable<WelcomeKit['address']>; version: number; savedAt: number };
  lead: { name: string; email: string; phone: string; cpf: string };
}
