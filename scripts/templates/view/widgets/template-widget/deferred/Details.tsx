import { useMessages } from '../../../src/ui/core/host-context';
import { Dialog } from '../../../src/ui/Dialog';
import { messages } from './messages';

interface DetailsProps {
  title: string;
  /** The author's; the widget's own where empty. */
  text: string;
  onClose(): void;
}

/** The details in a dialog, which takes the focus and gives it back. */
export function Details({ title, text, onClose }: DetailsProps) {
  const w = useMessages(messages);
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text || w.details}</p>
    </Dialog>
  );
}
