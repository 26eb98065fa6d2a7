import type { GarageKind } from '#domain/vehicle/vehicle-kinds';
import { garageIcons } from '#features/owner/garage-icons';
import { useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { Icon } from '#ui/icons/Icon';
import { Tabs } from '#ui/parts/Tabs';
import { CarList } from './CarList';
import css from './lists.css?inline';
import { texts } from './messages';

interface ListsProps {
  lists: readonly GarageKind[];
  configuratorUrl: string;
}

/** The lists, each behind its tab: it loads when it is first opened. A single list has no tabs. */
export function Lists({ lists, configuratorUrl }: ListsProps) {
  const messages = useMessages(texts);
  useStyles(css);
  const listOf = (kind: GarageKind) => <CarList kind={kind} configuratorUrl={configuratorUrl} />;
  const [only] = lists;
  if (only && lists.length === 1) return listOf(only);
  return (
    <Tabs
      name="garage"
      label={messages.lists}
      tabs={lists.map((kind) => ({
        id: kind,
        label: (
          <span className="with-icon">
            <Icon path={garageIcons[kind]} />
            {messages[kind]}
          </span>
        ),
        panel: listOf(kind),
      }))}
    />
  );
}
