import { useRef } from 'react';
import type { Form } from './core/use-form';
import { useOnChange } from './hooks/use-on-change';

/**
 * The service's errors that belong to no visible field, above the form's fields. Announced after each refusal; takes
 * the focus if no field does (use-form).
 */
export function FormMessages({ form }: { form: Pick<Form<unknown>, 'messages' | 'refused'> }) {
  const { messages, refused } = form;
  const box = useRef<HTMLDivElement>(null);
  useOnChange(refused, () => {
    const { current } = box;
    if (!current?.closest('form')?.querySelector('[aria-invalid="true"]')) current?.focus();
  });
  if (messages.length === 0) return null;
  return (
    <div className="notice bad" role="alert" tabIndex={-1} ref={box} key={refused}>
      {messages.map((message, index) => {
        // The first is beside the notice's icon.
        const Line = index ? 'div' : 'span';
        return <Line key={message}>{message}</Line>;
      })}
    </div>
  );
}
