import { type ReactNode, useState } from 'react';
import { IdentityExpired } from '#features/session/sign-in/IdentityExpired';
import { useTabAddress } from '#features/staff/use-tab-address';
import { type Deferred, deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { DeferredPart } from '#ui/DeferredPart';
import { useStyles } from '#ui/hooks/use-styles';
import { useUrlStep } from '#ui/hooks/use-url-step';
import { Skeleton } from '#ui/parts/Skeleton';
import { Tabs } from '#ui/parts/Tabs';
import { texts } from './messages';
import css from './promotion-admin.css?inline';
import { usePromotionData } from './promotion-data';
import { TABS, type TabId, type TabProps } from './tab-props';

const promotions = deferred(() => import('./promotions/Promotions'));
const participants = deferred(() => import('./participants/Participants'));
const report = deferred(() => import('./report/Report'));
const groups = deferred(() => import('./groups/Groups'));
const denied = deferred(() => import('./deny-list/DenyList'));

interface TabPanelProps<M> {
  of: Deferred<M>;
  children(module: M): ReactNode;
}

/** A tab, which loads once it is opened. */
function TabPanel<M extends object>({ of, children }: TabPanelProps<M>) {
  return (
    <DeferredPart of={useDeferred(of)} skeleton={<Skeleton kind="rows" count={8} />}>
      {children}
    </DeferredPart>
  );
}

/** The tabs: which one is open, and of which promotion, is in the address. */
export function AdminTabs() {
  const messages = useMessages(texts);
  const { open, onOpen } = useTabAddress('vt-promotion-admin', TABS);
  const promotionUrl = useUrlStep('vt-promotion-chosen', (id) => setPromotion(id ?? ''));
  const [promotionId, setPromotion] = useState(() => promotionUrl.read() ?? '');
  const [asked, setAsked] = useState<TabProps['asked']>();
  const data = usePromotionData(open !== 'promotions');
  useStyles(css);
  const choose = (id: string) => {
    setPromotion(id);
    promotionUrl.write(id, 'replace');
  };
  const props: TabProps = {
    data,
    promotionId,
    onPromotion: choose,
    asked,
    onTab(id, of) {
      onOpen(id);
      choose(of);
      setAsked({ tab: id, promotionId: of });
    },
  };
  const panels: Record<TabId, ReactNode> = {
    promotions: <TabPanel of={promotions}>{({ Promotions }) => <Promotions {...props} />}</TabPanel>,
    participants: <TabPanel of={participants}>{({ Participants }) => <Participants {...props} />}</TabPanel>,
    report: <TabPanel of={report}>{({ Report }) => <Report {...props} />}</TabPanel>,
    groups: <TabPanel of={groups}>{({ Groups }) => <Groups {...props} />}</TabPanel>,
    denied: <TabPanel of={denied}>{({ DenyList }) => <DenyList {...props} />}</TabPanel>,
  };
  return (
    <>
      <IdentityExpired />
      <Tabs
        name="promotion-admin"
        label={messages.tabs}
        open={open}
        onOpen={onOpen}
        tabs={TABS.map((id) => ({ id, label: messages.tabNames[id], panel: panels[id] }))}
      />
    </>
  );
}
