/** Rules for the names of new widgets. */

const LONGEST = 40;

/** Reserved names: files and chunks of the build, folders of the stories. */
const RESERVED = new Set([
  'data',
  'element',
  'kit',
  'lib',
  'lit',
  'runtime',
  'texts',
  'template-widget',
  'vitrine',
]);

/** Browser globals that a component of that name would shadow. */
const GLOBALS = new Set(
  'Animation Attr Audio Cache Comment Document Element History Image Location Navigator Node Notification Option Range Screen Selection Storage Text Touch Window Worker'.split(
    ' ',
  ),
);

/** Returns the name of a widget's component: recall-search is RecallSearch. @param {string} name */
export const componentName = (name) =>
  name.replace(/(?:^|-)(.)/g, (/** @type {string} */ _, /** @type {string} */ letter) =>
    letter.toUpperCase(),
  );

/**
 * Returns the problem of a name for a new widget; undefined if there is none.
 * @param {string | undefined} name @param {readonly string[]} existing the existing widgets
 * @returns {string | undefined}
 */
export function nameProblem(name, existing) {
  if (!name) return 'A widget needs a name, as in: npm run new-widget recall-search';
  if (name.startsWith('vt-')) return `Write the name without vt-: npm run new-widget ${name.slice(3)}`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return `"${name}" is no name for a widget: lower-case words from a to z, joined by single hyphens, as recall-search.`;
  }
  if (name.length > LONGEST) return `"${name}" has ${name.length} characters; ${LONGEST} are the most.`;
  if (existing.includes(name)) return `There is a widget named ${name} already: widgets/${name}.`;
  const component = componentName(name);
  if (RESERVED.has(name) || GLOBALS.has(component) || component in globalThis) {
    return `"${name}" is reserved: the build or the browser has its own ${RESERVED.has(name) ? name : component}.`;
  }
  return undefined;
}
