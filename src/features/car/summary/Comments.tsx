import { useMessages } from '#ui/core/host-context';
import { TextArea } from '#ui/fields/TextArea';
import { messages as carEs } from './messages.es-AR';
import { messages as carPt } from './messages.pt-BR';

/** Maximum characters: they must fit beside a car on a printed page (ours). */
const MAX_LENGTH = 1000;

interface CommentsProps {
  value: string;
  onChange(value: string): void;
}

/** The visitor's comments: for print and PDF only, never in a link, a storage or an event. */
export function Comments({ value, onChange }: CommentsProps) {
  const messages = useMessages(carPt, carEs);
  return (
    <TextArea<{ comments: string }>
      form={{
        values: { comments: value },
        errors: {},
        status: 'editing',
        messages: [],
        refused: 0,
        set: ({ comments }) => onChange(comments ?? ''),
        touch() {},
        edit() {},
        onSubmit() {},
      }}
      name="comments"
      label={messages.comments}
      optional={messages.optional}
      hint={messages.commentsHint}
      limit={MAX_LENGTH}
      rows={3}
    />
  );
}
