import type { Language } from '#domain/core/brands';
import { newestFirst } from '#domain/lists/newest-first';
import { ofBrand } from '#domain/lists/of-brand';
import { brand } from '#page/core/metadata';
import { firstAnswer } from '#services/http/first-answer';
import {
  getFilesSummary,
  getRentalPreview,
  getRentalTimeline,
  getRentalTimelineV1,
  listTimelineReservations,
} from '#services/rental-offer';
import { phaseOf } from './proposal-phase';

type Answered = Awaited<ReturnType<typeof listTimelineReservations>>[number];
export type Proposal = Answered & { id: string };
export type Scope = 'active' | 'all';

const withId = (proposal: Answered): Proposal => ({
  ...proposal,
  id: proposal.proposalCode,
});

/**
 * Resolves to the visitor's proposals of the page's brand, the newest first: those under way, or all of them. TML-01 answers
 * orders and proposals of every brand and status, as its text says. The second version of their call answers in
 * Portuguese only (TML-08): a page in Spanish asks the first one (TML-07) before it. Throws a ServiceError.
 */
export async function loadProposals(
  scope: Scope,
  language: Language,
  signal: AbortSignal,
): Promise<Proposal[]> {
  const input = { query: { brand: brand() ?? '' } };
  const second = () => getRentalTimeline(input, { signal });
  const first = () => getRentalTimelineV1(input, { signal });
  const found =
    scope === 'active'
      ? await listTimelineReservations(input, { signal })
      : await firstAnswer(language === 'es-AR' ? [first, second] : [second, first]);
  const own = ofBrand(found, brand()).filter((each) => scope === 'all' || phaseOf(each) === 'underway');
  return newestFirst(own.map(withId), ({ createdAt }) => createdAt);
}

/**
 * Resolves to a proposal as the calls of the timeline have it (TML-08, TML-07), which alone are said to tell its steps; null if they
 * do not know it. Throws a ServiceError.
 */
export const loadTimeline = async (
  code: string,
  language: Language,
  signal: AbortSignal,
): Promise<{ told: Proposal | null }> => ({
  told: (await loadProposals('all', language, signal)).find(({ id }) => id === code) ?? null,
});

/** The latest step of a proposal, as far as the service says it; its status, else that of the proposal. */
export interface LatestStep {
  status: string;
  date: string;
  note: string;
}

/** Resolves to the latest step of each proposal (TML-05), by code. Throws a ServiceError. */
export async function loadLatestSteps(signal: AbortSignal): Promise<ReadonlyMap<string, LatestStep>> {
  const rows = await getRentalPreview({}, { signal });
  return new Map(
    rows.map(({ proposalCode, status, step }) => [
      proposalCode,
      { status: step?.status || status || '', date: step?.date ?? '', note: step?.note ?? '' },
    ]),
  );
}

export type Summary = Awaited<ReturnType<typeof getFilesSummary>>;
/** Resolves to how many of a proposal's files the service has (TML-06). Throws a ServiceError. */
export const loadSummary = (proposalCode: string, signal: AbortSignal): Promise<Summary> =>
  getFilesSummary({ body: { proposalCode } }, { signal });
