import { createElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { beginAtTitle } from '#element/begin-at-title';
import type { VitrineTag } from '#element/package/generated/elements';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useHost } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { useOnChange } from '#ui/hooks/use-on-change';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import type { AccountProps } from '../attributes';
import { copyOf, type Section } from './sections';

/** Level of the account's title unless its tag gives another. */
const USUAL_LEVEL = 2;

/** A section's widget, with a retry if its files or its view fail; the widget itself says what its calls do. */
function SectionWidget({ tag, label, attributes }: Section & { tag: VitrineTag }) {
  const host = useHost();
  const area = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  // Each attempt has an element of its own.
  useOnChange(attempt, () => host.loadNestedWidgets());
  useEffect(() => {
    const options = { signal: host.signal };
    area.current?.addEventListener(
      'vt-widget-failed',
      // Widgets within it tell of themselves.
      ({ detail }) => detail.tag === tag && setFailed((count) => count + 1),
      options,
    );
  }, [host, tag]);
  const level = Number(host.element.getAttribute('heading-level') ?? USUAL_LEVEL) + 1;
  return (
    <div ref={area}>
      {failed >= attempt ? (
        <Failed attempt={failed} onRetry={() => setAttempt(failed + 1)} />
      ) : (
        createElement(
          tag,
          { ...attributes, key: attempt, load: 'eager', heading: label, 'heading-level': level },
          <Loading />,
        )
      )}
    </div>
  );
}

/** A section as the author's template has it. */
function AuthorSection({ template }: { template: HTMLTemplateElement }) {
  const host = useHost();
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    area.current?.replaceChildren(...copyOf(template));
    host.loadNestedWidgets();
  }, [template, host]);
  return <div className="own-section" ref={area} />;
}

// Only accounts with benefits load it.
const benefitsModule = deferred(() => import('#features/benefit-sites/BenefitSites'));

/** The benefits, whose calls load with them. */
function BenefitsSection({ label, account }: { label: string; account: AccountProps }) {
  const loading = useDeferred(benefitsModule);
  return (
    <div className="own-section">
      <h3>{label}</h3>
      <DeferredView of={loading} placeholder={<Loading />}>
        {({ default: BenefitSites }) => <BenefitSites {...account} />}
      </DeferredView>
    </div>
  );
}

interface SectionViewProps {
  section: Section;
  account: AccountProps;
  isOpen: boolean;
  /** Counts the visitor's ways to a section: the open one's title then takes the focus. */
  visit: number;
}

/** A section that has been opened. It stays, with what was typed, while another one is open. */
export function SectionView({ section, account, isOpen, visit }: SectionViewProps) {
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen && visit > 0 && area.current) return beginAtTitle(area.current);
  }, [isOpen, visit]);
  return (
    <section part="section" aria-label={section.label} hidden={!isOpen} ref={area}>
      {section.template ? (
        <AuthorSection template={section.template} />
      ) : section.tag ? (
        <SectionWidget {...section} tag={section.tag} />
      ) : (
        <BenefitsSection label={section.label} account={account} />
      )}
    </section>
  );
}
