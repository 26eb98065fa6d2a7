import { useState } from 'react';
import { useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { useUrlStep } from '#ui/hooks/use-url-step';
import { Tabs } from '#ui/parts/Tabs';
import { LateReprocess } from './LateReprocess';
import { Accounts } from './lists/Accounts';
import { Benefits } from './lists/Benefits';
import css from './maintenance.css?inline';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import { Dictionary } from './words/Dictionary';

/** The areas of the maintenance; the open one is in the page's address. */
export function MaintenanceTabs() {
  const messages = useMessages(pt, es);
  const url = useUrlStep('vt-maintenance', (area) => setOpen(area ?? 'accounts'));
  const [open, setOpen] = useState(() => url.read() ?? 'accounts');
  useStyles(css);
  return (
    <Tabs
      name="maintenance"
      label={messages.areas}
      open={open}
      onOpen={(area) => {
        setOpen(area);
        url.write(area === 'accounts' ? '' : area, 'push');
      }}
      tabs={[
        { id: 'accounts', label: messages.accounts, panel: <Accounts /> },
        { id: 'reservations', label: messages.reservations, panel: <LateReprocess /> },
        { id: 'benefits', label: messages.benefits, panel: <Benefits /> },
        { id: 'dictionary', label: messages.dictionary, panel: <Dictionary /> },
      ]}
    />
  );
}
