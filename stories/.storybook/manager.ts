import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { SIDEBAR_LABELS } from '../lib/sidebar-labels';
import { DemoTool } from './demo-tool';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Vitrine', brandUrl: './', brandTarget: '_self' }),
  sidebar: { renderLabel: ({ name }: { name: string }) => SIDEBAR_LABELS[name] ?? name },
});
addons.register('vitrine-demo', () => {
  addons.add('vitrine-demo/page', {
    type: types.TOOL,
    title: 'Página de demonstração',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: DemoTool as never,
  });
});
