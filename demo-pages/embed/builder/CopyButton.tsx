import { type RefObject, useEffect, useState } from 'react';
import { useTexts } from '../texts/author-language';

/** Selects an element's text, so that the keyboard can copy it where the page may not write to the clipboard. */
function select(element: HTMLElement): void {
  element.focus();
  getSelection()?.selectAllChildren(element);
}

/** Copies a text and says so; where the clipboard is blocked, it selects the text. */
export function CopyButton({ text, target }: { text: string; target: RefObject<HTMLElement | null> }) {
  const texts = useTexts();
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other text has not been copied
  useEffect(() => setSaid(''), [text]);

  const copy = async () => {
    setSaid('');
    try {
      await navigator.clipboard.writeText(text);
      setSaid(texts.copied);
    } catch {
      if (target.current) select(target.current);
      setSaid(texts.selected);
    }
  };
  return (
    <div className="vt-embed-buttons">
      <button type="button" className="vt-embed-copy" onClick={copy}>
        {texts.copy}
      </button>
      <span role="status">{said}</span>
    </div>
  );
}
