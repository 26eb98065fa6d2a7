import { describe, expect, it } from 'vitest';
import { tagText } from '#demo-pages/embed/code/tag-text';
import { snippet } from '#stories/lib/snippet';

const story = (args: Record<string, unknown>, more: { globals?: object; vitrine?: object } = {}) =>
  snippet({
    component: 'vt-lead-form',
    args,
    globals: { brand: 'jeep', language: 'pt-BR', ...more.globals },
    parameters: { vitrine: more.vitrine },
  });

describe('the tag as an author writes it', () => {
  it('says nothing of attributes that say nothing', () => {
    const args = { model: '', heading: undefined, 'dealer-required': false, persons: [] };
    expect(tagText('vt-lead-form', args)).toBe('<vt-lead-form></vt-lead-form>');
  });

  it('writes a required attribute even if it is empty', () => {
    const args = { model: '358', version: '', series: '', color: '' };
    expect(tagText('vt-car-image', args)).toBe(
      '<vt-car-image model="358" version="" series=""></vt-car-image>',
    );
  });

  it('writes flags alone and lists as words', () => {
    const args = { 'dealer-required': true, persons: ['legal', 'physical'] };
    expect(tagText('vt-lead-form', args)).toBe(
      '<vt-lead-form persons="legal physical" dealer-required></vt-lead-form>',
    );
  });

  it('escapes what an attribute cannot hold as it is', () => {
    expect(tagText('vt-lead-form', { heading: '"><script>a && b</script>' })).toBe(
      '<vt-lead-form heading="&quot;&gt;&lt;script&gt;a &amp;&amp; b&lt;/script&gt;"></vt-lead-form>',
    );
  });

  it('breaks a long tag, and sets children in', () => {
    const args = {
      heading: 'Peça uma proposta para o seu Compass',
      model: 'compass',
      version: 'Longitude T270 Flex',
    };
    expect(tagText('vt-lead-form', { ...args, children: '<a href="/">a</a>\n<b>b</b>' })).toBe(
      [
        '<vt-lead-form',
        '  heading="Peça uma proposta para o seu Compass"',
        '  model="compass"',
        '  version="Longitude T270 Flex"',
        '>',
        '  <a href="/">a</a>',
        '  <b>b</b>',
        '</vt-lead-form>',
      ].join('\n'),
    );
  });
});

describe('everything an author copies', () => {
  it('has the script once and the metadata the widget needs', () => {
    const text = story({});
    expect(text.match(/<script async src="/g)).toHaveLength(1);
    expect(text).toContain('<style>:where(vt-lead-form){');
    expect(text).not.toContain('vt-dealer-finder');
    for (const [name, value] of Object.entries({ brand: 'jeep', country: 'BR', language: 'pt-BR' })) {
      expect(text).toContain(`<meta name="vitrine:${name}" content="${value}">`);
    }
    expect(text).toContain('vitrine:lead-client-id');
  });

  it('follows the toolbars and the metadata of the story', () => {
    const text = story(
      {},
      { globals: { language: 'es-AR' }, vitrine: { metadata: { 'address-validation': 'on' } } },
    );
    expect(text).toContain('<meta name="vitrine:country" content="AR">');
    expect(text).toContain('<meta name="vitrine:address-validation" content="on">');
  });
});
