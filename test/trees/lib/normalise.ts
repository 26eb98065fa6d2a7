import type { TreeNode } from './desktop';

/** What a screen reader says of a node, in words that both browsers have. */
export interface Said {
  role: string;
  name: string;
  description: string;
  states: string[];
}

/** Roles that a browser names otherwise than the other, for the same thing of the page. */
const SAME_ROLES: Record<string, string> = {
  'push button': 'button',
  'toggle button': 'button',
  'password text': 'entry',
  'spin button': 'entry',
  image: 'image',
  graphic: 'image',
  icon: 'image',
  notification: 'alert',
  'description list': 'list',
};

/** Roles of boxes and texts, which are not said; what is in them is. */
const UNSAID = new Set([
  'document web',
  'section',
  'paragraph',
  'static',
  'label',
  'text',
  'filler',
  'unknown',
  'internal frame',
  'content deletion',
  'content insertion',
  'description term',
  'description value',
  'caption',
  'mark',
  // Firefox has it as a box; what it counts is its text.
  'timer',
]);
/** Roles that are said only with a name. */
const SAID_BY_NAME = new Set(['panel', 'form', 'landmark', 'grouping', 'article', 'footer', 'log']);

/** What the browser itself puts into a control is not the page's: the options of a list that is closed, the parts of a date, a player. */
const OWN_PARTS = /^(combo box|date editor|video)$/;
/** Elements whose role Firefox has as that of a group. */
const GROUPS_BY_TAG: Record<string, string> = { video: 'video', input: 'date editor' };

const CONTROLS = /button|box|entry|slider|switch|menu|tab|link|item|radio/;
/** States that are said of each role. */
const STATES: readonly (readonly [roles: RegExp, states: readonly string[]])[] = [
  [/check|radio|switch|menu item/, ['checked', 'mixed']],
  [/button/, ['pressed', 'expanded']],
  [/combo|tree item|row|link/, ['expanded']],
  [/^(list item|tab|page tab|option|table row|tree item|table cell)$/, ['selected']],
  [/entry|combo|slider|check|radio/, ['required', 'invalid', 'readonly', 'multiline']],
  [/dialog/, ['modal']],
  [/^/, ['busy']],
];

/** One line of text. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

const roleOf = ({ role, attributes: { tag = '' } }: TreeNode): string =>
  (role === 'panel' && GROUPS_BY_TAG[tag]) || (SAME_ROLES[role] ?? role);

/** Leaves out what is within a control of the browser's. */
function withoutOwnParts(nodes: readonly TreeNode[]): TreeNode[] {
  let within = Number.POSITIVE_INFINITY;
  return nodes.filter((node) => {
    if (node.depth > within) return false;
    within = OWN_PARTS.test(roleOf(node)) ? node.depth : Number.POSITIVE_INFINITY;
    return true;
  });
}

function saidOf(node: TreeNode): Said {
  const { name, description, states, attributes } = node;
  const same = roleOf(node);
  const known = STATES.flatMap(([roles, list]) => (roles.test(same) ? list : []));
  const more = [
    ...(CONTROLS.test(same) && !states.includes('enabled') ? ['disabled'] : []),
    ...(CONTROLS.test(same) && states.includes('focusable') ? ['focusable'] : []),
    ...['level', 'current', 'sort'].flatMap((each) =>
      attributes[each] && attributes[each] !== 'false' ? [`${each} ${attributes[each]}`] : [],
    ),
  ];
  return {
    role: same,
    name: plain(name),
    description: plain(description),
    states: [...known.filter((state) => states.includes(state)), ...more].sort(),
  };
}

/** Returns what is said of a document's nodes, in order. */
export const saidNodes = (nodes: readonly TreeNode[]): Said[] =>
  withoutOwnParts(nodes)
    .map(saidOf)
    .filter(({ role, name }) => !UNSAID.has(role) && (name !== '' || !SAID_BY_NAME.has(role)));
