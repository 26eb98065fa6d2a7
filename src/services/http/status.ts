/**
 * Returns the status of a failed call; 0 without an answer. For the few statuses to which a document gives a meaning of one
 * call: what the others mean is their kind (problem.ts).
 */
export const statusOf = (error: unknown): number => (error as { status?: number } | null)?.status ?? 0;
