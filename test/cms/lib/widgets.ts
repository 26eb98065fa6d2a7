import { readFileSync } from 'node:fs';

/** A widget of the plugin's generated table. */
export interface PluginWidget {
  name: string;
  tag: string;
  title: { pt: string; es: string };
  requires: string[];
  attributes: { name: string; kind: string; words?: string[]; label: { pt: string; es: string } }[];
}

/** The widgets of the built plugin. */
export const WIDGETS: PluginWidget[] = Object.values(
  JSON.parse(readFileSync('dist/cms/wordpress/vitrine/generated/widgets.json', 'utf8')),
);
