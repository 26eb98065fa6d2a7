import { TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import { texts } from './messages';

/** Its name is its id: each question shows one. */
const NAME = 'recall-dealer';

/** The dealer at which a car is updated, in the question before: any code, which the service knows or not. */
export function DealerCode({ value, onChange }: { value: string; onChange(value: string): void }) {
  const messages = useMessages(texts);
  return (
    <TextField<{ [NAME]: string }>
      form={{
        values: { [NAME]: value },
        errors: {},
        status: 'editing',
        messages: [],
        refused: 0,
        set: ({ [NAME]: code }) => onChange(code ?? ''),
        touch() {},
        edit() {},
        onSubmit() {},
      }}
      name={NAME}
      label={messages.dealer}
      optional={messages.optional}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
