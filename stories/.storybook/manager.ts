import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { SIDEBAR_LABELS } from '../lib/sidebar-labels';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Vitrine', brandUrl: './', brandTarget: '_self' }),
  sidebar: { renderLabel: ({ name }: { name: string }) => SIDEBAR_LABELS[name] ?? name },
});
