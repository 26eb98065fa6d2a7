import { type RefObject, useEffect, useState } from 'react';

/** Selects an element's text, so that the keyboard can copy it where the page may not write to the clipboard. */
function select(element: HTMLElement): void {
  element.focus();
  getSelection()?.selectAllChildren(element);
}

/** Copies a text and says so; where the clipboard is blocked, it selects the text. */
export function CopyButton({ text, target }: { text: string; target: RefObject<HTMLElement | null> }) {
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other text has not been copied
  useEffect(() => setSaid(''), [text]);

  const copy = async () => {
    setSaid('');
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copiado');
    } catch {
      if (target.current) select(target.current);
      setSaid('O texto está selecionado: copie com Ctrl+C (no Mac, ⌘C)');
    }
  };
  return (
    <div className="vt-embed-buttons">
      <button type="button" className="vt-embed-copy" onClick={copy}>
        Copiar o código
      </button>
      <span role="status">{said}</span>
    </div>
  );
}
