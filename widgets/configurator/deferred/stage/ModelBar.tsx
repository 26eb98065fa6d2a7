import { useMessages } from '#ui/core/host-context';
import { messages } from './messages';

interface ModelBarProps {
  /** Shows the brand's models; the car stays until another version is chosen. */
  onChange(): void;
  /** Closes the page's car; undefined while there is none. */
  onStartOver: (() => void) | undefined;
}

/** Leads back to the models, where the author has named none. */
export function ModelBar({ onChange, onStartOver }: ModelBarProps) {
  const w = useMessages(messages);
  return (
    <>
      <button className="button plain" part="button" type="button" onClick={onChange}>
        {w.changeModel}
      </button>
      {onStartOver && (
        <button className="link" type="button" onClick={onStartOver}>
          {w.startOver}
        </button>
      )}
    </>
  );
}
