/** Maximum number of names in a line. */
const MOST = 4;

/** @param {unknown} some */
function say(some) {
  if (some === true) return 'all of it';
  if (Array.isArray(some)) {
    const names = some.map((path) => path.replace(/^test\/(unit|contract)\/|^stories\//, ''));
    const more = names.length - MOST;
    return more > 0 ? `${names.slice(0, MOST).join(', ')} and ${more} more` : names.join(', ');
  }
  return `on preact, ${/** @type {{ grep: string }} */ (some).grep}`;
}

/** @param {import('./changed.mjs').Choice} choice @returns {string[]} a line for each step */
export const sayChoice = (choice) =>
  Object.entries(choice).map(([step, some]) => `${step.padEnd(10)} ${say(some)}`);
