/** What a view writes of a text of its own that it changes. */
const WRITTEN = ['data', 'nodeValue', 'textContent'] as const;

const own = (text: Text, name: string, get: () => unknown, set?: (value: string) => void) =>
  Object.defineProperty(text, name, { configurable: true, get, ...(set && { set }) });

/** Puts a text back in the place of what stands for it as soon as the view changes, moves or removes it. */
function standIn(text: Text, replacement: Element): void {
  const putBack = () => {
    for (const name of [...WRITTEN, 'parentNode', 'nextSibling']) Reflect.deleteProperty(text, name);
    if (!text.parentNode) replacement.parentNode?.replaceChild(text, replacement);
  };
  // Read before a text is removed, or something is put before it.
  own(text, 'parentNode', () => {
    putBack();
    return text.parentNode;
  });
  // Read in every look at the texts around: they stay translated, also under a finger that presses them.
  own(text, 'nextSibling', () => replacement.nextSibling);
  for (const name of WRITTEN)
    own(
      text,
      name,
      () => Reflect.get(CharacterData.prototype, 'data', text),
      (value) => {
        putBack();
        text[name] = value;
      },
    );
}

/** Elements in which translators of browsers put the texts of a page: Chrome, and add-ons. */
const isTranslation = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/**
 * Keeps the texts of a view right on a page that the browser translates: a translator puts an element in the place of a
 * text, which the view goes on to change in vain. From what has changed below the view, finds the texts that were taken out.
 */
export function keepTexts(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    const [text] = removedNodes;
    if (!(text instanceof Text) || text.isConnected) continue;
    const replacement = [addedNodes[0], previousSibling, nextSibling].find(isTranslation);
    if (replacement) standIn(text, replacement);
  }
}
