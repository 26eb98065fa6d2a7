import { useMessages } from '#ui/core/host-context';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

interface ModelBarProps {
  /** Shows the brand's models; the car stays until another version is chosen. */
  onChange(): void;
  /** Closes the page's car; undefined while there is none. */
  onStartOver: (() => void) | undefined;
}

/** Leads back to the models, where the author has named none. */
export function ModelBar({ onChange, onStartOver }: ModelBarProps) {
  const messages = useMessages(pt, es);
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
