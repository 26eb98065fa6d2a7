// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { WidgetMarkup } from '#demo-pages/embed/preview/WidgetMarkup';
import { click, leave, render } from '../lib/render';

afterEach(leave);

const TAG = 'vt-lead-form';

function Preview({ then }: { then: Record<string, string> }) {
  const [args, setArgs] = useState<Record<string, string>>({ heading: 'Proposta' });
  return (
    <>
      <WidgetMarkup tag={TAG} args={args} />
      <button type="button" onClick={() => setArgs({ ...args, ...then })}>
        Mudar
      </button>
    </>
  );
}

it.each([
  [{ heading: 'Contato' }, true],
  [{ surface: 'card' }, false],
  [{ 'heading-level': '3' }, false],
])('%j is set in place: %s; a widget reads its look once', async (then, inPlace) => {
  await render(<Preview then={then} />);
  const before = document.querySelector(TAG);
  await click(document.querySelector('button') as Element);
  const now = document.querySelector(TAG);
  expect(now === before).toBe(inPlace);
  const [[name, value]] = Object.entries(then) as [[string, string]];
  expect(now?.getAttribute(name)).toBe(value);
});
