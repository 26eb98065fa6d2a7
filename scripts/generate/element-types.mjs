/** The package's types: attributes and events of every tag, and the settings of a page. */
import {
  attributesOf,
  COMMON_EVENTS,
  camelCase,
  docComment,
  NOTE,
  pascalCase,
  unionOf,
} from './attributes.mjs';

/** @typedef {import('../source/definitions.mjs').Definition} Definition */
/** @typedef {import('../source/definitions.mjs').AttributeInfo} AttributeInfo */
/** @typedef {import('./manifest.mjs').Events} Events */
/** @typedef {import('../source/page-settings.mjs').PageSetting} PageSetting */

/** @type {Record<string, string>} */
const TYPES = { flag: 'boolean', number: 'NumberText', text: 'string' };

const typeText = (/** @type {AttributeInfo} */ { kind, values }) =>
  ({ option: unionOf(values), list: `WordList<${unionOf(values)}>` })[kind] ?? TYPES[kind];

/** @param {string} name */
const key = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);

/** @param {Definition} widget */
const attributesType = (
  widget,
) => `${docComment(`Attributes of <${widget.tag}>.`, widget)}export interface ${pascalCase(widget.tag)}Attributes {
${attributesOf(widget)
  .map(
    (one) =>
      `${docComment(one.description, one, '  ')}  ${key(one.name)}${widget.requires.includes(one.name) ? '' : '?'}: ${typeText(one)};\n`,
  )
  .join('')}}
`;

/** @param {Definition} widget */
const eventsType = ({ tag, events }) => `/** Events of <${tag}>. */
export interface ${pascalCase(tag)}Events
  extends Pick<VitrineEventMap, ${unionOf([...events.map(({ name }) => name), ...COMMON_EVENTS])}> {}
`;

/** @param {Events} events */
const details = (events) =>
  [...events]
    .map(
      ([name, { description, detail, ...life }]) =>
        `${docComment(description, life, '  ')}  '${name}': ${detail};\n`,
    )
    .join('');

/** @param {PageSetting} setting */
const settingType = ({ name, description, type }) =>
  `  /** ${description} */\n  ${camelCase(name)}?: ${type};\n`;

/**
 * @param {Definition[]} widgets @param {Events} events all events of the library @param {PageSetting[]} settings
 * @param {string[]} services names of the remote services
 */
export const elementTypes = (widgets, events, settings, services) => `// ${NOTE}

/** A number, or its text. */
export type NumberText = number | \`\${number}\`;
/** Some of the words, separated by spaces. */
export type WordList<Word extends string> = Word | (string & {});

/** The tags of the library. */
export const TAGS = [
${widgets.map(({ tag }) => `  '${tag}',\n`).join('')}] as const;
export type VitrineTag = (typeof TAGS)[number];

/** The details of the library's events; they contain ids, never personal data. */
export interface VitrineEventDetails {
${details(events)}}

/** The library's events by name. All bubble to the document. */
export type VitrineEventMap = {
  [Name in keyof VitrineEventDetails]: CustomEvent<VitrineEventDetails[Name]>;
};

${widgets.map((widget) => `${attributesType(widget)}\n${eventsType(widget)}`).join('\n')}
/** The attributes of every tag. */
export interface VitrineTagAttributes {
${widgets
  .map(
    (widget) =>
      `${docComment(widget.description, widget, '  ')}  '${widget.tag}': ${pascalCase(widget.tag)}Attributes;\n`,
  )
  .join('')}}

/** The events of every tag, by name. */
export interface VitrineTagEvents {
${widgets.map(({ tag }) => `  '${tag}': ${pascalCase(tag)}Events;\n`).join('')}}

/** The settings of a page, each the metadata tag vitrine:NAME; leadClientId is vitrine:lead-client-id. */
export interface VitrineSettings {
${settings.map(settingType).join('')}}

/** The remote services. */
export type VitrineService =
${services.map((name) => `  | '${name}'`).join('\n')};

declare global {
  interface HTMLElementTagNameMap {
${widgets.map(({ tag }) => `    '${tag}': HTMLElement;\n`).join('')}  }
  interface HTMLElementEventMap extends VitrineEventMap {}
  interface DocumentEventMap extends VitrineEventMap {}
  interface WindowEventMap extends VitrineEventMap {}
}
`;

/** The React components, one per tag. @param {Definition[]} widgets */
export const reactWidgets = (widgets) => `// ${NOTE}
import { createWidget } from '../create-widget';

export type { WidgetComponent, WidgetProps } from '../create-widget';

${widgets
  .map(
    (
      widget,
    ) => `${docComment(widget.description, widget)}export const ${pascalCase(widget.tag)} = /* @__PURE__ */ createWidget('${widget.tag}', [
${attributesOf(widget)
  .map(({ name }) => `  '${name}',\n`)
  .join('')}]);
`,
  )
  .join('\n')}`;

/** The names of each tag's attributes. @param {Definition[]} widgets */
export const attributeNames = (widgets) => `// ${NOTE}
import type { VitrineTag } from './elements';

/** Names of the attributes of each tag's definition. */
export const ATTRIBUTES: Readonly<Record<VitrineTag, readonly string[]>> = {
${widgets
  .map(
    (widget) => `  '${widget.tag}': [
${attributesOf(widget)
  .map(({ name }) => `    '${name}',\n`)
  .join('')}  ],
`,
  )
  .join('')}};
`;
