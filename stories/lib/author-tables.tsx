import { allWidgets } from '#demo-pages/embed/choices/manifest';
import { whoCanUse } from './access-text';
import { tokenProperties } from './appearance';
import { CONDITIONS, Data, propertyRows } from './docs-parts';
import { METADATA } from './metadata';
import { textsOf } from './texts';

/** A table of all widgets with a description and a link to the documentation of each. */
export const AllWidgets = () => (
  <Data
    columns={['Widget', 'O que é', 'Quem pode usar']}
    rows={allWidgets().map(({ tagName, description, metadata }) => [
      <a key="link" href={`./?path=/docs/widgets-${tagName}--docs`} target="_top">
        <code>{tagName}</code>
      </a>,
      textsOf(tagName).about || description,
      whoCanUse(metadata.access),
    ])}
  />
);

export const AllMetadata = () => (
  <Data
    columns={['Nome', 'O que define', 'Valores']}
    rows={Object.entries(METADATA).map(([name, { text, values }]) => [
      <code key="name">{name}</code>,
      text,
      values,
    ])}
  />
);

export const Conditions = () => (
  <Data
    columns={['load', 'O widget carrega']}
    rows={Object.entries(CONDITIONS).map(([name, text]) => [<code key="name">{name}</code>, text])}
  />
);

/** The custom properties with Fiat's values, which are also the defaults of a page without a brand. */
export const Tokens = () => (
  <Data columns={['Propriedade', 'O que muda', 'Na Fiat']} rows={propertyRows(tokenProperties('fiat'))} />
);

/** A table of plain text whose first column is code. */
export const Words = ({ table: { columns, rows } }: { table: { columns: string[]; rows: string[][] } }) => (
  <Data
    columns={columns}
    rows={rows.map(([first, ...others]) => [<code key="first">{first}</code>, ...others])}
  />
);
