import { luckyNumbersOf, winnersByPrize } from '#domain/offers/lucky-numbers';
import { serverNow } from '#page/server-clock';
import type { Participant, Promotion } from '#services/entities/promotion';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Label } from '#ui/parts/Badge';
import { texts } from './messages';
import { momentText } from './period';

interface ResultsProps {
  promotion: Promotion;
  /** Null for a visitor who takes no part, or while that is not known. */
  participant: Participant | null;
}

/** The winners of a promotion that has ended, the visitor's own numbers marked; or when they are found out. */
export function Results({ promotion, participant }: ResultsProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const { prizes, winners, drawAt } = promotion;
  const rows = winnersByPrize(prizes ?? [], winners ?? []);
  const own = participant && participant.status !== 'INACTIVATED' ? luckyNumbersOf(participant) : [];
  const isOwn = (number: string | null | undefined) => !!number && own.some((each) => each.number === number);
  const hasWon = rows.some((row) => row.winners.some(({ luckyNumber }) => isOwn(luckyNumber)));
  // Among winners whose numbers are not all said may be the visitor's.
  const isWhole = rows.length > 0 && rows.every((row) => row.winners.every(({ luckyNumber }) => luckyNumber));
  const date = Date.parse(drawAt ?? '') > serverNow() ? momentText(drawAt, language) : '';
  return (
    <section className="promotion-results">
      <h4>{messages.results}</h4>
      {rows.length === 0 && (
        <p className="muted">{date ? fillMessage(messages.drawComes, { date }) : messages.noResults}</p>
      )}
      {hasWon && <p className="notice">{messages.won}</p>}
      {isWhole && own.length > 0 && !hasWon && <p className="muted">{messages.notWon}</p>}
      {rows.map(({ prizeId, winners: of }) => (
        <div key={prizeId}>
          <h5>{prizes?.find(({ id }) => id === prizeId)?.name ?? messages.winners}</h5>
          <ul className="lucky-numbers">
            {of.map(({ luckyNumber, name }) => (
              <li key={`${luckyNumber} ${name}`} part="number">
                {luckyNumber && <b>{luckyNumber}</b>}
                {name && <span>{name}</span>}
                {isOwn(luckyNumber) && <Label>{messages.own}</Label>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
