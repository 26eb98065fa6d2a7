// @vitest-environment happy-dom
import { useLayoutEffect, useRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Failed } from '../../../src/ui/parts/Failed';
import { button, leave, render } from '../lib/render';

afterEach(leave);

/** Takes the focus when it appears. */
function Field() {
  const own = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => own.current?.focus(), []);
  return <input ref={own} />;
}

type State = 'failed' | 'loading' | 'field';
const View = ({ state }: { state: State }) => (
  <main>
    <button type="button">Outro</button>
    <section>
      {state === 'failed' && <Failed onRetry={() => {}} />}
      {state === 'loading' && <p>Carregando</p>}
      {state === 'field' && <Field />}
    </section>
  </main>
);
const focused = () => document.activeElement?.localName;

describe('the focus when a failure goes away', () => {
  it.each([
    ['to what contained it', 'loading', 'section'],
    ['nowhere if something has taken it', 'field', 'input'],
  ] as const)('moves %s', async (_, next, expected) => {
    const { show } = await render(<View state="failed" />);
    button('Tentar novamente').focus();
    await show(<View state={next} />);
    expect(focused()).toBe(expected);
  });

  it('returns to the button after a second failure', async () => {
    const { show } = await render(<View state="failed" />);
    button('Tentar novamente').focus();
    await show(<View state="loading" />);
    await show(<View state="failed" />);
    expect(document.activeElement).toBe(button('Tentar novamente'));
  });

  it('stays where it is if it was elsewhere', async () => {
    const { show } = await render(<View state="failed" />);
    button('Outro').focus();
    await show(<View state="loading" />);
    expect(document.activeElement).toBe(button('Outro'));
  });
});
