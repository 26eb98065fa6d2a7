/** Too many attempts: the service asks to wait. */
export const TOO_MANY = 429;

/** Returns the status of a failed call; 0 without an answer. */
export const statusOf = (error: unknown): number => (error as { status?: number } | null)?.status ?? 0;
