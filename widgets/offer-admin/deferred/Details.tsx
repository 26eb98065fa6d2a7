import { useMessages } from '#ui/core/host-context';
import { Dialog } from '#ui/Dialog';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

interface DetailsProps {
  title: string;
  /** The author's text; the widget's default text if empty. */
  text: string;
  onClose(): void;
}

/** The details in a dialog, which takes the focus and returns it. */
export function Details({ title, text, onClose }: DetailsProps) {
  const messages = useMessages(pt, es);
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text || messages.details}</p>
    </Dialog>
  );
}
