/** What a service refused of an input (422, also 400 and 409), as a visitor may read it. */
export interface Refusal {
  /** The first message of each field, by the service's own names; those of nested objects joined by dots. */
  fields: Record<string, string>;
  /** Messages of the input as a whole. */
  others: readonly string[];
  /** The messages of a form: those of its fields, and all that belong to none. */
  place(hasField: (name: string) => boolean): { errors: Record<string, string>; messages: string[] };
}

/** A refusal of these fields. It places itself, so that a form carries nothing for one that may never come. */
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

/** Every message of a refusal, those of the whole input first. */
export const messagesOf = (refused: Refusal | undefined): string[] =>
  refused?.place(() => false).messages ?? [];
