/** Interval of oil changes: 12 months or 10,000 km, whichever comes first (spec cars#maintenance). */
export const OIL_CHANGE = { months: 12, kilometers: 10_000 } as const;
