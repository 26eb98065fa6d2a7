import { useMessages } from '#ui/core/host-context';
import { texts } from './messages';

/** The keys of the desk, for whoever works without a mouse. */
export function Shortcuts() {
  const messages = useMessages(texts);
  const keys = [
    ['1 – 7', messages.keyTabs],
    ['E', messages.keyStock],
    ['S', messages.keySave],
    ['N', messages.keyNew],
    ['R', messages.keyReopen],
  ];
  return (
    <details className="shortcuts">
      <summary>{messages.shortcuts}</summary>
      <dl>
        {keys.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>Alt</kbd> + <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
