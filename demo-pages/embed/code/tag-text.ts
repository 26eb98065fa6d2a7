import { widgetInfo } from '../choices/manifest';

export type Args = Record<string, unknown>;

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
/** Returns a text as it is written in a quoted attribute. */
export const escaped = (text: string): string => text.replace(/[&"<>]/g, (sign) => escapes[sign] ?? sign);

/** Formats a value as an attribute's text; true for a flag, undefined if the attribute is not written. */
function attributeValue(value: unknown, required: boolean): string | true | undefined {
  if (value === true) return true;
  if (value === undefined || value === null || value === false) return undefined;
  const text = Array.isArray(value) ? value.join(' ') : String(value);
  return text === '' && !required ? undefined : text;
}

/**
 * Returns the attributes to write among a story's args, in the order of the widget's definition. A required attribute
 * is written even if it is empty.
 */
export function writtenAttributes(tag: string, args: Args): [name: string, value: string | true][] {
  const { attributes, metadata } = widgetInfo(tag);
  return attributes.flatMap(({ name }) => {
    const value = attributeValue(args[name], metadata.requires.includes(name));
    return value === undefined ? [] : [[name, value]];
  });
}

/**
 * Formats the tag as authors write it. The children are the author's HTML and stay unchanged.
 * @param view the content of its template
 */
export function tagText(tag: string, args: Args, view?: string): string {
  const attributes = writtenAttributes(tag, args).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`,
  );
  const long = attributes.join('').length > 72;
  const open = `<${tag}${attributes.map((one) => (long ? one.replace(/^ /, '\n  ') : one)).join('')}${long ? '\n' : ''}>`;
  const children = String(args.children ?? '').trim();
  const body = children && `\n${children.replace(/^/gm, '  ')}\n`;
  const template = view === undefined ? '' : `<template shadowrootmode="open">${view}</template>`;
  return `${open}${template}${body}</${tag}>`;
}
