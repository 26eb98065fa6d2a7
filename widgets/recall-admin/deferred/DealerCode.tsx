import { useMessages } from '#ui/core/host-context';
import { texts } from './messages';

/** Longest code (ours). */
const MAX = 20;

/** The dealer at which a car is updated, in the question before. */
export function DealerCode({ value, onChange }: { value: string; onChange(value: string): void }) {
  const messages = useMessages(texts);
  return (
    <div className="field">
      <label htmlFor="recall-dealer">
        {messages.dealer} <small>({messages.optional})</small>
      </label>
      <input
        className="input"
        part="input"
        type="text"
        id="recall-dealer"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX}
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}
