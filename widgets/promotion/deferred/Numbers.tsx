import { luckyNumbersOf } from '#domain/offers/lucky-numbers';
import { formatDate } from '#domain/time/calendar';
import type { Participant } from '#services/entities/promotion';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { texts } from './messages';
import type { BaseData } from './promotion-calls';
import { typeName } from './type-name';

/** The visitor's lucky numbers, and how each was won as far as the service says. */
export function Numbers({ participant, base }: { participant: Participant; base: BaseData | undefined }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const numbers = luckyNumbersOf(participant);
  return (
    <section>
      <h4 id="lucky-numbers">{messages.numbers}</h4>
      {numbers.length === 0 && <p className="muted">{messages.noNumbers}</p>}
      {numbers.length > 0 && (
        <ul className="lucky-numbers" aria-labelledby="lucky-numbers">
          {numbers.map(({ number, type, at, source }) => {
            const how = typeName(type, base, messages);
            const date = formatDate(at, language);
            return (
              <li key={number} part="number">
                <b>{number}</b>
                {(how || date) && (
                  <span className="muted small">
                    {how && date ? fillMessage(messages.wonOn, { how, date }) : how || date}
                  </span>
                )}
                {/* Who was invited is theirs to say. */}
                {type === 'QR_CODE' && source && <span className="muted small">{source}</span>}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
