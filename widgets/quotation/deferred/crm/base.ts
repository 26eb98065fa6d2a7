import { isLineKind, type QuotedLine } from '#domain/quotation/quoted-lines';
import type { Quotation } from '#services/entities/quotation';
import type { ProposedCar } from '../proposed-car';

/** What the CRM has of the quotation that is being made. */
export interface Base {
  number: string;
  /** The car of the factory's stock that the CRM holds for it; empty if none. */
  stockId: string;
  /** The charges when it was saved. */
  lines: readonly QuotedLine[];
  /** What was saved, to tell whether anything has changed since. */
  content: string;
}
export const NO_BASE: Base = { number: '', stockId: '', lines: [], content: '' };

/** The items of a quotation of the CRM that are known kinds. */
export const linesIn = ({ lines }: Quotation): QuotedLine[] =>
  lines.flatMap(({ kind, code, name, amount }) =>
    isLineKind(kind) ? [{ kind, code, name: name || code, amount: amount ?? null }] : [],
  );

/** The car in stock that a quotation of the CRM proposes; its wish only the CRM knows. */
export const proposalIn = ({ stockProposal: found }: Quotation): ProposedCar | null =>
  found ? { car: { ...found, id: found.stockId } } : null;
