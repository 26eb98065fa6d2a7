import { framed } from './drawing';

/** What is drawn of each prize, on a canvas of 300 to 200. */
const SHAPES: Readonly<Record<string, string>> = {
  barraca: '<path d="M150 50 250 160H50z"/><path d="M150 95 180 160H120z" fill="#fff"/>',
  bone: '<path d="M95 125a55 55 0 0 1 110 0z"/><path d="M150 125h100a50 14 0 0 1-100 10z"/>',
  carro:
    '<path d="M45 140v-30l45-10 25-30h70l30 30 40 10v30z"/><circle cx="95" cy="142" r="18"/><circle cx="207" cy="142" r="18"/><g fill="#fff"><circle cx="95" cy="142" r="8"/><circle cx="207" cy="142" r="8"/></g>',
  garrafa:
    '<rect x="122" y="60" width="56" height="110" rx="14"/><rect x="134" y="34" width="32" height="20" rx="5"/>',
  lavagem: '<path d="M150 40c34 44 46 64 46 86a46 46 0 0 1-92 0c0-22 12-42 46-86z"/>',
  montanha:
    '<path d="M40 160 125 50 175 115 200 85 260 160z"/><path d="M125 50 146 78 125 88 106 74z" fill="#fff"/>',
};
const OTHER =
  '<path d="M85 90h130v75H85z"/><path d="M75 68h150v18H75z"/><path d="M143 68h14v97h-14z" fill="#fff"/>';

/** Returns the picture of a prize as SVG text. */
export const prizePicture = (id: string): string =>
  framed({
    width: 300,
    height: 200,
    content: `<rect width="300" height="200" fill="#e9edf2"/><g fill="#5b6b7f">${SHAPES[id] ?? OTHER}</g>`,
  });
