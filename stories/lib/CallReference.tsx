import { Source } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import type { Route } from '#demo-pages/sandbox/answers';
import { callerOf, exampleOf } from '#demo-pages/sandbox/examples';
import { roleNeeded } from '#demo-pages/sandbox/roles';
import { ROUTES } from '#demo-pages/sandbox/services';
import type { Entry } from '#services/catalogue';
import { ROWS } from '#services/catalogue-rows';
import { callDoc } from './call-docs';
import { Data } from './docs-parts';
import { fieldsOf, typeOf } from './schema-text';
import { tryCall } from './try-call';

const routes = new Map(ROUTES.map((route) => [route.definition.id, route]));
const rows = new Map(ROWS.map((row) => [row.id, row]));

/** Formats a value as source code; files by name. */
function source(value: unknown, indent = ''): string {
  if (value instanceof File) return `new File([…], '${value.name}')`;
  if (Array.isArray(value)) return `[${value.map((item) => source(item, indent)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const lines = Object.entries(value).map(
      ([name, item]) =>
        `${indent}  ${/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`}: ${source(item, `${indent}  `)},`,
    );
    return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}';
  }
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value);
}

const local = (service: string) => service.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function usage({ service, name }: Entry, example: object): string {
  return `import * as ${local(service)} from '../services/${service}';\n\nconst answer = await ${local(service)}.${name}(${source(example)});`;
}

/** Describes the special properties of a call in words. */
function notesOf({ definition }: Route): string[] {
  const { auth = 'none-stated', staff, wire = {}, timeout } = definition;
  const role = roleNeeded(definition);
  return [
    auth === 'none-stated' && !staff && 'Sends the bearer if there is one.',
    staff && 'Requires a session: a staff action.',
    auth === 'id-token' && 'Sends the id token and the x-context header.',
    auth === 'basic' && 'Sends e-mail and password, given as `credentials`.',
    auth === 'client-id-secret' && "Sends the page's client id and secret.",
    wire.guest && 'Without a session, called as an anonymous guest.',
    wire.sends && 'The body is sent as multipart: files unchanged, objects as JSON parts.',
    wire.reads && `The answer is ${wire.reads === 'blob' ? 'a file' : 'a text'}.`,
    wire.joined && `Joined by commas: ${wire.joined.join(', ')}.`,
    wire.headers && `Headers: ${wire.headers.join(', ')}.`,
    wire.language && `Accept-Language is always ${wire.language}.`,
    wire.under &&
      `Before the path, by brand: ${Object.entries(wire.under)
        .map(([brand, path]) => `${brand} ${path}`)
        .join(', ')}.`,
    wire.priority && "Sent immediately by the browser's own fetch, at high priority and without retries.",
    wire.bare && 'Sends no token.',
    timeout && `Times out after ${timeout} ms.`,
    role && `The sandbox requires the role ${role}.`,
  ].filter((note): note is string => typeof note === 'string');
}

function Fields({ title, schema }: { title: string; schema: Route['definition']['query'] }) {
  return (
    <Data
      columns={[title, 'Type', 'Default']}
      rows={fieldsOf(schema).map(({ name, type, required, fallback }) => [
        <code key="name">
          {name}
          {required ? '' : '?'}
        </code>,
        <code key="type">{type}</code>,
        fallback && <code key="fallback">{fallback}</code>,
      ])}
    />
  );
}

/** Calls the sandbox on request and shows its answer. */
function Trial({ entry, route }: { entry: Entry; route: Route }) {
  const [answer, setAnswer] = useState<string>();
  return (
    <>
      <button
        type="button"
        className="vt-try"
        onClick={() => tryCall(entry.call, exampleOf(route), callerOf(route)).then(setAnswer)}
      >
        Call the sandbox
      </button>
      <div role="status">
        {answer !== undefined && <Source language="json" code={answer} format={false} />}
      </div>
    </>
  );
}

function Details({ entry }: { entry: Entry }) {
  const route = routes.get(entry.call.definition.id);
  if (!route) return null;
  const { query, body, returns } = route.definition;
  const said = callDoc(entry.service, entry.name);
  return (
    <div className="vt-call">
      {said && <p>{said}</p>}
      {notesOf(route).map((note) => (
        <p key={note}>{note}</p>
      ))}
      <Source language="tsx" dark format={false} code={usage(entry, exampleOf(route))} />
      <Fields title="Query" schema={query} />
      <Fields title="Body" schema={body} />
      {returns && <Source language="typescript" format={false} code={`type Answer = ${typeOf(returns)}`} />}
      <Trial entry={entry} route={route} />
    </div>
  );
}

/** One call: a summary line, and all its details when opened. */
export function CallReference({ entry }: { entry: Entry }) {
  const [open, setOpen] = useState(false);
  const { id, method } = entry.call.definition;
  const { path = '', auth = '', ours = false } = rows.get(id) ?? {};
  return (
    <details className="vt-call-line" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <code>{id}</code>
        <b>
          {method} <span>{path}</span>
        </b>
        <i>{entry.name}</i>
        <small>
          {auth}
          {ours && ' · ours'}
        </small>
      </summary>
      {open && <Details entry={entry} />}
    </details>
  );
}
