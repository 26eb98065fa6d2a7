import { useState } from 'react';
import { CATALOGUE, type Entry } from '#services/catalogue';
import { ROWS } from '#services/catalogue-rows';
import { CallReference } from './CallReference';
import { serviceDoc } from './call-docs';

const services = [...new Set(CATALOGUE.map(({ service }) => service))].sort();

const textOf = ({ service, name, call: { definition } }: Entry) =>
  `${service} ${name} ${definition.id} ${definition.method} ${definition.path}`.toLowerCase();

/** All calls by service, with a search. */
export function Catalogue() {
  const [wanted, setWanted] = useState('');
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = CATALOGUE.filter((entry) => words.every((word) => textOf(entry).includes(word)));
  const own = ROWS.filter(({ ours }) => ours).length;
  return (
    <div className="vt-catalogue">
      <label>
        Find a call
        <input
          type="search"
          value={wanted}
          placeholder="recall, RES-05, PUT offer …"
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
      </label>
      <p role="status">
        {words.length > 0
          ? `${shown.length} of ${CATALOGUE.length} calls`
          : `${CATALOGUE.length} calls of ${services.length} files; ${own} are ours`}
      </p>
      {services.map((service) => {
        const calls = shown.filter((entry) => entry.service === service);
        return calls.length > 0 ? (
          <section key={service}>
            <h2 id={service}>{service}</h2>
            <p>{serviceDoc(service)}</p>
            {calls.map((entry) => (
              <CallReference key={entry.call.definition.id} entry={entry} />
            ))}
          </section>
        ) : null;
      })}
    </div>
  );
}
