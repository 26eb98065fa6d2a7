import { useEffect, useState } from 'react';
import { messagesOf } from '#domain/validation/refusal';
import { signOnAddress, takeSignOnAnswer } from '#features/account/social';
import { navigate } from '#page/navigate';
import type { Host } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { FormRefusal } from '#ui/form-refusal';
import { useEvent } from '#ui/hooks/use-event';
import { texts } from './messages';
import { signInWithToken } from './sign-in';

/** A sign-in with another site: what is said about it. */
export interface Social {
  busy: string;
  problem: string;
}

export const NO_SOCIAL: Social = { busy: '', problem: '' };

interface SocialAnswerProps {
  host: Host;
  onChange(social: Social): void;
  onSignedIn(): void;
}

/** Uses the answer of another site in the page's address, once. Renders nothing. */
export function SocialAnswer({ host, onChange, onSignedIn }: SocialAnswerProps) {
  const [answer] = useState(takeSignOnAnswer);
  const consume = useEvent(() => {
    const messages = texts[host.language];
    if (answer.kind === 'cancelled' || answer.kind === 'foreign')
      onChange({ busy: '', problem: messages[answer.kind] });
    if (answer.kind !== 'token') return;
    onChange({ busy: messages.helloAny, problem: '' });
    signInWithToken(answer, host).then(onSignedIn, (error) => {
      const [text = messages.socialFailed] = error instanceof FormRefusal ? messagesOf(error.refusal) : [];
      onChange({ busy: '', problem: text });
    });
  });
  useEffect(() => consume(), []);
  return null;
}

/** Leaves for another site's sign-on, which returns here. */
export async function leaveFor(
  provider: string,
  name: string,
  host: Host,
  onChange: (social: Social) => void,
): Promise<void> {
  const messages = texts[host.language];
  onChange({ busy: fillMessage(messages.opening, { provider: name }), problem: '' });
  try {
    // Who comes back may choose again.
    navigate(await signOnAddress(provider), () => onChange(NO_SOCIAL));
  } catch {
    onChange({ busy: '', problem: messages.socialFailed });
  }
}

/** The chunk that loads for who signs in with another site. */
export const socialParts = { SocialAnswer, leaveFor };
