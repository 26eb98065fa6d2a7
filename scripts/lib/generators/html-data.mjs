/** Tags and attributes for editors: https://github.com/microsoft/vscode-custom-data */
import { attributesOf, json } from './attributes.mjs';

/** @param {import('../definitions.mjs').Definition[]} widgets */
export const htmlData = (widgets) =>
  json({
    version: 1.1,
    tags: widgets.map((widget) => ({
      name: widget.tag,
      description: widget.description,
      attributes: attributesOf(widget).map(({ name, description, kind, values = [] }) => ({
        name,
        description: kind === 'list' ? `${description} Words: ${values.join(', ')}.` : description,
        ...(kind === 'flag' && { valueSet: 'v' }),
        ...(kind === 'option' && { values: values.map((value) => ({ name: value })) }),
      })),
    })),
  });
