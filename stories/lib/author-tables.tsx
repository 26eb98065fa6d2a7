import { tokenProperties } from './appearance';
import { CONDITIONS, Data, propertyRows } from './docs-parts';
import { allWidgets } from './manifest';
import { METADATA } from './metadata';
import { textsOf } from './texts';

/** Every widget with what it is, linked to its documentation. */
export const AllWidgets = () => (
  <Data
    columns={['Widget', 'O que é']}
    rows={allWidgets().map(({ tagName, description }) => [
      <a key="link" href={`./?path=/docs/widgets-${tagName}--docs`} target="_top">
        <code>{tagName}</code>
      </a>,
      textsOf(tagName).about || description,
    ])}
  />
);

export const AllMetadata = () => (
  <Data
    columns={['Nome', 'O que diz', 'Valores']}
    rows={Object.entries(METADATA).map(([name, { text, values }]) => [
      <code key="name">{name}</code>,
      text,
      values,
    ])}
  />
);

export const Conditions = () => (
  <Data
    columns={['load', 'O widget começa']}
    rows={Object.entries(CONDITIONS).map(([name, text]) => [<code key="name">{name}</code>, text])}
  />
);

/** The custom properties, with Fiat's values, which a page without a brand has too. */
export const Tokens = () => (
  <Data columns={['Propriedade', 'O que muda', 'Na Fiat']} rows={propertyRows(tokenProperties('fiat'))} />
);

/** A table of plain words; the first column is code. */
export const Words = ({ table: { columns, rows } }: { table: { columns: string[]; rows: string[][] } }) => (
  <Data
    columns={columns}
    rows={rows.map(([first, ...others]) => [<code key="first">{first}</code>, ...others])}
  />
);
