import { type ReactNode, useState } from 'react';
import { useMessages } from '#ui/core/host-context';
import { DataTable } from '#ui/parts/DataTable';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { texts } from '../messages';
import type { ListAct } from './list-act';

const PAGE = 20;

interface SimulationProps<V> {
  act: ListAct<V>;
  values: readonly V[];
  /** The ways on and back. */
  children: ReactNode;
}

/** What would be sent of a list, row by row. It is ours: the service has none. */
export function Simulation<V>({ act, values, children }: SimulationProps<V>) {
  const messages = useMessages(texts);
  const [isShown, setShown] = useState(false);
  const rows = values.map((value, at) => ({ value, at }));
  const { fields } = act;
  return (
    <section className="simulation" aria-labelledby={`simulation-${act.name}`}>
      <FocusHeading level={3} id={`simulation-${act.name}`}>
        {messages.simulation}
      </FocusHeading>
      <p className="muted">{messages.simulationHint}</p>
      {fields.some(({ hidden }) => hidden) && (
        <label className="choice">
          <input
            type="checkbox"
            checked={isShown}
            onChange={({ currentTarget }) => setShown(currentTarget.checked)}
          />
          {messages.showPersonal}
        </label>
      )}
      <DataTable
        caption={`${messages.acts[act.name].label}: ${values.length}`}
        columns={[
          { id: 'line', name: messages.line, cell: ({ at }: (typeof rows)[number]) => at + 1 },
          ...fields.map(({ name, label, text, hidden = String }) => ({
            id: name,
            name: label,
            cell: ({ value }: (typeof rows)[number]) =>
              (isShown ? text(value) : hidden(text(value))) || messages.noValue,
          })),
        ]}
        rows={rows}
        idOf={({ at }) => String(at)}
        pageSize={PAGE}
      />
      <div className="actions">{children}</div>
    </section>
  );
}
