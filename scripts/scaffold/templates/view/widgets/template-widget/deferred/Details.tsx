import { useMessages } from '#ui/core/host-context';
import { Dialog } from '#ui/Dialog';
import { texts } from './messages';

interface DetailsProps {
  title: string;
  /** The author's text; the widget's default text if empty. */
  text: string;
  onClose(): void;
}

/** The details in a dialog, which takes the focus and returns it. */
export function Details({ title, text, onClose }: DetailsProps) {
  const messages = useMessages(texts);
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text || messages.details}</p>
    </Dialog>
  );
}
