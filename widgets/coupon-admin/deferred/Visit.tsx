import { useHost, useMessages } from '#ui/core/host-context';
import { texts } from './messages';
import { type Act, outcomeText } from './visit';

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** What was cleared since the page was opened, the last first. */
export function Visit({ acts }: { acts: readonly Act[] }) {
  const messages = useMessages(texts);
  const { language } = useHost();
  return (
    <section className="visit" aria-labelledby="visit-title">
      <h3 id="visit-title">{messages.visit}</h3>
      <ol className="visit-acts">
        {acts.map((act) => {
          const at = new Date(act.at);
          return (
            <li key={act.id}>
              <time dateTime={at.toISOString()}>{at.toLocaleTimeString(language, TIME)}</time>
              <span>{outcomeText(act, messages)}</span>
            </li>
          );
        })}
      </ol>
      <p className="muted">{messages.visitHint}</p>
    </section>
  );
}
