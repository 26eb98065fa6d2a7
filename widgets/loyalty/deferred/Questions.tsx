import { LoadedSection } from '#features/owner/LoadedSection';
import { listLoyaltyFaq } from '#services/loyalty';
import { useHost, useMessages } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { Accordion } from '#ui/parts/Accordion';
import { texts } from './messages';

/** The program's questions and answers, which the browser's search finds though they are closed; nothing without any. */
export function Questions() {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const query = useQuery(() => listLoyaltyFaq({}, { signal }), 'questions');
  if (query.value?.length === 0) return null;
  return (
    <section aria-labelledby="questions-title">
      <h3 id="questions-title">{messages.questions}</h3>
      <LoadedSection of={query}>
        {(all) => (
          <Accordion
            name="question"
            level={4}
            findable
            items={all.map(({ id, question, answer }) => ({ id, title: question, content: <p>{answer}</p> }))}
          />
        )}
      </LoadedSection>
    </section>
  );
}
