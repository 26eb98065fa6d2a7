import { expect, it } from 'vitest';
import { inLanguage } from '#domain/core/languages';

it.each([
  ['pt-BR', 'Nome'],
  ['es-AR', 'Nombre'],
] as const)('a text in %s is "%s"', (language, text) =>
  expect(inLanguage(language, 'Nome', 'Nombre')).toBe(text),
);
