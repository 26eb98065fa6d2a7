import { useTabAddress } from '#features/staff/use-tab-address';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { DeferredPart } from '#ui/DeferredPart';
import { useStyles } from '#ui/hooks/use-styles';
import { Tabs } from '#ui/parts/Tabs';
import css from './catalogue.css?inline';
import { texts } from './messages';
import { SearchIndexPanel } from './SearchIndexPanel';
import { Setups } from './Setups';

/** Few open the parts, which need what cars are shown with. */
const partsModule = deferred(() => import('./Parts'));

/** The setups, the parts and the search index, as tabs in the address. */
export function Catalogue() {
  const messages = useMessages(texts);
  const address = useTabAddress('vt-catalogue', ['setups', 'parts', 'index']);
  const parts = useDeferred(partsModule, address.open === 'parts');
  useStyles(css);
  return (
    <Tabs
      name="catalogue"
      label={messages.tabs}
      {...address}
      tabs={[
        { id: 'setups', label: messages.setups, panel: <Setups /> },
        {
          id: 'parts',
          label: messages.parts,
          panel: <DeferredPart of={parts}>{({ Parts }) => <Parts />}</DeferredPart>,
        },
        { id: 'index', label: messages.index, panel: <SearchIndexPanel /> },
      ]}
    />
  );
}
