const HIDDEN = '•';
/** Characters that are hidden in front and at the end; of a document that is no longer, all are. */
const FRONT = 3;
const END = 2;

/** Returns a document as it is shown until somebody asks for it: "•••.456.789-••"; its punctuation stays. */
export function hiddenDocument(document: string): string {
  const length = document.replace(/[^\p{L}\d]/gu, '').length;
  const isShort = length <= FRONT + END;
  let at = 0;
  return document.replace(/[\p{L}\d]/gu, (character) => {
    const position = at++;
    return isShort || position < FRONT || position >= length - END ? HIDDEN : character;
  });
}
