import { describe, expect, it } from 'vitest';
import { allWidgets } from '#demo-pages/embed/choices/manifest';
import {
  firstChildren,
  firstEmbed,
  startWidget,
  translateEmbed,
  translateWidget,
} from '#demo-pages/embed/choices/starters';
import { LANGUAGES } from '#domain/core/brands';

describe('a widget that has just been chosen', () => {
  it.each(allWidgets().map((info) => [info.tagName, info] as const))(
    '%s has what it requires, and children in the language of the page',
    (tag, { metadata }) => {
      const [pt, es] = LANGUAGES.map((language) => startWidget(tag, language).args);
      for (const name of metadata.requires) expect(pt?.[name]).toBeDefined();
      expect(pt?.children).not.toBe('');
      expect(es?.children).not.toBe('');
    },
  );

  it('has the examples of its attributes, of their types', () => {
    expect(startWidget('vt-car-image', 'es-AR').args).toEqual({
      brand: 'fiat',
      model: '358',
      version: 'BF3',
      series: '1',
      year: 2026,
      color: '448',
      children: 'Foto próximamente',
    });
  });

  it('changes its first children with the language, and no others', () => {
    const first = startWidget('vt-lead-form', 'pt-BR');
    expect(translateWidget(first, 'pt-BR', 'es-AR').args.children).toBe(
      firstChildren('vt-lead-form', 'es-AR'),
    );
    const own = { tag: 'vt-lead-form', args: { children: 'meu' } };
    expect(translateWidget(own, 'pt-BR', 'es-AR').args.children).toBe('meu');
  });
});

describe('the choices when the author’s language changes', () => {
  const FIRST = firstEmbed('pt-BR');

  it('are those of the other country if nothing was chosen', () => {
    expect(translateEmbed(FIRST, 'pt-BR', 'es-AR')).toEqual(firstEmbed('es-AR'));
    expect(firstEmbed('es-AR')).toMatchObject({ country: 'AR', language: 'es-AR', brand: 'peugeot' });
  });

  it('stay otherwise, but for the placeholders', () => {
    const metadata = { ...FIRST.metadata, services: 'https://api.jeep.example/{service}' };
    const chosen = { ...FIRST, brand: 'jeep' as const, metadata };
    expect(translateEmbed(chosen, 'pt-BR', 'es-AR')).toEqual({
      ...chosen,
      script: 'https://cdn.tumarca.example/vitrine/vitrine.js',
      metadata: {
        services: 'https://api.jeep.example/{service}',
        'lead-client-id': 'ID-DEL-CLIENTE',
        'lead-client-secret': 'SECRETO-DEL-CLIENTE',
      },
    });
    const own = { ...chosen, script: 'https://cdn.jeep.example/vitrine.js' };
    expect(translateEmbed(own, 'pt-BR', 'es-AR').script).toBe(own.script);
  });
});
