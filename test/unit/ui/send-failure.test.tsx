// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { ServiceError } from '#services/http/service-error';
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

  it.each([
    ['nothing was reached', new ServiceError('network', 'LEA-01', 'no answer'), true],
    ['no answer came in time', new ServiceError('timeout', 'LEA-01', 'no answer in time'), false],
    ['the service failed', new ServiceError('http', 'LEA-01', '500', 500), false],
    ['a file of the page did not load', new TypeError('Failed to fetch dynamically imported module'), false],
  ])('names the connection and blockers where %s', async (_, failure, isNamed) => {
    for (const [language, words] of [
      ['pt-BR', /Confira a sua conexão.*bloqueador de anúncios, desative-o nesta página\. Nada/],
      ['es-AR', /Revisá tu conexión.*bloqueador de anuncios, desactivalo en esta página\. No se/],
    ] as const) {
      await render(<SendFailure form={{ ...form, failure }} />, language);
      expect(words.test(text('[role=alert]'))).toBe(isNamed);
      await leave();
    }
  });
});
