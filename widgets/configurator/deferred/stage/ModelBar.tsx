import { useMessages } from '#ui/core/host-context';
import { texts } from './messages';

interface ModelBarProps {
  /** Shows the brand's models; the car stays until another version is chosen. */
  onChange(): void;
  /** Closes the page's car; undefined while there is none. */
  onStartOver: (() => void) | undefined;
}

/** Leads back to the models, where the author has named none. */
export function ModelBar({ onChange, onStartOver }: ModelBarProps) {
  const messages = useMessages(texts);
  return (
    <>
      <button className="button plain" part="button" type="button" onClick={onChange}>
        {messages.changeModel}
      </button>
      {onStartOver && (
        <button className="link" type="button" onClick={onStartOver}>
          {messages.startOver}
        </button>
      )}
    </>
  );
}
