import { useEffect, useRef, useState } from 'react';
import { hasShareSheet, shareBySystem, whatsappAddress } from '#features/car/share/share';
import { copyText } from '#page/clipboard';
import { pageAddress } from '#page/standalone/page-address';
import { fillMessage, useHost, useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import type { LoadedQuiz } from './quiz';

interface ShareResultProps {
  quiz: LoadedQuiz;
  score: number;
  total: number;
}

/** Shares the result with the address of the quiz: the number of right answers, and none of the answers. */
export function ShareResult({ quiz, score, total }: ShareResultProps) {
  const { emit } = useHost();
  const messages = useMessages(pt, es);
  const [said, setSaid] = useState({ text: '', shows: false });
  const field = useRef<HTMLInputElement>(null);
  const url = pageAddress().href;
  const title = quiz.title || quiz.id;
  const text = fillMessage(total > 0 ? messages.shareScore : messages.shareTitle, { score, total, title });
  const whole = `${text} ${url}`;
  useEffect(() => {
    if (said.shows) field.current?.select();
  }, [said]);
  const publish = (way: 'copy' | 'system' | 'whatsapp') => emit('vt-quiz-shared', { quiz: quiz.id, way });
  const copy = async () => {
    const isDone = await copyText(whole);
    if (isDone) publish('copy');
    setSaid({ text: isDone ? messages.copied : messages.copyFailed, shows: !isDone });
  };
  const share = async () => {
    const outcome = await shareBySystem({ title, text, url });
    if (outcome === 'done') publish('system');
    setSaid({ text: outcome === 'failed' ? messages.shareFailed : '', shows: outcome === 'failed' });
  };
  return (
    <section>
      <h4>{messages.share}</h4>
      <div className="actions">
        <Button kind="plain" onClick={copy}>
          {messages.copy}
        </Button>
        {hasShareSheet() && (
          <Button kind="plain" onClick={share}>
            {messages.share}
          </Button>
        )}
        <a
          className="button plain"
          part="button"
          href={whatsappAddress(whole)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => publish('whatsapp')}
        >
          {messages.whatsapp}
          <span className="sr"> {messages.newTab}</span>
        </a>
      </div>
      <p role="status">{said.text}</p>
      {said.shows && (
        <input
          className="input"
          part="input"
          type="text"
          readOnly
          aria-label={messages.shareText}
          value={whole}
          ref={field}
        />
      )}
    </section>
  );
}
