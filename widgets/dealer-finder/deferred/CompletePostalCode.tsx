import { useEffect, useRef } from 'react';
import type { Country } from '#domain/core/brands';
import { postalCode } from '#domain/place/postal-code';
import type { Form } from '#ui/core/use-form';
import { useLatest } from '#ui/hooks/use-latest';
import type { FinderValues } from '../form-values';

/**
 * Searches as soon as a postal code is complete, once per code, as address forms do; the field keeps the focus. The button
 * beside it is for another try.
 */
export function CompletePostalCode({ form, country }: { form: Form<FinderValues>; country: Country }) {
  const part = useRef<HTMLSpanElement>(null);
  const { postalCode: code = '', searchedCode } = form.values;
  const isDue = form.status !== 'sending' && code !== searchedCode && postalCode(code, { country });
  const latest = useLatest(form);
  useEffect(() => {
    if (!isDue) return;
    latest.current.set({ searchedCode: code });
    // A press, and after all effects: it ends the hold on the results' growth, which may start with this code typed.
    queueMicrotask(() => part.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.click());
  }, [isDue, code]);
  return <span hidden ref={part} />;
}
