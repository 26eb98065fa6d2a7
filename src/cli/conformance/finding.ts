/** A fault of a service's answer to one call. */
export interface Finding {
  /** The kind of fault, for programs. */
  code: string;
  /** What is wrong and what to answer instead, without the call's name; quotes no value of an answer. */
  text: string;
}

export const finding = (code: string, text: string): Finding => ({ code, text });

/** Returns header text that a report can quote: visible ASCII, shortened. */
export const quoted = (text: string): string => text.replace(/[^!-~ ]/g, '?').slice(0, 80);
