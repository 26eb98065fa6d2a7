/**
 * Returns what `npm start` prints: the one address to open first, then where else to go.
 * @param {string} origin of the demo server @param {number} pages how many it has @returns {string[]} lines
 */
export const firstAddresses = (origin, pages) => [
  `  Open first:  ${origin}/`,
  '',
  `  First lead   ${origin}/comece/   open, fill in, send`,
  `  Sandbox      ${origin}/sandbox   what was sent, and faults on request`,
  `  Storybook    ${origin}/storybook/   once built: npm run storybook -- --build`,
  '',
  `  ${pages} pages are on the first one; npm start -- --list prints their addresses.`,
];
