import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Source,
  Title,
} from '@storybook/addon-docs/blocks';
import { type ComponentType, type ReactNode, useContext } from 'react';
import { widgetInfo } from '#demo-pages/embed/choices/manifest';
import { accessText } from './access-text';
import { DemoLink } from './DemoLink';
import { demoPath } from './demo-address';
import { Appearance, Data, LoadAndHeight, Situations } from './docs-parts';
import { FundingDiagram } from './FundingDiagram';
import { deprecatedText, withLife } from './life-text';
import { neededTag } from './metadata';
import { pageOf } from './snippet';
import { textsOf } from './texts';

const Code = ({ children }: { children: ReactNode }) => <code>{children}</code>;

/** Additional sections of single widgets, by tag. */
const MORE: Record<string, ComponentType> = { 'vt-funding-flow': FundingDiagram };

/** The author documentation page of a widget; its content comes from the definition and from author.pt-BR.ts. */
export function WidgetDocs() {
  const context = useContext(DocsContext);
  const story = context.storyById();
  const info = widgetInfo(String(story.component));
  const texts = textsOf(info.tagName);
  const More = MORE[info.tagName];
  const { brand, language } = pageOf(context.getStoryContext(story).globals);
  return (
    <div lang="pt-BR">
      <Title>{`<${info.tagName}>`}</Title>
      {info.deprecated && (
        <p>
          <strong>{deprecatedText(info)}</strong>
        </p>
      )}
      <p className="vt-lead">{texts.about || info.description}</p>
      <p>Desde a versão {info.since}.</p>
      <Description of="story" />
      <Primary />
      <p>
        <DemoLink path={demoPath(story.title, language)}>Em uma página de demonstração</DemoLink>
      </p>
      <Heading>Experimente</Heading>
      <p>Mude os valores: o widget acima e o código abaixo acompanham.</p>
      <Controls />
      <Heading>Código para copiar</Heading>
      <Source language="html" dark />
      <Heading>Quem pode usar</Heading>
      <p>{accessText(info.metadata.access)}</p>
      <Data
        title="Metadados que a página precisa ter"
        columns={['Tag', 'O que define']}
        rows={info.metadata.needs.map((need) => {
          const { tag, text } = neededTag(need);
          return [<Code key="tag">{tag}</Code>, text];
        })}
        empty="Este widget funciona sem metadados; vitrine:language define o idioma dos textos."
      />
      <Data
        title="Eventos"
        intro="Disparados no elemento e propagados até o documento, assim como vt-widget-ready e vt-widget-failed, comuns a todos os widgets."
        columns={['Evento', 'Quando', 'detail']}
        rows={info.events.map(({ name, description, type, ...life }) => [
          <Code key="name">{name}</Code>,
          withLife(texts.events?.[name] ?? description, life, info),
          <Code key="detail">{type?.text.replace(/^CustomEvent<(.*)>$/, '$1')}</Code>,
        ])}
        empty="Nenhum além de vt-widget-ready e vt-widget-failed."
      />
      <Data
        title="Conteúdo entre as tags"
        columns={['Slot', 'O que é']}
        rows={info.slots.map(({ name, description, ...life }) => [
          name ? <Code key="name">{name}</Code> : 'padrão',
          withLife(texts.slots?.[name] ?? description, life, info),
        ])}
      />
      {More && <More />}
      <Appearance info={info} texts={texts} brand={brand} />
      <LoadAndHeight info={info} />
      <Situations stories={context.componentStories()} />
    </div>
  );
}
