import { useState } from 'react';
import { useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { useUrlStep } from '#ui/hooks/use-url-step';
import { Tabs } from '#ui/parts/Tabs';
import { Errors } from './Errors';
import css from './integration.css?inline';
import { Log } from './Log';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** The errors and the log, as tabs in the address. */
export function Integration() {
  const messages = useMessages(pt, es);
  const url = useUrlStep('vt-integration', (id) => setOpen(id ?? 'errors'));
  const [open, setOpen] = useState(() => url.read() ?? 'errors');
  useStyles(css);
  return (
    <Tabs
      name="integration"
      label={messages.tabs}
      open={open}
      onOpen={(id) => {
        setOpen(id);
        url.write(id === 'errors' ? '' : id, 'push');
      }}
      tabs={[
        { id: 'errors', label: messages.errors, panel: <Errors /> },
        { id: 'log', label: messages.log, panel: <Log /> },
      ]}
    />
  );
}
