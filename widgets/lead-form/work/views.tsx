import { fillWords, useHost, useWords } from '../../../src/ui/host-context';
import type { Form } from '../../../src/ui/use-form';
import type { Messages } from '../messages';
import { words } from './words';

/** Tells screen readers, each time sending was refused, which fields to look at; sighted visitors see them. */
export function Summary<V extends object>({ form, words: labels }: { form: Form<V>; words: Messages }) {
  const w = useWords(words);
  const names: Record<string, unknown> = {
    ...labels,
    ...w.labels,
    allowEmail: labels.consents,
    dealerCode: labels.dealer,
  };
  const fields = Object.keys(form.errors).map((field) => names[field] ?? field);
  return (
    <p className="sr" role="alert" key={form.refused}>
      {form.refused > 0 && fields.length > 0 && fillWords(w.summary, { fields: fields.join(', ') })}
    </p>
  );
}

/** The lead is in. */
export function Sent({ onAgain }: { onAgain(): void }) {
  const w = useWords(words);
  const { language } = useHost();
  return (
    <div className="notice good" role="status" lang={language}>
      <h2>{w.sent}</h2>
      <p>{w.sentHint}</p>
      <button className="button plain" type="button" onClick={onAgain}>
        {w.again}
      </button>
    </div>
  );
}
