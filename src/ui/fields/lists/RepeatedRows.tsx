import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ErrorLine, type FieldProps } from '../../core/fields';
import { useMessages } from '../../core/host-context';
import type { Form } from '../../core/use-form';
import { fillMessage } from '../../fill-message';
import { useStyles } from '../../hooks/use-styles';
import css from './lists.css?inline';
import { texts } from './messages';
import { type RowValues, rowForm } from './row-form';

interface Row<R> {
  /** For the fields of this row: `<TextField form={row.form} name={row.name('value')} … />`. */
  form: Form<RowValues<R>>;
  name<Name extends keyof R & string>(field: Name): `${string}.${Name}`;
  index: number;
}

type Props<V, R> = FieldProps<V, readonly R[]> & {
  /** Name of a row: "Preço {number}". */
  rowName: string;
  /** Of the button. */
  add: string;
  create(): R;
  min?: number;
  max?: number;
  children(row: Row<R>): ReactNode;
};

const FIELD = 'input, select, textarea';

/**
 * A list of rows with the same fields. The focus goes to a new row, and from a removed one to its neighbour; the last removal can
 * be undone.
 */
export function RepeatedRows<V extends object, R extends object>(props: Props<V, R>) {
  const {
    form,
    name,
    label,
    rowName,
    add,
    create,
    min = 0,
    max = Number.POSITIVE_INFINITY,
    children,
  } = props;
  const messages = useMessages(texts);
  const box = useRef<HTMLFieldSetElement>(null);
  /** Rows keep their key when they change, are moved or come back. */
  const keys = useRef({ of: new WeakMap<object, number>(), count: 0 }).current;
  const [removed, setRemoved] = useState<{ row: R; index: number; isBack?: boolean }>();
  /** What is focused once it is there: a row, or the button if it is beyond the last. */
  const next = useRef<number | undefined>(undefined);
  useStyles(css);
  const rows = (form.values[name] ?? []) as readonly R[];
  const error = form.errors[name];

  useLayoutEffect(() => {
    if (next.current === undefined) return;
    const row = box.current?.querySelectorAll<HTMLElement>('.row-box')[next.current];
    const target = row?.querySelector(FIELD) ?? row ?? box.current?.querySelector('.row-add');
    (target as HTMLElement | null | undefined)?.focus();
    next.current = undefined;
  });

  const keyOf = (row: R) => {
    if (!keys.of.has(row)) keys.of.set(row, keys.count++);
    return keys.of.get(row);
  };
  const set = (changed: readonly R[]) => form.set({ [name]: changed } as Partial<V>);
  const put = (row: R, index: number) => set([...rows.slice(0, index), row, ...rows.slice(index)]);
  const nameOf = (index: number) => fillMessage(rowName, { number: index + 1 });
  const remove = (row: R, index: number) => {
    setRemoved({ row, index });
    next.current = Math.min(index, rows.length - 2);
    if (next.current < 0) next.current = rows.length;
    set(rows.filter((each) => each !== row));
    form.touch(name);
  };
  const restore = () => {
    if (!removed) return;
    setRemoved({ ...removed, isBack: true });
    next.current = Math.min(removed.index, rows.length);
    put(removed.row, next.current);
    form.touch(name);
  };
  const said =
    removed &&
    fillMessage(removed.isBack ? messages.restored : messages.removed, { name: nameOf(removed.index) });
  return (
    <fieldset
      className="field"
      part="field"
      aria-invalid={!!error}
      tabIndex={-1}
      aria-describedby={`${name}-error`}
      ref={box}
    >
      <legend>{label}</legend>
      <ol className="rows">
        {rows.map((row, index) => (
          <li key={keyOf(row)}>
            {/* biome-ignore lint/a11y/useSemanticElements: a set of fields in a set of fields is read twice */}
            <div className="row-box" role="group" aria-label={nameOf(index)} tabIndex={-1}>
              {children({
                index,
                form: rowForm<V, R>(form, name, index, (changed) => {
                  keys.of.set(changed, keyOf(row) as number);
                  set(rows.map((each) => (each === row ? changed : each)));
                }),
                name: (field) => `${`${name}.${index}`}.${field}`,
              })}
              {rows.length > min && (
                <button className="link" type="button" onClick={() => remove(row, index)}>
                  {fillMessage(messages.remove, { name: nameOf(index) })}
                </button>
              )}
            </div>
          </li>
        ))}
      </ol>
      <div className="row-removed">
        <span role="status">{said}</span>
        {removed && !removed.isBack && rows.length < max && (
          <button className="link" type="button" onClick={restore}>
            {messages.undo}
          </button>
        )}
      </div>
      {rows.length < max ? (
        <button
          className="button plain row-add"
          type="button"
          onClick={() => {
            setRemoved(undefined);
            next.current = rows.length;
            set([...rows, create()]);
          }}
        >
          {add}
        </button>
      ) : (
        <p className="muted">{fillMessage(messages.max, { max })}</p>
      )}
      <ErrorLine name={name} {...(error && { error })} />
    </fieldset>
  );
}
