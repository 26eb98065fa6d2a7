import { fill } from '#scripts/cms/first-views/places.mjs';
import type { ViewTable } from '#scripts/cms/first-views/view-table.mjs';

type Texts = Readonly<Record<string, string>>;

/** Whether what views depend on besides the table's keys has one of its harmless values. */
const isUsual = (harmless: ViewTable['others'], given: Texts): boolean =>
  Object.entries(harmless).every(([name, values]) => {
    const text = given[name];
    return text === undefined || values.includes(text);
  });

/**
 * Returns the view of a table as the plugin fills it (src/cms/wordpress/vitrine/includes/first-view.php), undefined where
 * it writes none. Addresses are not checked.
 */
export function filledView(
  table: ViewTable,
  attributes: Texts,
  { country, language, ...settings }: Texts,
): { html: string; style: string } | undefined {
  if (!isUsual(table.others, attributes) || !isUsual(table.settings, settings)) return undefined;
  const textOf = ({ by, classes, of }: ViewTable['html']): string | undefined => {
    const key = by.map((name) => {
      if (name === 'page') return `${country} ${language}`;
      if (name === 'brand') return settings.brand;
      const value = attributes[name];
      if (table.texts.includes(name)) return value ? '1' : '0';
      return value === undefined ? '0' : classes[name]?.[value];
    });
    const list = table.lists[of[key.join('/')] ?? -1];
    return list?.map((index) => table.parts[index]).join('');
  };
  const [html, style] = [textOf(table.html), textOf(table.style)];
  return html === undefined || style === undefined ? undefined : { html: fill(html, attributes), style };
}
