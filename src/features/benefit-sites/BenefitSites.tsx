import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { useOutsideTab } from '../outside/use-outside-tab';
import { type Benefit, isNoBenefit, linkOf } from './benefit-links';
import css from './benefit-sites.css?inline';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor opened the site of a benefit: discount-club, eper or rewards. */
    'vt-benefit-opened': { benefit: string };
  }
}

interface BenefitSitesProps {
  /** Id of the discount club; empty for no way to it. */
  discountClub: string;
  eper?: boolean;
  rewards?: boolean;
}

/** The ways to the benefits' sites that the author names. */
export default function BenefitSites({ discountClub, eper = false, rewards = false }: BenefitSitesProps) {
  const messages = useMessages(texts);
  useStyles(css);
  const host = useHost();
  const { visit, open, follow } = useOutsideTab<Benefit>({
    opening: (site) => fillMessage(messages.opening, { name: messages[site] }),
    linkOf: (site) => linkOf(site, discountClub, host.signal),
    isNone: isNoBenefit,
    onOpened: (site) => host.emit('vt-benefit-opened', { benefit: site }),
  });
  const { site: benefit, kind, link } = visit;
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
