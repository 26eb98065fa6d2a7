import { useMessages } from '../../ui/core/host-context';
import { useStyles } from '../../ui/hooks/use-styles';
import css from './conditions.css?inline';
import { messages } from './messages';

/** A plan's legal text for lists of plans: collapsed, below the plan's amounts. */
export function Conditions({ text, of }: { text?: string | null; of: string }) {
  const w = useMessages(messages);
  useStyles(css);
  if (!text) return null;
  return (
    <details className="conditions">
      <summary>
        {w.conditions}
        <span className="sr"> {of}</span>
      </summary>
      <p>{text}</p>
    </details>
  );
}
