import { useMessages } from '../../../ui/core/host-context';
import { TextArea } from '../../../ui/fields/TextArea';
import { messages as carWords } from './messages';

/** Characters: what fits beside a car on a sheet of paper (ours). */
const MAX_LENGTH = 1000;

interface CommentsProps {
  value: string;
  onChange(value: string): void;
}

/** What a visitor notes beside the car: for paper and PDF, never for a link, a storage or an event. */
export function Comments({ value, onChange }: CommentsProps) {
  const w = useMessages(carWords);
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
      label={w.comments}
      optional={w.optional}
      hint={w.commentsHint}
      maxLength={MAX_LENGTH}
      rows={3}
    />
  );
}
