import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { formatDate } from '#domain/time/calendar';
import { $session, requestUser } from '#features/session/session';
import type { User } from '#services/entities/user';
import { getLatestAudit, getUserDetailsCache } from '#services/user';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import type { UserDataProps } from '../attributes';
import { texts } from './messages';
import { Saved } from './Saved';
import { UserForm } from './UserForm';

/** The day of the account's last change, below the form, which it must not move; nothing if it is unknown, or of another account. */
function LastChange({ user }: { user: User }) {
  const messages = useMessages(texts);
  const { signal, language } = useHost();
  const { value } = useQuery(() => getLatestAudit({}, { signal }), user.id);
  const day = value?.userId === user.id ? formatDate(value?.at ?? '', language) : '';
  return day ? <p className="muted">{fillMessage(messages.changedAt, { day })}</p> : null;
}

/**
 * The steps once the account's data are known. If they cannot be loaded, those that the service has kept of an earlier
 * load are shown, with their day; without them a retry.
 */
export function Completion(props: UserDataProps) {
  const messages = useMessages(texts);
  const { signal, language } = useHost();
  const { user, failed, status, serial } = useStore($session);
  const cache = useQuery(
    () => getUserDetailsCache({}, { signal }),
    failed && !user ? `cache ${serial}` : undefined,
  );
  /** What the form started with: it does not start again when the account is loaded after all. */
  const [first, setFirst] = useState<User>();
  const [changed, setChanged] = useState<number>();
  const known = first ?? user ?? cache.value?.user;
  if (known && !first) setFirst(known);
  if (!known) {
    const isLoading = status === 'LOADING' || (failed && !cache.failed);
    const retry = () => requestUser();
    return isLoading || !failed ? (
      <Loading label={messages.loading} />
    ) : (
      <Failed onRetry={retry}>{messages.noUser}</Failed>
    );
  }
  if (changed !== undefined) {
    const edit = () => {
      setFirst(undefined);
      setChanged(undefined);
    };
    return <Saved changed={changed} nextUrl={props.nextUrl} onEdit={edit} />;
  }
  const cachedDay = !user && cache.value ? formatDate(cache.value.cachedAt, language) : '';
  return (
    <>
      {cachedDay && <p className="notice">{fillMessage(messages.cached, { day: cachedDay })}</p>}
      <UserForm {...props} user={known} onSaved={setChanged} />
      {user && <LastChange user={user} />}
    </>
  );
}
