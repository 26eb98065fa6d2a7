import { useRef, useState } from 'react';
import {
  BENEFIT_LISTS,
  type BenefitFilter,
  benefitFilterText,
  benefitTab,
  parseBenefitFilter,
} from '#domain/offers/benefit-filter';
import { useAccountRows } from '#features/session/use-account-content';
import { getBenefitBaseData } from '#services/benefits';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useHost, useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { useQuery } from '#ui/hooks/use-query';
import { useStyles } from '#ui/hooks/use-styles';
import { useUrlStep } from '#ui/hooks/use-url-step';
import { LateContent } from '#ui/LateContent';
import { Loading } from '#ui/parts/Loading';
import { Tabs } from '#ui/parts/Tabs';
import type { BenefitsProps } from '../attributes';
import { BenefitList } from './BenefitList';
import css from './benefits.css?inline';
import type { DetailProps } from './Detail';
import { texts } from './messages';
import { useOpenedBenefit } from './use-opened-benefit';

/** The query parameter of the open list and of the filters. */
const FILTER_PARAMETER = 'vt-benefits';

/** What only those load who open it. */
const detailModule = deferred(() => import('./Detail'));
// A tab that few open, with the rules of a form.
const coverageModule = deferred(() => import('./Coverage'));
const sitesModule = deferred(() => import('#features/benefit-sites/BenefitSites'));

/** The way to the discount club's site (AUTH-02). */
function DiscountClub({ id }: { id: string }) {
  const messages = useMessages(texts);
  const loading = useDeferred(sitesModule);
  return (
    <section className="benefits-more">
      <h3>{messages.club}</h3>
      <p className="muted">{messages.clubHint}</p>
      <DeferredView of={loading} placeholder={<Loading />}>
        {({ default: BenefitSites }) => <BenefitSites discountClub={id} />}
      </DeferredView>
    </section>
  );
}

/** The coverage, once its tab is opened. */
function CoverageSection({ audience }: { audience: string }) {
  const loading = useDeferred(coverageModule);
  return (
    <DeferredView of={loading} placeholder={<Loading />}>
      {({ Coverage }) => <Coverage audience={audience} />}
    </DeferredView>
  );
}

/** One benefit, once it is opened. */
function OpenedBenefit(props: DetailProps) {
  const loading = useDeferred(detailModule);
  return (
    <DeferredView of={loading} placeholder={<Loading />}>
      {({ Detail }) => <Detail {...props} />}
    </DeferredView>
  );
}

/** The lists of an account's benefits with their filters, or one of them; both are in the page's URL. */
export function Club({ count, audience, discountClub }: Omit<BenefitsProps, 'heading'>) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const { revision } = useAccountRows('page');
  const region = useRef<HTMLDivElement>(null);
  const filterUrl = useUrlStep(FILTER_PARAMETER, (text) => setFilter(parseBenefitFilter(text)));
  const [filter, setFilter] = useState(() => parseBenefitFilter(filterUrl.read()));
  const [opened, open] = useOpenedBenefit(region);
  /** Counts what was redeemed and rated: the lists load again. */
  const [changes, setChanges] = useState(0);
  const base = useQuery(() => getBenefitBaseData({}, { signal }), `base ${revision}`);
  useStyles(css);
  // A link leads to one benefit: the lists load on the way back.
  const isListed = useRef(false);
  isListed.current ||= !opened;
  const change = (next: BenefitFilter) => {
    setFilter(next);
    filterUrl.write(benefitFilterText(next), 'push');
  };
  const lists = BENEFIT_LISTS.map((name) => ({
    id: name,
    label: messages[name],
    panel: (
      <BenefitList
        name={name}
        filter={filter}
        size={count}
        changes={changes}
        base={base}
        onOpen={open}
        onFilter={change}
      />
    ),
  }));
  const moreName = !audience ? messages.club : discountClub ? messages.coverageAndClub : messages.coverage;
  const more = (audience || discountClub) && {
    id: 'coverage',
    label: moreName,
    panel: (
      <>
        {audience && <CoverageSection audience={audience} />}
        {discountClub && <DiscountClub id={discountClub} />}
      </>
    ),
  };
  return (
    <div className="benefits">
      {opened && (
        <OpenedBenefit
          key={`${opened.id} ${opened.hash}`}
          opened={opened}
          expected={filter.tab === 'redeemed' ? 'redeemed' : 'available'}
          base={base.value}
          onChanged={() => setChanges(changes + 1)}
          onBack={() => open(null)}
        />
      )}
      {isListed.current && (
        <div className="list" hidden={!!opened} tabIndex={-1} ref={region}>
          <LateContent>
            <Tabs
              name="benefits"
              label={messages.lists}
              open={filter.tab}
              onOpen={(id) => change({ ...filter, tab: benefitTab(id) })}
              tabs={more ? [...lists, more] : lists}
            />
          </LateContent>
        </div>
      )}
    </div>
  );
}
