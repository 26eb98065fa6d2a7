import { useStore } from '@nanostores/react';
import { programName, signOnLoyalty } from '#domain/loyalty/membership';
import { LoadedSection } from '#features/owner/LoadedSection';
import { $session } from '#features/session/session';
import { safeUrl } from '#page/core/safe-url';
import { getLoyaltyEligibility } from '#services/loyalty';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { texts } from './messages';

/** For who is in no program: whether they can join, the service's reason, and the way in. */
export function Eligibility({ joinUrl }: { joinUrl: string }) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const { serial, signOnUser } = useStore($session);
  /** The program of the account, where the answer names none. */
  const own = signOnLoyalty(signOnUser?.loyaltyProgramCategory).program;
  const query = useQuery(() => getLoyaltyEligibility({}, { signal }), `eligibility ${serial}`);
  const address = safeUrl(joinUrl);
  return (
    <LoadedSection of={query}>
      {({ eligible, program, reason, categories }) => (
        <div className="eligibility">
          <p>
            {eligible
              ? program || own
                ? fillMessage(messages.canJoin, { program: programName(program || own) })
                : messages.canJoinUnnamed
              : program
                ? messages.cannotJoin
                : messages.noProgram}
          </p>
          {reason && <p>{/[.!?]$/.test(reason) ? reason : `${reason}.`}</p>}
          {eligible && !!categories?.length && (
            <p className="muted">{fillMessage(messages.levels, { levels: categories.join(', ') })}</p>
          )}
          {eligible && address && (
            <div className="actions">
              <a className="button" part="button" href={address}>
                {messages.join}
              </a>
            </div>
          )}
        </div>
      )}
    </LoadedSection>
  );
}
