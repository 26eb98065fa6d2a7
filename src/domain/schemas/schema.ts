/** What the schemas of valibot.ts are made of. A schema adds what is wrong with a value to a list of issues. */

export interface Issue {
  path: { key: unknown }[];
  message: string;
  expected: string | null;
  /** Whether the value has the type and only fails a check. */
  isTyped: boolean;
}

/** A schema, or an action of a pipe: returns the output, and adds what is wrong to the issues. */
export interface Item {
  run(value: unknown, issues: Issue[]): unknown;
  expects: string | null;
  /** An action that leaves the value as it is, and so runs after a failed one. */
  isCheck?: boolean;
}

export interface Schema extends Item {
  entries?: Entries;
  /** A missing field of an object is no issue. */
  isOptional?: boolean;
  default?: unknown;
  fallback?: unknown;
}

export type Entries = Record<string, Schema>;
export type Fields = Record<string, unknown>;

export const addIssue = (
  issues: Issue[],
  expected: string | null,
  message = `Expected ${expected}`,
  isTyped = false,
  path: Issue['path'] = [],
) => issues.push({ path, message, expected, isTyped });

/** Adds the issues of a value within another one. */
export function runAt(key: unknown, item: Item, value: unknown, issues: Issue[]): unknown {
  const own: Issue[] = [];
  const output = item.run(value, own);
  for (const issue of own) {
    issues.push(issue);
    issue.path.unshift({ key });
  }
  return output;
}

export const isObject = (value: unknown): value is Fields => typeof value === 'object' && !!value;

/** The names of a value's own fields, without those that would change its prototype. */
export const ownNames = (value: Fields) =>
  Object.keys(value).filter((key) => !/^(__proto__|prototype|constructor)$/.test(key));

export const resolved = (value: unknown) => (typeof value === 'function' ? value() : value);

/** A schema of the values of a kind; `read` returns the output of one. */
export const typed = (
  expects: string,
  isOne: (value: unknown) => boolean,
  message?: string,
  read: Item['run'] = (value) => value,
): Schema => ({
  expects,
  run: (value, issues) => {
    if (isOne(value)) return read(value, issues);
    addIssue(issues, expects, message);
    return value;
  },
});

/** A schema of the values of another one and of `none`. */
export const maybe = (
  wrapped: Schema,
  value: unknown,
  none: readonly unknown[],
  isOptional?: true,
): Schema => ({
  expects: `(${[wrapped.expects, ...none.map(String)].join(' | ')})`,
  isOptional,
  default: value,
  run(input, issues) {
    const output = none.includes(input) && value !== undefined ? resolved(value) : input;
    return none.includes(output) ? output : wrapped.run(output, issues);
  },
});

export const fields = (entries: Entries, message: string | undefined, keepsOthers: boolean): Schema => ({
  ...typed('Object', isObject, message, (value, issues) => {
    const input = value as Fields;
    const output: Fields = {};
    for (const key of Object.keys(entries)) {
      const schema = entries[key] as Schema;
      if (key in input || (schema.isOptional && schema.default !== undefined))
        output[key] = runAt(key, schema, key in input ? input[key] : resolved(schema.default), issues);
      else if (schema.fallback !== undefined) output[key] = resolved(schema.fallback);
      else if (!schema.isOptional) addIssue(issues, `"${key}"`, message, false, [{ key }]);
    }
    if (keepsOthers)
      for (const key of ownNames(input)) if (!Object.hasOwn(entries, key)) output[key] = input[key];
    return output;
  }),
  entries,
});

/** An action that fails with a message for a value of the right type. */
export const checked = (
  isValid: (value: never) => boolean,
  message?: string,
  expects: string | null = null,
): Item => ({
  expects,
  isCheck: true,
  run(value, issues) {
    if (issues.every(({ isTyped }) => isTyped) && !isValid(value as never))
      addIssue(issues, expects, message, true);
    return value;
  },
});

export const anyOf = (expected: readonly (string | null)[]) => {
  const all = [...new Set(expected)];
  return all.length > 1 ? `(${all.join(' | ')})` : String(all[0]);
};
