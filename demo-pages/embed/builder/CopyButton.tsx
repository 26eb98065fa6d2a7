import { type RefObject, useState } from 'react';
import { copyText } from '#page/clipboard';
import { useTexts } from '../texts/author-language';

/** Selects an element's text, so that the keyboard can copy it where the page may not write to the clipboard. */
function select(element: HTMLElement): void {
  element.focus();
  getSelection()?.selectAllChildren(element);
}

/** Copies a text and says so; where the clipboard is blocked, it selects the text. */
export function CopyButton({ text, target }: { text: string; target: RefObject<HTMLElement | null> }) {
  const texts = useTexts();
  const [said, setSaid] = useState({ of: '', text: '' });

  const copy = async () => {
    setSaid({ of: text, text: '' });
    const done = await copyText(text);
    if (!done && target.current) select(target.current);
    setSaid({ of: text, text: done ? texts.copied : texts.selected });
  };
  return (
    <div className="vt-embed-buttons">
      <button type="button" className="vt-embed-copy" onClick={copy}>
        {texts.copy}
      </button>
      {/* Other text has not been copied. */}
      <span role="status">{said.of === text && said.text}</span>
    </div>
  );
}
