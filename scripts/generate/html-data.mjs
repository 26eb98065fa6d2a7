/** Tags and attributes for editors: https://github.com/microsoft/vscode-custom-data */
import { attributesOf, deprecationText, json } from './attributes.mjs';

/** The format has no field for either. @param {string} description @param {import('../source/doc-tags.mjs').Life} life */
function described(description, life) {
  const deprecated = deprecationText(life);
  return [
    ...(deprecated ? [`Deprecated. ${deprecated}`] : []),
    description,
    ...(life.since ? [`Since ${life.since}.`] : []),
  ].join(' ');
}

/** @param {import('../source/definitions.mjs').Definition[]} widgets */
export const htmlData = (widgets) =>
  json({
    version: 1.1,
    tags: widgets.map((widget) => ({
      name: widget.tag,
      description: described(widget.description, widget),
      attributes: attributesOf(widget).map(({ name, description, kind, values = [], ...life }) => ({
        name,
        description: described(
          kind === 'list' ? `${description} Words: ${values.join(', ')}.` : description,
          life,
        ),
        ...(kind === 'flag' && { valueSet: 'v' }),
        ...(kind === 'option' && { values: values.map((value) => ({ name: value })) }),
      })),
    })),
  });
