// Before the library makes its stores.
import '../lib/store-registry';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { BRANDS } from '../../src/domain/core/brands';
import { LABEL_RULE } from '../../test/axe-label-rule';
import { AXE_TAGS } from '../../test/axe-tags';
import { argTypesOf } from '../lib/arg-types';
import { answerImages } from '../lib/images';
import { onPage } from '../lib/Page';
import { NETWORKS } from '../lib/page-setup';
import { answerInBrowser } from '../lib/sandbox';
import { pageOf, snippet } from '../lib/snippet';
import { Widget } from '../lib/Widget';
import { WidgetDocs } from '../lib/WidgetDocs';
import '../../src/element/vitrine';
import '../lib/all-widgets';
import '../lib/docs.css';

answerInBrowser();
answerImages();
// Machines that run browsers beside other work take longer than a second now and then.
// What a busy machine takes: only what fails waits as long.
configure({ asyncUtilTimeout: 15_000 });

const width = (name: string, px: number, height: number) => ({
  name,
  styles: { width: `${px}px`, height: `${height}px` },
});

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [onPage],
  render: (args, { component, globals }) => (
    <Widget tag={component as unknown as string} args={args} page={pageOf(globals)} />
  ),
  globalTypes: {
    brand: {
      description: 'Marca da página',
      toolbar: { title: 'Marca', icon: 'paintbrush', items: [...BRANDS], dynamicTitle: true },
    },
    language: {
      description: 'Idioma e país da página',
      toolbar: {
        title: 'Idioma',
        icon: 'globe',
        items: [
          { value: 'pt-BR', title: 'pt-BR · Brasil' },
          { value: 'es-AR', title: 'es-AR · Argentina' },
        ],
        dynamicTitle: true,
      },
    },
    network: {
      description: 'Como os serviços respondem',
      toolbar: {
        title: 'Rede',
        icon: 'transfer',
        items: Object.entries(NETWORKS).map(([value, { title }]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { brand: 'fiat', language: 'pt-BR', network: 'normal' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', config: LABEL_RULE, options: { runOnly: { type: 'tag', values: AXE_TAGS } } },
    viewport: {
      options: {
        phone: width('390 · celular', 390, 844),
        tablet: width('768 · tablet', 768, 1024),
        desktop: width('1440 · desktop', 1440, 900),
      },
    },
    controls: { expanded: true, sort: 'none' },
    docs: {
      codePanel: true,
      extractArgTypes: (component: unknown) => argTypesOf(String(component)),
      page: WidgetDocs,
      source: {
        type: 'dynamic',
        language: 'html',
        transform: (_code: string, { component, args, globals, parameters }: Parameters<typeof snippet>[0]) =>
          snippet({ component, args, globals, parameters }),
      },
    },
    options: {
      storySort: {
        order: [
          'Para autores',
          'Monte o seu widget',
          'Glossário',
          'Widgets',
          'Kit',
          'For developers',
          'For back-end teams',
          'Calls',
          'Conformance',
          'Events',
          'Releases',
          'Serving',
          'First views',
          'Frameworks and CMSs',
          'Accessibility',
          'Heard',
          'Specification',
          ['About'],
        ],
      },
    },
  },
};

export default preview;
