import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';

const config: StorybookConfig & { resolvedReact: object } = {
  // A widget's page begins with the file of its name; a folder of its name has the rest, under the same title.
  stories: ['../*.mdx', '../specification/*.mdx', '../roles/*.mdx', '../*.stories.tsx', '../*/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables are no part of the Markdown that MDX reads by itself.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: {
    name: '@storybook/react-vite',
    // A configuration of its own: the library's builds to preact and to one file per widget.
    options: { builder: { viteConfigPath: 'stories/.storybook/vite.config.ts' } },
  },
  // Storybook and its documentation on what ships: preact, which stands in for React's packages wherever they are named.
  resolvedReact: { react: 'preact/compat', reactDom: 'preact/compat' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { backgrounds: false, measure: false, outline: false },
  // What a widget takes comes from its definition, by way of custom-elements.json.
  typescript: { check: false, reactDocgen: false },
};

export default config;
