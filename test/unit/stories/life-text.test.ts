import { expect, it } from 'vitest';
import { deprecationText } from '#scripts/generate/attributes.mjs';
import { deprecatedText, withLife } from '#stories/lib/life-text';

const widget = { since: '0.1.0' };

it('the page of a widget says since when something is there only if the widget is older', () => {
  expect(withLife('Título.', { since: '0.1.0' }, widget)).toBe('Título.');
  expect(withLife('Título.', { since: '0.3.0' }, widget)).toBe('Título. Desde a versão 0.3.0.');
});

it('the page of a widget says what to use instead, as the manifest has it', () => {
  const deprecated = (life: { since: string; use?: string; reason?: string }) =>
    deprecationText({ deprecated: life }) as string;
  const replaced = deprecated({ since: '0.4.0', use: 'heading', reason: 'It is named so everywhere.' });
  expect(deprecatedText({ deprecated: replaced })).toBe('Obsoleto desde a versão 0.4.0; use heading.');
  expect(withLife('Título.', { since: '0.1.0', deprecated: deprecated({ since: '0.4.0' }) }, widget)).toBe(
    'Obsoleto desde a versão 0.4.0. Título.',
  );
  expect(deprecatedText({})).toBe('');
});
