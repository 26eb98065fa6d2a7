/** A service's rejection of an input (422, also 400 and 409), with texts for the visitor. */
export interface Refusal {
  /** The first message of each field, by the service's names; names in nested objects are joined by dots. */
  fields: Record<string, string>;
  /** Messages of the input as a whole. */
  others: readonly string[];
  /** Splits the messages for a form: those of its fields, and those without a field. */
  place(hasField: (name: string) => boolean): { errors: Record<string, string>; messages: string[] };
}

/** Returns a refusal of these fields. `place` is a method, so that forms do not bundle its code before a refusal occurs. */
export const refusal = (fields: Refusal['fields'], others: Refusal['others'] = []): Refusal => ({
  fields,
  others,
  place(hasField) {
    const errors: Record<string, string> = {};
    const messages = [...others];
    for (const [name, message] of Object.entries(fields)) {
      if (hasField(name)) errors[name] = message;
      else messages.push(message);
    }
    return { errors, messages };
  },
});

/** Returns all messages of a refusal, those of the whole input first. */
export const messagesOf = (refused: Refusal | undefined): string[] =>
  refused?.place(() => false).messages ?? [];
