import { useRef, useState } from 'react';
import { sourceOf } from '#domain/financing/adapter';
import { sourceName } from '#features/funding/source-name';
import { safeUrl } from '#page/core/safe-url';
import { navigate } from '#page/navigate';
import { findInPage } from '#page/open-roots';
import { bearer } from '#page/session/session';
import { metaText } from '#page/settings/meta-text';
import { deferred } from '#ui/core/deferred';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { transition, updateFlow } from '../flow-store';
import { simulating, useFlowPage } from '../shell/flow-context';
import { bankAddress } from './bank-address';
import { CompareButton } from './CompareButton';

// Only visitors who have an account, or can sign in on this site, load it.
const ownProposals = deferred(() => import('../own/OwnProposals'));
const mayHaveAccount = (): boolean => !!bearer() || !!metaText('sign-in') || !!findInPage('vt-login');

/** The sources of financing with their descriptions, and the proposals that the customer has sent before. */
export function FlowSelection() {
  const { language } = useHost();
  const { props, sources, messages, state, found } = useFlowPage();
  const [opening, setOpening] = useState(false);
  const mounted = useRef(true);
  const external = safeUrl(props.externalUrl);
  const hasAccount = mayHaveAccount();
  const own = useDeferred(ownProposals, hasAccount);

  const openBank = async () => {
    setOpening(true);
    const address = await bankAddress(props, found.car);
    if (address) return navigate(address, () => setOpening(false));
    if (!mounted.current) return;
    setOpening(false);
    transition('external-failed', { source: 'ZFLOW' });
  };
  const choose = (source: (typeof sources)[number]) => {
    // Another source has terms of its own.
    if (state.terms && state.terms.source !== source) updateFlow({ terms: null });
    const same = state.progress.source === source;
    transition('choose', { source, ...(!same && { simulated: false }) });
  };
  return (
    <>
      <p className="muted">{messages.selectionHint}</p>
      <ul className="ways">
        {sources.map((source) => (
          <li className="way" part="source" key={source}>
            <h4>{sourceName(source, language)}</h4>
            <p>{sourceOf(source)?.about[language] ?? messages.aboutExternal}</p>
            {source === 'ZFLOW' ? (
              external ? (
                <a className="button plain" part="button" href={external}>
                  {messages.external}
                </a>
              ) : (
                <Button kind="plain" busy={opening} onClick={openBank}>
                  {opening ? messages.opening : messages.external}
                </Button>
              )
            ) : (
              <Button onClick={() => choose(source)}>
                {messages.choose}
                <span className="sr">
                  {' '}
                  {fillMessage(messages.chooseOf, { source: sourceName(source, language) })}
                </span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {simulating(sources).length > 1 && (
        <div className="actions start">
          <CompareButton />
        </div>
      )}
      {hasAccount && own.module && <own.module.OwnProposals />}
      {hasAccount && own.failures > 0 && <FailureNotice attempt={own.failures} onRetry={own.retry} />}
    </>
  );
}
