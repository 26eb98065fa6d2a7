import { ShareButtons } from '#features/share/ShareButtons';
import { pageAddress } from '#page/address/page-address';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { texts as ownTexts } from './messages';
import type { LoadedQuiz } from './quiz';

interface ShareResultProps {
  quiz: LoadedQuiz;
  /** Undefined if the service does not say them. */
  score: number | undefined;
  total: number | undefined;
}

/** Shares the result with the address of the quiz: the number of right answers, and none of the answers. */
export function ShareResult({ quiz, score, total }: ShareResultProps) {
  const { emit } = useHost();
  const messages = useMessages(ownTexts);
  const url = pageAddress().href;
  const title = quiz.title || quiz.id;
  const text =
    total && score !== undefined
      ? fillMessage(messages.shareScore, { score, total, title })
      : fillMessage(messages.shareTitle, { title });
  return (
    <section>
      <h4>{messages.share}</h4>
      <ShareButtons
        title={title}
        text={text}
        url={url}
        copied={`${text} ${url}`}
        texts={{ copy: messages.copy, copied: messages.copied, label: messages.shareText }}
        onShared={(way) => emit('vt-quiz-shared', { quiz: quiz.id, way: way === 'link' ? 'copy' : way })}
      />
    </section>
  );
}
