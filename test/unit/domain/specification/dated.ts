/** A Friday. */
export const now = new Date(2026, 10, 20, 12);
/** A rule about dates, looked at from that day. */
export const day = (rule: (value: string, options: { now: Date }) => boolean) => (value: string) =>
  rule(value, { now });
