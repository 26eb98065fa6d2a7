import { useEffect, useRef, useState } from 'react';
import { latestRequest } from '#domain/standalone/latest-request';
import { openEmptyTab } from '#page/open-tab';
import { FailureNotice } from '#ui/core/FailureNotice';
import { fillMessage, useHost, useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { type Benefit, isNoBenefit, linkOf } from './benefit-links';
import css from './benefit-sites.css?inline';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor opened the site of a benefit: discount-club, eper or rewards. */
    'vt-benefit-opened': { benefit: string };
  }
}

/** What became of the last benefit that the visitor opened; ready: the browser refused a tab, a link opens it. */
interface Outcome {
  benefit?: Benefit;
  kind: 'asked' | 'opened' | 'ready' | 'none' | 'failed' | '';
  /** The site's address, which is valid once. */
  link?: string;
}

/** Opens benefits' sites, one at a time, in a tab of the visitor's click. */
function useBenefits(club: string) {
  const messages = useMessages(pt, es);
  const host = useHost();
  const [outcome, setOutcome] = useState<Outcome>({ kind: '' });
  const [requests] = useState(latestRequest);
  const isAsking = useRef(false);
  const closeTab = useRef(() => {});
  // An answer after that opens nothing.
  useEffect(
    () => () => {
      requests.drop();
      closeTab.current();
    },
    [requests],
  );
  const open = async (benefit: Benefit) => {
    if (isAsking.current) return;
    isAsking.current = true;
    const isCurrent = requests.start();
    const tab = openEmptyTab(fillMessage(messages.opening, { name: messages[benefit] }));
    closeTab.current = () => tab?.close();
    setOutcome({ benefit, kind: 'asked' });
    const next: Outcome = await linkOf(benefit, club, host.signal).then(
      (link) => ({ benefit, kind: tab ? 'opened' : 'ready', link }),
      (error) => ({ benefit, kind: isNoBenefit(error) ? 'none' : 'failed' }),
    );
    if (!isCurrent()) return;
    isAsking.current = false;
    closeTab.current = () => {};
    if (!next.link) tab?.close();
    // Who has closed the tab does not want it any more.
    const isLed = !tab || !next.link || tab.leadTo(next.link);
    setOutcome(isLed ? next : { kind: '' });
    if (isLed && next.kind === 'opened') host.emit('vt-benefit-opened', { benefit });
  };
  /** The visitor follows the link, which is gone then. */
  const follow = () => {
    if (!outcome.benefit) return;
    setOutcome({ benefit: outcome.benefit, kind: 'opened' });
    host.emit('vt-benefit-opened', { benefit: outcome.benefit });
  };
  return { outcome, open, follow };
}

interface BenefitSitesProps {
  /** Id of the discount club; empty for no way to it. */
  discountClub: string;
  eper?: boolean;
  rewards?: boolean;
}

/** The ways to the benefits' sites that the author names. */
export default function BenefitSites({ discountClub, eper = false, rewards = false }: BenefitSitesProps) {
  const messages = useMessages(pt, es);
  useStyles(css);
  const { outcome, open, follow } = useBenefits(discountClub);
  const { benefit, kind, link } = outcome;
  const offered = { 'discount-club': !!discountClub, eper, rewards };
  const benefits = (['discount-club', 'eper', 'rewards'] as const).filter((each) => offered[each]);
  const name = benefit ? messages[benefit] : '';
  const said = {
    asked: messages.opening,
    opened: messages.opened,
    ready: messages.ready,
    none: messages.none,
    failed: '',
    '': '',
  }[kind];
  return (
    <>
      <div className="ways">
        {benefits.map((each) => (
          <Button
            key={each}
            kind="plain"
            busy={kind === 'asked' && each === benefit}
            onClick={() => open(each)}
          >
            {messages[each]} <span className="sr">{messages.newTab}</span>
          </Button>
        ))}
      </div>
      <p className={said ? 'said' : undefined} role="status">
        {fillMessage(said, { name })}{' '}
        {kind === 'ready' && link && (
          <a href={link} target="_blank" rel="noopener noreferrer" onClick={follow}>
            {fillMessage(messages.openNow, { name })} <span className="sr">{messages.newTab}</span>
          </a>
        )}
      </p>
      {kind === 'failed' && benefit && (
        <FailureNotice onRetry={() => open(benefit)}>{fillMessage(messages.failed, { name })}</FailureNotice>
      )}
    </>
  );
}
