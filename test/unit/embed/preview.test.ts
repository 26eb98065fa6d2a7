// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Embed } from '#demo-pages/embed/choices/embed';
import { messageOf, previewOf } from '#demo-pages/embed/preview/preview-page';

const page = (metadata: Record<string, string>): Embed => ({
  brand: 'jeep',
  country: 'AR',
  language: 'es-AR',
  metadata,
  script: 'https://cdn.example/vitrine.js',
  hints: [],
  widgets: [{ tag: 'vt-lead-form', args: { model: 'compass' } }],
});

describe('the page of the preview', () => {
  it('has the author’s metadata, author mode, and the sandbox in the place of the services', () => {
    const { metadata, widgets } = previewOf(
      page({ services: 'https://api.example/{service}', 'lead-client-id': 'id', 'lead-client-secret': 's' }),
    );
    expect(metadata).toEqual({
      brand: 'jeep',
      country: 'AR',
      language: 'es-AR',
      services: '/api/{service}',
      'lead-client-id': 'id',
      'lead-client-secret': 's',
      mode: 'author',
    });
    expect(widgets).toEqual([{ tag: 'vt-lead-form', args: { model: 'compass' } }]);
  });

  it('keeps what is missing or invalid, so that the diagnostics report it', () => {
    const empty = previewOf(page({})).metadata;
    expect(Object.keys(empty)).toEqual(['brand', 'country', 'language', 'mode']);
    expect(previewOf(page({ services: 'ftp://api.example/' })).metadata.services).toBe('ftp://api.example/');
  });
});

describe('messages between the builder and its preview', () => {
  it('come from this origin and are of this library', () => {
    const data = { vitrine: 'preview-ready' };
    expect(messageOf({ data, origin: location.origin })).toBe(data);
    expect(messageOf({ data, origin: 'https://other.example' })).toBeUndefined();
    for (const other of [null, 'text', { key: 'storybook-channel' }])
      expect(messageOf({ data: other, origin: location.origin })).toBeUndefined();
  });
});
