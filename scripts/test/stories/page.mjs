/** Functions that run within the page of the static Storybook. Each is sent separately, so none uses another. */

/**
 * Shows a story through Storybook's channel, and waits until it has played and axe has checked it.
 * @param {string} id @returns {Promise<string[]>} its problems
 */
export function playStory(id) {
  /** @type {any} */
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  /** @type {string[]} */
  const problems = [];
  /** @param {any} error */
  const add = (error) => {
    const text = `${error?.stack ?? error?.message ?? error?.title ?? error}`;
    if (!problems.includes(text)) problems.push(text);
  };
  /** @param {any} node */
  const describeNode = ({ target, any, all, none }) =>
    `${target.join(' ')} (${[...any, ...all, ...none].map(({ message }) => message).join('; ')})`;
  /** @param {any} violation */
  const describe = ({ id: rule, help, nodes }) =>
    `axe: ${rule}: ${help}: ${nodes.map(describeNode).join(', ')}`;
  /** @param {any[]} reporters */
  const addReports = (reporters) => {
    const axe = reporters.find(({ type }) => type === 'a11y');
    if (axe) for (const violation of axe.result.violations ?? []) add(describe(violation));
    // Otherwise a story that disables the check, or whose check fails, would pass.
    else if (!problems.length) add('axe did not check it');
    if (axe?.result.error) add(`axe failed: ${axe.result.error}`);
  };
  return new Promise((resolve) => {
    /** @type {Record<string, (payload: any) => void>} */
    const listeners = {
      playFunctionThrewException: add,
      storyThrewException: add,
      storyErrored: add,
      storyMissing: () => end('Storybook has no such story'),
      unhandledErrorsWhilePlaying: (errors) => errors.forEach(add),
      storyFinished({ storyId, status, reporters }) {
        if (storyId !== id) return;
        addReports(reporters);
        end(status === 'success' || problems.length ? undefined : `it ended as ${status}`);
      },
    };
    /** @param {string} [problem] */
    const end = (problem) => {
      if (problem) add(problem);
      for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener);
      resolve(problems);
    };
    for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener);
    // Resets the page to a first visit.
    localStorage.clear();
    sessionStorage.clear();
    scrollTo(0, 0);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/** Shows a page of documentation through Storybook's channel. @param {string} id */
export function showDocs(id) {
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
  /** @type {any} */
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
}

/** @param {string} id @returns {boolean} whether this page of documentation and all its stories are rendered */
export function docsAreRendered(id) {
  const shown = document.body.classList;
  if (shown.contains('sb-show-errordisplay') || shown.contains('sb-show-nopreview')) return true;
  /** @type {any} */
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  const docs = document.querySelector('#storybook-docs:not([hidden])');
  if (!shown.contains('sb-show-main') || preview?.currentRender?.id !== id || !docs?.childElementCount)
    return false;
  return preview.storyRenders.every((/** @type {any} */ each) =>
    ['completed', 'finished', 'aborted', 'errored'].includes(each.phase),
  );
}

/** @returns {string[]} the problems of a documentation page that Storybook reports */
export function docsProblems() {
  const shown = document.body.classList;
  const text = document.querySelector('#error-message')?.textContent?.trim();
  if (shown.contains('sb-show-errordisplay')) return [`Storybook shows an error: ${text}`];
  if (shown.contains('sb-show-nopreview')) return ['Storybook has nothing to show'];
  /** @type {any} */
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  return preview.storyRenders
    .filter((/** @type {any} */ each) => ['aborted', 'errored'].includes(each.phase))
    .map((/** @type {any} */ each) => `${each.id} ended as ${each.phase}`);
}

/** @returns {string[]} names of undefined vt- elements, including those in shadow roots */
export function undefinedTags() {
  /** @param {Document | ShadowRoot} tree @returns {string[]} */
  const search = (tree) =>
    [...tree.querySelectorAll('*')].flatMap((element) => [
      ...(element.localName.startsWith('vt-') && !customElements.get(element.localName)
        ? [element.localName]
        : []),
      ...(element.shadowRoot ? search(element.shadowRoot) : []),
    ]);
  return [...new Set(search(document))];
}

/** @returns {Promise<string[]>} ids of the calls that the sandbox of the page was asked for */
export const askedCalls = async () => (await fetch('/sandbox/calls/reached')).json();

/** Resolves after the page has mounted and painted what is in view. @returns {Promise<void>} */
export const whenIdle = () =>
  new Promise((resolve) => {
    requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
  });
