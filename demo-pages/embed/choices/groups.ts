import { hasWords } from '../../pages/assets/search-words.js';
import { widgetInfo } from './manifest';

/** Groups of the builder's list, in its order, each with the features of its widgets (a widget's first one counts). */
export const GROUPS = {
  car: ['F01', 'F02', 'F03', 'F04', 'F05', 'F06', 'F07'],
  money: ['F08', 'F09', 'F15', 'F16', 'F17'],
  contact: ['F11', 'F12', 'F13', 'F14', 'F33', 'F34', 'F35', 'F36', 'F37'],
  orders: ['F18', 'F19', 'F20', 'F21', 'F22', 'F23', 'F24', 'F25'],
  account: ['F26', 'F27', 'F28', 'F29', 'F30', 'F31', 'F32'],
  club: ['F45', 'F46', 'F47', 'F48', 'F49', 'F50', 'F51'],
  sales: ['F56', 'F57', 'F58', 'F59'],
  staff: ['F63', 'F64', 'F65', 'F66', 'F67', 'F70', 'F71', 'F72', 'F73', 'F74', 'F75', 'F76', 'F77'],
  campaigns: ['F52', 'F53', 'F54', 'F55', 'F60'],
  owner: ['F38', 'F39', 'F40', 'F41', 'F42', 'F43'],
  small: ['F10', 'F44', 'F62'],
} as const satisfies Record<string, readonly string[]>;
export type GroupId = keyof typeof GROUPS;

const IDS = Object.keys(GROUPS) as GroupId[];

/** Returns a widget's group; one of no listed feature is with the small ones. */
export function groupOf(tag: string): GroupId {
  const [feature = ''] = widgetInfo(tag).metadata.features;
  return IDS.find((id) => (GROUPS[id] as readonly string[]).includes(feature)) ?? 'small';
}

export interface Option {
  tag: string;
  title: string;
}
export interface OptionGroup {
  id: GroupId;
  name: string;
  options: Option[];
}

/** Returns the groups with what the search finds in them, by title, tag or the group's name; empty groups are left out. */
export function groupsOf(
  options: readonly Option[],
  names: Readonly<Record<GroupId, string>>,
  search: string,
): OptionGroup[] {
  const found = options.filter(({ tag, title }) =>
    hasWords(`${title} ${tag} ${names[groupOf(tag)]}`, search),
  );
  return IDS.map((id) => ({
    id,
    name: names[id],
    options: found.filter(({ tag }) => groupOf(tag) === id),
  })).filter((group) => group.options.length > 0);
}
