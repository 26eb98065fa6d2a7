import { Heading, Source } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { Brand } from '../../src/domain/core/brands';
import { type CustomProperty, customProperties } from './appearance';
import type { WidgetInfo } from './manifest';
import type { WidgetTexts } from './texts';

interface DataProps {
  title?: string;
  intro?: ReactNode;
  columns: string[];
  rows: ReactNode[][];
  /** Said where there is no row; without it, nothing is shown. */
  empty?: string;
}

/** A table under its heading. */
export function Data({ title, intro, columns, rows, empty }: DataProps) {
  if (rows.length === 0 && !empty) return null;
  return (
    <>
      {title && <Heading>{title}</Heading>}
      {rows.length === 0 && <p>{empty}</p>}
      {rows.length > 0 && intro && <p>{intro}</p>}
      {rows.length > 0 && (
        <table className="vt-data">
          <thead>
            <tr>
              {columns.map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a definition never move
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={columns[column]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

const STATES = [
  ['loading', 'O código do widget chegou, e ele está começando.'],
  ['ready', 'O widget está na tela e pode ser usado.'],
  ['failed', 'O widget não pôde funcionar; o conteúdo entre as tags está no lugar dele.'],
];

const Swatch = ({ value }: { value: string }) =>
  value.startsWith('#') ? <span className="vt-swatch" style={{ background: value }} /> : null;

/** Custom properties as rows of a table: name, what it changes, value. */
export const propertyRows = (properties: CustomProperty[]): ReactNode[][] =>
  properties.map(({ name, text, value }) => [
    <code key="name">{name}</code>,
    text,
    <span key="value" className="vt-value">
      <Swatch value={value} /> {value}
    </span>,
  ]);

/** What a page may change of a widget's looks, and how it writes that. */
export function Appearance({ info, texts, brand }: { info: WidgetInfo; texts: WidgetTexts; brand: Brand }) {
  const { tagName, cssParts, metadata } = info;
  const [part] = cssParts.slice(-1);
  const rules = [
    `${tagName} {\n  --vt-accent: #5a2ca0;\n}`,
    part && `${tagName}::part(${part.name}) {\n  letter-spacing: 0.04em;\n}`,
    metadata.load && `${tagName}:state(failed) {\n  outline: 2px dashed #b3122b;\n}`,
  ];
  return (
    <>
      <Heading>Aparência</Heading>
      <p>O estilo da página não entra no widget, nem o dele sai. O que se muda, muda-se assim:</p>
      <Source language="css" dark format={false} code={rules.filter(Boolean).join('\n')} />
      <Data
        intro="Partes, para ::part(nome):"
        columns={['Parte', 'O que é']}
        rows={cssParts.map(({ name, description }) => [
          <code key="name">{name}</code>,
          texts.parts?.[name] ?? description,
        ])}
      />
      <Data
        intro={`Propriedades, no widget ou em qualquer elemento acima dele. Valores de ${brand}:`}
        columns={['Propriedade', 'O que muda', 'Valor']}
        rows={propertyRows(customProperties(info, brand))}
      />
      {metadata.load && (
        <Data
          intro="Estados, para :state(nome):"
          columns={['Estado', 'Quando']}
          rows={STATES.map(([name, text]) => [<code key="name">{name}</code>, text])}
        />
      )}
    </>
  );
}

export const CONDITIONS: Record<string, string> = {
  eager: 'assim que a página abre',
  visible: 'quando se aproxima da tela (256 px antes)',
  idle: 'quando o navegador está livre',
  interaction: 'ao primeiro toque do visitante',
};

/** When a widget starts, and the room that is held for it. */
export function LoadAndHeight({ info: { tagName, metadata } }: { info: WidgetInfo }) {
  const { load, reserve } = metadata;
  const [phone = 0, wider = 0, tablet] = typeof reserve === 'string' ? [] : reserve;
  return (
    <>
      <Heading>Carregamento e altura</Heading>
      <p>
        {load ? (
          <>
            Começa {CONDITIONS[load]}, se o atributo <code>load</code> não disser outra coisa.
          </>
        ) : (
          'Começa assim que a página abre.'
        )}{' '}
        {wider > 0 && (
          <>
            A página guarda {phone} px de altura em telas de até 600 px
            {tablet && `, ${tablet} px até 900 px`} e {wider} px nas maiores, para que nada se mova quando ele
            aparecer; se a sua página precisar de outra, use <code>{`${tagName} { min-height: … }`}</code>.
          </>
        )}
        {typeof reserve === 'string' && (
          <>
            A altura acompanha a largura, na proporção {reserve}, guardada desde o início; para outra, use{' '}
            <code>{`${tagName} { aspect-ratio: … }`}</code>.
          </>
        )}
      </p>
    </>
  );
}

interface StoryLink {
  id: string;
  name: string;
  parameters: { docs?: { description?: { story?: string } } };
}

/** Links to every story of the widget: each needs a page of its own. */
export function Situations({ stories }: { stories: StoryLink[] }) {
  return (
    <Data
      title="Situações"
      intro="Cada uma abre numa página própria, com as barras de marca, idioma, largura e rede."
      columns={['Situação', 'O que se vê']}
      rows={stories.map(({ id, name, parameters }) => [
        <a key="link" href={`./?path=/story/${id}`} target="_top">
          {name}
        </a>,
        parameters.docs?.description?.story,
      ])}
    />
  );
}
