// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepTexts } from '#ui/first-use/keep-texts';

let parent: HTMLElement;
let text: Text;
let last: Element;
beforeEach(() => {
  document.body.innerHTML = '<p>R$ 10<b></b></p>';
  parent = document.querySelector('p') as HTMLElement;
  text = parent.firstChild as Text;
  last = document.querySelector('b') as Element;
});

const record = (changes: Partial<Record<keyof MutationRecord, unknown>>) =>
  ({
    removedNodes: [],
    addedNodes: [],
    previousSibling: null,
    nextSibling: null,
    ...changes,
  }) as MutationRecord;
const font = (words: string) =>
  Object.assign(document.createElement('font'), { innerHTML: `<font>${words}</font>` });

/** The ways of translators; each returns what it changed. */
const WAYS: Record<string, () => MutationRecord[]> = {
  'replaces the text'() {
    const put = font('$ 10');
    parent.replaceChild(put, text);
    return [record({ removedNodes: [text], addedNodes: [put], nextSibling: last })];
  },
  'inserts before it, and removes it'() {
    const put = font('$ 10');
    parent.insertBefore(put, text);
    text.remove();
    return [
      record({ addedNodes: [put], nextSibling: text }),
      record({ removedNodes: [text], previousSibling: put, nextSibling: last }),
    ];
  },
};

describe.each(Object.entries(WAYS))('a translator that %s', (_, translate) => {
  it('does not keep a changed text from the screen', () => {
    keepTexts(translate());
    expect(text.data).toBe('R$ 10');
    text.data = 'R$ 20';
    expect(parent.innerHTML).toBe('R$ 20<b></b>');
    // And again, after the next translation.
    keepTexts(translate());
    text.nodeValue = 'R$ 30';
    expect(parent.innerHTML).toBe('R$ 30<b></b>');
  });

  it('does not leave a removed text on the screen', () => {
    keepTexts(translate());
    text.parentNode?.removeChild(text);
    expect(parent.innerHTML).toBe('<b></b>');
  });

  it('does not lose the place after a text', () => {
    keepTexts(translate());
    expect(text.nextSibling).toBe(last);
    expect(parent.textContent).toBe('$ 10');
    text.parentNode?.insertBefore(document.createElement('i'), text);
    expect(parent.innerHTML).toBe('<i></i>R$ 10<b></b>');
  });
});

it('what a view itself removes, or a translator only wraps, stays as it is', () => {
  text.remove();
  keepTexts([record({ removedNodes: [text], nextSibling: last })]);
  expect(Object.getOwnPropertyNames(text)).not.toContain('data');
  const put = document.createElement('font');
  parent.prepend(put);
  put.append(text);
  keepTexts([record({ removedNodes: [text], previousSibling: put })]);
  text.data = 'R$ 20';
  expect(parent.textContent).toBe('R$ 20');
});
