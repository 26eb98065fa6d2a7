import { useTabAddress } from '#features/staff/use-tab-address';
import { useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { Tabs } from '#ui/parts/Tabs';
import { Errors } from './Errors';
import css from './integration.css?inline';
import { Log } from './Log';
import { texts } from './messages';

/** The errors and the log, as tabs in the address. */
export function Integration() {
  const messages = useMessages(texts);
  const address = useTabAddress('vt-integration', ['errors', 'log']);
  useStyles(css);
  return (
    <Tabs
      name="integration"
      label={messages.tabs}
      {...address}
      tabs={[
        { id: 'errors', label: messages.errors, panel: <Errors /> },
        { id: 'log', label: messages.log, panel: <Log /> },
      ]}
    />
  );
}
