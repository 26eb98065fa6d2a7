import { describesPlan } from '#domain/financing/legal-text';
import { isAmount } from '#domain/money/money';
import { useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import css from './conditions.css?inline';
import { texts } from './messages';

interface LegalTextProps {
  text?: string | null;
  /** The shown installment in the market's currency: a text about another one is marked as an example. */
  installment: number | null | undefined;
}

/** A plan's legal text; marked as an example if the bank wrote it for other terms than those shown. */
export function LegalText({ text, installment }: LegalTextProps) {
  const messages = useMessages(texts);
  if (!text) return null;
  // Of an installment that is not known nobody says that it is another one.
  const isExample = isAmount(installment) && !describesPlan(text, installment);
  return (
    <>
      {isExample && <b>{messages.example} </b>}
      {text}
    </>
  );
}

/** A plan's legal text for lists of plans: collapsed, below the plan's amounts. */
export function Conditions({ of, ...legal }: LegalTextProps & { of: string }) {
  const messages = useMessages(texts);
  useStyles(css);
  if (!legal.text) return null;
  return (
    <details className="conditions">
      <summary>
        {messages.conditions}
        <span className="sr"> {of}</span>
      </summary>
      <p>
        <LegalText {...legal} />
      </p>
    </details>
  );
}
