import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '#ui/core/host-context';
import { DataTable } from '#ui/parts/DataTable';
import { messages as es } from '../messages.es-AR';
import { messages as pt } from '../messages.pt-BR';
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
  const messages = useMessages(pt, es);
  const [isShown, setShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const rows = values.map((value, at) => ({ value, at }));
  const { fields } = act;
  return (
    <section className="simulation" aria-labelledby={`simulation-${act.name}`}>
      <h3 id={`simulation-${act.name}`} tabIndex={-1} ref={heading}>
        {messages.simulation}
      </h3>
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
