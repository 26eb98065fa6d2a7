import { useEffect, useRef, useState } from 'react';
import { DEBOUNCE } from '../../src/domain/core/timing';
import { deferred } from '../../src/ui/core/deferred';
import { TextField } from '../../src/ui/core/fields';
import { useHost, useMessages } from '../../src/ui/core/host-context';
import { SendFailure } from '../../src/ui/core/SendFailure';
import { useDeferredOnUse } from '../../src/ui/core/use-deferred';
import { useForm } from '../../src/ui/core/use-form';
import type { WhatsappProps } from './attributes';
import type { WhatsappForm } from './form-values';
import { messages } from './messages';
import css from './whatsapp.css?inline';

export const styles = css;

const deferredModule = deferred(() => import('./deferred'));

export default function Whatsapp(props: WhatsappProps) {
  const host = useHost();
  const w = useMessages(messages);
  const { module } = useDeferredOnUse(deferredModule);
  const [link, setLink] = useState('');
  /** What the bot said, and of which number. */
  const checked = useRef<{ phone: string; valid: boolean | null }>({ phone: '', valid: null });
  const checkNumber = useRef<((phone: string) => Promise<boolean | null>) | null>(null);
  const done = useRef<HTMLDivElement>(null);

  const form = useForm<WhatsappForm>({
    initial: {},
    check: async (values) => {
      const { errorsOf } = await deferredModule.load();
      return errorsOf(values, checked.current.phone === values.phone ? checked.current.valid : null, host);
    },
    send: async (values) => setLink(await (await deferredModule.load()).start(values, props, host)),
  });
  const latest = useRef(form);
  latest.current = form;

  useEffect(
    () =>
      module?.fill(
        () => latest.current.values,
        (changes) => latest.current.set(changes),
      ),
    [module],
  );
  const phone = form.values.phone ?? '';
  useEffect(() => {
    if (!module) return;
    checkNumber.current ??= module.checkNumber();
    const check = checkNumber.current;
    const timer = setTimeout(async () => {
      const valid = await check(phone);
      if (valid === null || phone !== latest.current.values.phone) return;
      checked.current = { phone, valid };
      if (!valid) latest.current.touch('phone');
    }, DEBOUNCE);
    return () => clearTimeout(timer);
  }, [module, phone]);
  useEffect(() => {
    if (form.status === 'sent') done.current?.focus();
  }, [form.status]);

  if (form.status === 'sent' && module) {
    const words = module.wordsOf(host);
    return (
      <div className="panel" role="status" tabIndex={-1} ref={done}>
        <h2>{words.started}</h2>
        <p>{words.startedHint}</p>
        {link && (
          <a className="button" href={link} target="_blank" rel="noopener">
            {words.open}
          </a>
        )}
      </div>
    );
  }
  const busy = form.status === 'sending';
  return (
    <form className="panel" noValidate onSubmit={form.onSubmit} aria-busy={busy}>
      <h2>{props.heading || w.heading}</h2>
      {module && <module.views.FormMessages form={form} />}
      <div className="grid">
        <TextField form={form} name="name" label={w.name} autoComplete="name" />
        <TextField
          form={form}
          name="phone"
          label={w.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          mask="phone"
        />
      </div>
      <SendFailure form={form} text={module?.wordsOf(host).failed} />
      <button className="button" part="button" type="submit" aria-disabled={busy}>
        {busy ? w.starting : w.start}
      </button>
    </form>
  );
}
