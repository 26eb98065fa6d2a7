/** How a column's values are typed and shown. */
export interface CellField<T> {
  /** Of the column: "Preço praticado". */
  label: string;
  /** A row's value as it is typed, formatted; empty for none. */
  textOf(row: T): string;
  /** Formats what was typed, the same for the same value; what is no value stays as it is. */
  format(typed: string): string;
  /** A formatted text as it is read. */
  show(text: string): string;
  /** Says in words why a text is no value; empty if it is one. */
  check(text: string): string;
  /** Says in words what is unusual about a value, which can be saved all the same; empty for nothing. */
  warn?(row: T, text: string): string;
  /** Shown before the input: "R$". */
  sign?: string;
  inputMode?: 'decimal' | 'numeric' | 'text';
}
