import { authorTexts, documentedTexts } from '#demo-pages/embed/choices/author-texts';
import type { DocumentedTexts } from '#element/author-texts';

/** Parts that several islands have. */
const PARTS = {
  root: 'O widget inteiro.',
  field: 'Rótulo, controle e mensagem de um campo.',
  input: 'O controle de um campo.',
  error: 'A mensagem de um campo.',
  button: 'O botão principal.',
  dialog: 'A janela sobre a página.',
};

/** Returns the texts of a widget's documentation page, in Portuguese. A text that is not written is absent. */
export function textsOf(tag: string): Required<DocumentedTexts> {
  const own = documentedTexts(tag);
  return {
    ...authorTexts(tag, 'pt-BR'),
    events: { ...own?.events },
    parts: { ...PARTS, ...own?.parts },
  };
}
