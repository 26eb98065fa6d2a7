import { LoadedSection } from '#features/owner/LoadedSection';
import { PrizePicture } from '#features/prizes/PrizePicture';
import { listLoyaltyPrizes } from '#services/loyalty';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { texts } from './messages';
import { pointsText } from './points-text';

/** The prizes with what they cost, and whether the member's points suffice. */
export function Prizes({ points: balance }: { points: number | undefined }) {
  const { language, signal } = useHost();
  const messages = useMessages(texts);
  const query = useQuery(
    () => listLoyaltyPrizes({}, { signal }).then((all) => (all.length > 0 ? all : null)),
    'prizes',
  );
  return (
    <section aria-labelledby="prizes-title">
      <h3 id="prizes-title">{messages.prizes}</h3>
      <LoadedSection of={query} none={messages.noPrizes}>
        {(prizes) => (
          <ul className="cards">
            {prizes.map(({ id, name, description, points, quantity, imageUrl }) => (
              <li className="item" part="item" key={id}>
                <PrizePicture address={imageUrl} />
                <h4>{name}</h4>
                {description && <p>{description}</p>}
                {points !== undefined && <p className="cost">{pointsText(points, language, messages)}</p>}
                <p className="muted small">
                  {quantity === 0
                    ? messages.soldOut
                    : balance === undefined || points === undefined
                      ? ''
                      : balance >= points
                        ? messages.enough
                        : fillMessage(messages.lacking, {
                            points: pointsText(points - balance, language, messages),
                          })}
                  {!!quantity && ` ${fillMessage(messages.left, { count: quantity })}.`}
                </p>
              </li>
            ))}
          </ul>
        )}
      </LoadedSection>
    </section>
  );
}
