import { useMessages } from '#ui/core/host-context';
import { texts } from './messages';

interface ToolbarProps {
  onlyDifferences: boolean;
  onDifferences(on: boolean): void;
  /** Adds another version; absent if the maximum is reached or there is no other version. */
  onAdd?(): void;
}

/** The options of the table, and a button that adds a version. */
export function Toolbar({ onlyDifferences, onDifferences, onAdd }: ToolbarProps) {
  const messages = useMessages(texts);
  return (
    <div className="toolbar">
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          checked={onlyDifferences}
          aria-checked={onlyDifferences}
          onChange={({ currentTarget }) => onDifferences(currentTarget.checked)}
        />
        {messages.differences}
      </label>
      {onAdd && (
        <button className="button plain" part="button" type="button" onClick={onAdd}>
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M8 2v12M2 8h12" stroke="currentColor" strokeWidth="2" />
          </svg>
          {messages.add}
        </button>
      )}
    </div>
  );
}
