/**
 * What axe checks, end to end and in stories alike. `wcag22aa` turns on target-size, which axe leaves out when it is
 * given no tags.
 */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
