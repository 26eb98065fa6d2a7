// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { SendFailure } from '#ui/core/SendFailure';
import { leave, render, text } from '../lib/render';

afterEach(leave);

describe('a form that could not be sent', () => {
  const form = { status: 'failed' as const, messages: [] };

  it.each([
    ['pt-BR', 'Um erro ocorreu, tente novamente. Nada do que você digitou foi perdido.'],
    ['es-AR', 'Ocurrió un error, intentá de nuevo. No se perdió nada de lo que escribiste.'],
  ] as const)('says so in sentences, in %s', async (language, sentences) => {
    await render(<SendFailure form={form} />, language);
    expect(text('[role=alert]')).toBe(sentences);
  });
});
