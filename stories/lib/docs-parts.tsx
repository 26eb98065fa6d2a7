import { Heading, Source } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { WidgetInfo } from '#demo-pages/embed/choices/manifest';
import type { Brand } from '#domain/core/brands';
import type { DocumentedTexts } from '#element/author-texts';
import { type CustomProperty, customProperties } from './appearance';
import { withLife } from './life-text';

interface DataProps {
  title?: string;
  intro?: ReactNode;
  columns: string[];
  rows: ReactNode[][];
  /** Text shown when there are no rows; without it, nothing is shown. */
  empty?: string;
}

/** A table with an optional heading. */
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

const STATES: Record<string, string> = {
  loading: 'O código do widget foi carregado, e ele está iniciando.',
  ready: 'O widget está na tela e pode ser usado.',
  fallback: 'No lugar da imagem pedida está a imagem alternativa ou a cor padrão.',
  failed: 'O widget não pôde funcionar; o conteúdo entre as tags aparece no lugar dele.',
};

const Swatch = ({ value }: { value: string }) =>
  value.startsWith('#') ? <span className="vt-swatch" style={{ background: value }} /> : null;

/** Returns a table row for each custom property: name, effect, value. */
export const propertyRows = (properties: CustomProperty[]): ReactNode[][] =>
  properties.map(({ name, text, value }) => [
    <code key="name">{name}</code>,
    text,
    <span key="value" className="vt-value">
      <Swatch value={value} /> {value}
    </span>,
  ]);

/** The parts, properties and states by which a page can restyle a widget, with sample CSS. */
export function Appearance({
  info,
  texts,
  brand,
}: {
  info: WidgetInfo;
  texts: DocumentedTexts;
  brand: Brand;
}) {
  const { tagName, cssParts, cssStates } = info;
  const [part] = cssParts.slice(-1);
  const rules = [
    `${tagName} {\n  --vt-accent: #5a2ca0;\n}`,
    part && `${tagName}::part(${part.name}) {\n  letter-spacing: 0.04em;\n}`,
    cssStates.length > 0 && `${tagName}:state(failed) {\n  outline: 2px dashed #b3122b;\n}`,
  ];
  return (
    <>
      <Heading>Aparência</Heading>
      <p>
        O CSS da página não afeta o interior do widget, e o do widget não afeta a página. Para mudar a
        aparência, escreva:
      </p>
      <Source language="css" dark format={false} code={rules.filter(Boolean).join('\n')} />
      <Data
        intro="Partes, para ::part(nome):"
        columns={['Parte', 'O que é']}
        rows={cssParts.map(({ name, description, ...life }) => [
          <code key="name">{name}</code>,
          withLife(texts.parts?.[name] ?? description, life, info),
        ])}
      />
      <Data
        intro={`Propriedades, no widget ou em qualquer elemento acima dele. Valores de ${brand}:`}
        columns={['Propriedade', 'O que muda', 'Valor']}
        rows={propertyRows(customProperties(info, brand))}
      />
      <Data
        intro="Estados, para :state(nome):"
        columns={['Estado', 'Quando']}
        rows={cssStates.map(({ name, description, ...life }) => [
          <code key="name">{name}</code>,
          withLife(STATES[name] ?? description, life, info),
        ])}
      />
    </>
  );
}

export const CONDITIONS: Record<string, string> = {
  eager: 'ao abrir a página',
  visible: 'quando o widget se aproxima da tela (256 px antes)',
  idle: 'quando o navegador fica livre',
  interaction: 'quando o visitante aponta para o widget, toca nele ou leva o foco até ele',
};

/** When a widget loads, and the height reserved for it. */
export function LoadAndHeight({ info: { tagName, metadata } }: { info: WidgetInfo }) {
  const { load, reserve } = metadata;
  const [phone = 0, wider = 0, tablet] = typeof reserve === 'string' ? [] : reserve;
  return (
    <>
      <Heading>Carregamento e altura</Heading>
      <p>
        {load ? (
          <>
            Carrega {CONDITIONS[load]}, a menos que o atributo <code>load</code> defina outro momento.
          </>
        ) : (
          'Carrega ao abrir a página.'
        )}{' '}
        {wider > 0 && (
          <>
            A página reserva {phone} px de altura em telas de até 600 px
            {tablet && `, ${tablet} px até 900 px`} e {wider} px nas maiores, para que nada mude de lugar
            quando ele aparecer. Para outra altura, use <code>{`${tagName} { min-height: … }`}</code>.
          </>
        )}
        {typeof reserve === 'string' && (
          <>
            A altura acompanha a largura, na proporção {reserve}, reservada desde o início. Para outra
            proporção, use <code>{`${tagName} { aspect-ratio: … }`}</code>.
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

/** Links to every story of the widget; each opens on a page of its own. */
export function Situations({ stories }: { stories: StoryLink[] }) {
  return (
    <Data
      title="Situações"
      intro="Cada uma abre em uma página própria, com os controles de marca, idioma, largura e rede."
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
