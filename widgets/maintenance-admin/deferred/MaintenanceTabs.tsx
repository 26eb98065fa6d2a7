import { useTabAddress } from '#features/staff/use-tab-address';
import { useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { Tabs } from '#ui/parts/Tabs';
import { LateReprocess } from './LateReprocess';
import { Accounts } from './lists/Accounts';
import { Benefits } from './lists/Benefits';
import css from './maintenance.css?inline';
import { texts } from './messages';
import { Dictionary } from './words/Dictionary';

const AREAS = ['accounts', 'reservations', 'benefits', 'dictionary'] as const;

/** The areas of the maintenance; the open one is in the page's address. */
export function MaintenanceTabs() {
  const messages = useMessages(texts);
  const address = useTabAddress('vt-maintenance', AREAS);
  useStyles(css);
  return (
    <Tabs
      name="maintenance"
      label={messages.areas}
      {...address}
      tabs={[
        { id: 'accounts', label: messages.accounts, panel: <Accounts /> },
        { id: 'reservations', label: messages.reservations, panel: <LateReprocess /> },
        { id: 'benefits', label: messages.benefits, panel: <Benefits /> },
        { id: 'dictionary', label: messages.dictionary, panel: <Dictionary /> },
      ]}
    />
  );
}
