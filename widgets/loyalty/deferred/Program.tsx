import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { givesMedals } from '#domain/loyalty/membership';
import { $membership, requestMembership } from '#features/loyalty/membership-store';
import { $session, requestUser } from '#features/session/session';
import { deferred } from '#ui/core/deferred';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useDeferred } from '#ui/core/use-deferred';
import { DeferredPart } from '#ui/DeferredPart';
import { useStoreSelector } from '#ui/hooks/use-store-selector';
import { useStyles } from '#ui/hooks/use-styles';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { Skeleton } from '#ui/parts/Skeleton';
import type { LoyaltyProps } from '../attributes';
import { Eligibility } from './Eligibility';
import { Medals } from './Medals';
import { MembershipCard } from './MembershipCard';
import { Prizes } from './Prizes';
import { ProgramDealer } from './ProgramDealer';
import css from './program.css?inline';
import { Questions } from './Questions';
import { Welcome } from './Welcome';

// Only staff of the program load it.
const giveModule = deferred(() => import('./GiveMedal'));

/** The membership and all that belongs to it, or the way into the program. */
export function Program({ joinUrl, rewardsUrl, rankingUrl }: Omit<LoyaltyProps, 'heading'>) {
  const { status, membership } = useStore($membership);
  const isStaff = useStoreSelector($session, ({ signOnUser }) => !!signOnUser && givesMedals(signOnUser));
  const give = useDeferred(giveModule, isStaff && !!membership);
  useStyles(css);
  useEffect(() => {
    requestMembership();
    requestUser('signOnUser');
  }, []);
  return (
    <div className="program" tabIndex={-1}>
      {membership ? (
        <>
          {status === 'failed' && <FailureNotice onRetry={requestMembership} />}
          <Welcome membership={membership} key={membership.userId + membership.program} />
          <MembershipCard membership={membership} {...{ rewardsUrl, rankingUrl }} />
          <Medals membership={membership} />
          <Prizes points={membership.points} />
          <Questions />
          <ProgramDealer />
          {isStaff && (
            <DeferredPart of={give}>
              {({ GiveMedal }) => <GiveMedal medals={membership.medals} />}
            </DeferredPart>
          )}
        </>
      ) : status === 'failed' ? (
        <Failed onRetry={requestMembership} />
      ) : status === 'ready' ? (
        <>
          <Eligibility joinUrl={joinUrl} />
          <Questions />
        </>
      ) : (
        <Loading>
          <Skeleton kind="media" />
        </Loading>
      )}
    </div>
  );
}
