import { useMessages } from '#ui/core/host-context';
import { TextArea } from '#ui/fields/TextArea';
import { texts as carTexts } from './messages';

/** Maximum characters: they must fit beside a car on a printed page (ours). */
const MAX_LENGTH = 1000;

interface CommentsProps {
  value: string;
  onChange(value: string): void;
}

/** The visitor's comments: for print and PDF only, never in a link, a storage or an event. */
export function Comments({ value, onChange }: CommentsProps) {
  const messages = useMessages(carTexts);
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
