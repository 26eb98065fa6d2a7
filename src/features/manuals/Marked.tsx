import { type Mark, markedParts } from '#domain/text/marked-parts';

/** A text with the searched words marked; always text, whatever the service sends. */
export const Marked = ({ text, marks }: { text: string; marks: readonly Mark[] }) => (
  <>
    {markedParts(text, marks).map((part, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      part.marked ? <mark key={index}>{part.text}</mark> : part.text,
    )}
  </>
);
