import { fallback, type InferOutput, looseObject, number, object, optional, string } from 'valibot';
import { charge, installments, list, optionalText, text } from './fields';
import { timelineStep, wantedDocument } from './timeline';

const word = optional(string());

/** The applicant (spec financing#proposal). birthday, birthdate and expiry DD/MM/YYYY; monthly salary in the market's currency. */
export const proposer = {
  name: string(),
  email: string(),
  phone: string(),
  cpf: string(),
  birthday: word,
  occupation: word,
  salary: optional(number()),
  companyName: word,
  motherName: word,
  // What only some banks ask for. occupationDescription: the profession, in words.
  occupationDescription: word,
  fatherName: word,
  rg: word,
  cuil: word,
  gender: word,
  driverLicence: optional(object({ number: word, expiry: word, category: word })),
  postalCode: word,
  street: word,
  number: word,
  complement: word,
  neighborhood: word,
  state: word,
  city: word,
  civilState: word,
  spouse: optional(
    object({ name: word, cpf: word, birthdate: word, marriageRegime: word, salary: optional(number()) }),
  ),
} as const;

/** A financing proposal. status: FINANCING_PROPOSAL_STATUSES or SECOND_BANK_STATUSES of src/domain/orders/order-statuses. */
export const proposal = looseObject({
  id: string(),
  simulationId: text,
  status: string(),
  /** What initiated it: PROPOSAL_SENT, TEST_DRIVE or QUOTATION. */
  event: text,
  /** The bank (ours): one of FUNDING_SOURCES; that of the simulation if empty. */
  source: text,
  /** The coupon that is part of it (ours), and what it takes off the price; empty if there is none. */
  couponName: text,
  discount: charge,
  /** Of the attempt that has made it (ours). */
  idempotencyKey: optionalText,
  name: text,
  createdAt: text,
  updatedAt: text,
  price: charge,
  entranceValue: charge,
  numberOfInstallments: installments,
  installmentsValue: charge,
  finalInstallmentValue: charge,
  // Of another type it must not make a proposal that was sent a failed one.
  timeline: fallback(list(timelineStep), []),
  documents: list(wantedDocument),
  /** Types of required documents that are missing. */
  missing: list(string()),
});
export type Proposal = InferOutput<typeof proposal>;
