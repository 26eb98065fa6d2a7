import type { ReactNode } from 'react';
import { safeUrl } from '#page/core/safe-url';
import type { Problem } from '#services/http/problem';
import type { Messages } from './messages';

/** The sentences of refusals that a view has its own for. */
type Own = Partial<Record<'conflict' | 'missing', string>>;

/**
 * Returns what is said of a refused redemption: the service's own words, the view's own sentence, or the specification's,
 * which asks to retry later or to call the support (spec offers#loyalty).
 */
export function explainer(messages: Messages, supportUrl: string, own: Own) {
  const support = safeUrl(supportUrl);
  return ({ kind, messages: said }: Problem): ReactNode => {
    const sentence = (kind === 'conflict' || kind === 'missing') && own[kind];
    if (sentence) return sentence;
    if (said[0]) return said[0];
    return (
      <>
        {messages.failed} {support && <a href={support}>{messages.support}</a>}
      </>
    );
  };
}
