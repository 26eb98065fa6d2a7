import type { Errors, Form } from '../../core/use-form';

/** The fields of a row by their names in the form, such as prices.0.value: services refuse them by the same. */
export type RowValues<R> = { [Name in keyof R & string as `${string}.${Name}`]: R[Name] };

const valueAt = (values: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], values);

/** Whether the field of a path, such as prices.0.value, has changed: `hasChanged` of a form with rows. */
export const hasPathChanged = (path: string, values: object, before: object): boolean =>
  valueAt(values, path) !== valueAt(before, path);

/** Returns a form of one row of a form's list, for the same fields as any other form. */
export function rowForm<V extends object, R extends object>(
  form: Form<V>,
  list: keyof V & string,
  index: number,
  change: (row: R) => void,
): Form<RowValues<R>> {
  const rows = (form.values[list] ?? []) as readonly R[];
  const row = rows[index] as R;
  const start = `${list}.${index}.`;
  const values = Object.fromEntries(
    Object.keys(row).map((name) => [`${start}${name}`, row[name as keyof R]]),
  ) as unknown as Partial<RowValues<R>>;
  return {
    ...form,
    values,
    // Messages of rows are among the form's, by names that its type does not have.
    errors: form.errors as unknown as Errors<RowValues<R>>,
    set(changes) {
      const named = Object.keys(changes).map((name) => [
        name.slice(start.length),
        changes[name as keyof typeof changes],
      ]);
      change({ ...row, ...Object.fromEntries(named) });
      for (const name of Object.keys(changes)) if (name in form.errors) form.touch(name as keyof V);
    },
    touch: (name) => form.touch(name as unknown as keyof V),
  };
}
