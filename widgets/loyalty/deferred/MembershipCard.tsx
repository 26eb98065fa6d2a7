import { useStore } from '@nanostores/react';
import { levelProgress, programName, signOnLoyalty } from '#domain/loyalty/membership';
import { formatDate } from '#domain/time/calendar';
import { $session } from '#features/session/session';
import { safeUrl } from '#page/core/safe-url';
import type { Membership } from '#services/entities/loyalty';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { texts } from './messages';
import { pointsText } from './points-text';

interface MembershipCardProps {
  membership: Membership;
  rewardsUrl: string;
  rankingUrl: string;
}

/** The balance before everything, the level and what is missing to the next one. */
export function MembershipCard({ membership, rewardsUrl, rankingUrl }: MembershipCardProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const { program, points, nextCategory, pointsToNext, memberSince } = membership;
  const { signOnUser } = useStore($session);
  /** The single sign-on may name the level where the membership does not. */
  const category = membership.category || signOnLoyalty(signOnUser?.loyaltyProgramCategory).level;
  const progress = levelProgress(membership);
  const since = formatDate(memberSince ?? '', language);
  const missing = pointsToNext !== undefined && pointsText(pointsToNext, language, messages);
  const ways = [
    [safeUrl(rewardsUrl), messages.spend, 'button'],
    [safeUrl(rankingUrl), messages.ranking, 'button plain'],
  ] as const;
  return (
    <section className="membership" part="card" aria-labelledby="program-name">
      <h3 id="program-name">{programName(program)}</h3>
      <p className="balance">
        {points === undefined ? messages.noBalance : pointsText(points, language, messages)}
      </p>
      {category && <p className="level">{fillMessage(messages.level, { level: category })}</p>}
      {progress && (
        <progress
          className="progress"
          aria-label={messages.progress}
          value={progress.value}
          max={progress.max}
        />
      )}
      {missing ? (
        <p>
          {fillMessage(nextCategory ? messages.missing : messages.missingUnnamed, {
            points: missing,
            level: nextCategory ?? '',
          })}
        </p>
      ) : (
        // A level that has a next one is not the highest.
        !nextCategory && category && <p>{messages.highest}</p>
      )}
      {since && <p className="muted small">{fillMessage(messages.since, { date: since })}</p>}
      {ways.some(([address]) => address) && (
        <div className="actions">
          {ways.map(
            ([address, name, className]) =>
              address && (
                <a className={className} part="button" href={address} key={name}>
                  {name}
                </a>
              ),
          )}
        </div>
      )}
    </section>
  );
}
