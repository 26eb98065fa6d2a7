/** A moment that nobody has said, or that cannot be read, comes last. */
const timeOf = (moment: string | null | undefined): number => {
  const time = Date.parse(moment ?? '');
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
};

/** Returns records with the newest first; those of the same moment stay in their order. dateOf: an ISO date, or date and time. */
export const newestFirst = <T>(
  records: readonly T[],
  dateOf: (record: T) => string | null | undefined,
): T[] => {
  const dated = records.map((record) => ({ record, time: timeOf(dateOf(record)) }));
  return dated
    .sort((one, other) => (one.time === other.time ? 0 : other.time - one.time))
    .map(({ record }) => record);
};
