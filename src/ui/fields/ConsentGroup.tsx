import type { ReactNode } from 'react';
import { Checkbox, ErrorLine, type Names } from '../core/fields';
import type { Form } from '../core/use-form';

interface Props<V> {
  form: Form<V>;
  legend: ReactNode;
  /** What is required of the group; shown where its message is, until there is one. */
  hint?: string;
  /** The boxes in their order; the group's message belongs to the first. */
  boxes: readonly { name: Names<V, boolean>; label: ReactNode }[];
}

/** A group of consents; a message of the whole group is shown at the first box. */
export function ConsentGroup<V extends object>({ form, legend, hint, boxes }: Props<V>) {
  const [first] = boxes;
  const error = first && form.errors[first.name];
  return (
    <fieldset className="field consents" part="field">
      <legend>{legend}</legend>
      <div className="choices">
        {boxes.map(({ name, label }) => (
          <Checkbox
            key={name}
            form={form}
            name={name}
            label={label}
            // The others only once there is a message: the hint is said once.
            invalid={name === first?.name ? !!error : error ? false : undefined}
            describedBy={first?.name}
          />
        ))}
      </div>
      {first && <ErrorLine name={first.name} error={error} hint={hint} />}
    </fieldset>
  );
}
