/** The options of TinyMCE by which it keeps the widgets' tags. */

/** @typedef {import('./data').CmsWidget} CmsWidget */

/** Attributes that any tag may have, besides TinyMCE's own @ rule. */
const GLOBAL = 'id|class|title|lang|dir|hidden|slot|part|style';

/**
 * Returns the two options that name tags, also for WordPress' copy of the editor.
 * @param {readonly CmsWidget[]} widgets
 */
export const tinyMceTags = (widgets) => ({
  custom_elements: widgets.map(({ tag }) => tag).join(','),
  extended_valid_elements: widgets
    .map(({ tag, attributes }) => `${tag}[${[GLOBAL, ...attributes.map(({ name }) => name)].join('|')}]`)
    .join(','),
});

/**
 * Returns all options of the configuration to paste.
 * @param {readonly CmsWidget[]} widgets
 */
export const tinyMceOptions = (widgets) => ({
  ...tinyMceTags(widgets),
  content_style: `${widgets.map(({ tag }) => tag).join(',')}{display:block;margin:16px 0;padding:12px;border:1px dashed #8c8f94}`,
});
