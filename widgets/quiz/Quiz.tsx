import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { QuizProps } from './attributes';
import { texts } from './messages';

/** Loads the calls and the questions, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/QuizArea'));

export default function Quiz({ heading, quiz, contactUrl, offersUrl }: QuizProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ QuizArea }) => (
        <QuizArea
          quizId={quiz.trim()}
          isTitled={!!heading}
          links={{ contactUrl, offersUrl }}
          key={quiz.trim()}
        />
      )}
    </DeferredPanel>
  );
}
