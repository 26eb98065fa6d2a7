import { expect, expectReady, inSite, test } from '../lib/site';
import { WIDGETS } from '../lib/widgets';

test('automatic paragraphs leave the content within the tag, and the widget replaces it', async ({
  page,
  site,
}) => {
  const classic = site.pages.filter(({ title }) => /clássico|Autora/.test(title));
  expect(classic).toHaveLength(2);
  for (const { address } of classic) {
    await page.goto(address);
    const element = page.locator('vt-lead-form');
    await expectReady(element);
    expect(await element.locator('> p, > ul').count()).toBe(2);
    await expect(page.getByText('Fale com a gente')).toBeHidden();
    await expect(page.getByText('Um parágrafo antes.')).toBeVisible();
    await expect(page.getByText('Um parágrafo depois.')).toBeVisible();
    // An empty paragraph would be a gap above or below the widget.
    expect(
      await element.evaluate((each) =>
        [each.previousElementSibling, each.nextElementSibling].map((one) => one?.textContent),
      ),
    ).toEqual(['Um parágrafo antes.', 'Um parágrafo depois.']);
  }
});

const CLASSIC: Readonly<Record<string, [content: string, published: string]>> = {
  'a tag in a line stays in its paragraph': [
    'Antes <vt-go-back fallback="/">Voltar</vt-go-back> depois.',
    '<p>Antes <vt-go-back fallback="/">Voltar</vt-go-back> depois.</p>',
  ],
  'a tag on its own lines is no paragraph': [
    'Antes.\n<vt-qr-code value="a > b">\n\nTexto\n\n</vt-qr-code>\nDepois.',
    '<p>Antes.</p>\n<vt-qr-code value="a > b">\n\nTexto\n\n</vt-qr-code>\n<p>Depois.</p>',
  ],
  'two tags one below the other': [
    '<vt-go-back></vt-go-back>\n<vt-qr-code></vt-qr-code>',
    '<vt-go-back></vt-go-back>\n<vt-qr-code></vt-qr-code>',
  ],
  'blocks within a tag in a line end the paragraph': [
    'Antes <vt-qr-code><p>Texto</p></vt-qr-code>',
    '<p>Antes </p>\n<vt-qr-code><p>Texto</p></vt-qr-code>',
  ],
  'an escaped shortcode is text': ['[[vitrine qr-code]]', '<p>[vitrine qr-code]</p>'],
  'content without a widget is as before': ['Um\n\nDois', '<p>Um</p>\n<p>Dois</p>'],
  'a placeholder of somebody else is nothing': ['<div data-vitrine-kept="1"></div>', ''],
  'a shortcode with paragraphs': [
    '[vitrine lead-form model="pulse"]\n\n<p>Fale</p>\n\n[/vitrine]',
    '<vt-lead-form model="pulse">\n\n<p>Fale</p>\n\n</vt-lead-form>',
  ],
  'a shortcode without an end before one with an end': [
    '[vitrine qr-code]\n\n[vitrine go-back]Voltar[/vitrine]',
    '<vt-qr-code></vt-qr-code>\n<vt-go-back>Voltar</vt-go-back>',
  ],
};

const SHORTCODES: Readonly<Record<string, [content: string, published: string]>> = {
  'a flag is a word': [
    '[vitrine vt-lead-form dealer-required]',
    '<vt-lead-form dealer-required></vt-lead-form>',
  ],
  'a flag can be off': ['[vitrine lead-form dealer-required="false"]', '<vt-lead-form></vt-lead-form>'],
  'an unknown attribute is dropped': [
    '[vitrine lead-form onclick="x()" model="a"]',
    '<vt-lead-form model="a"></vt-lead-form>',
  ],
  'an address has no other scheme': [
    '[vitrine lead-form privacy-url="javascript:alert(1)" return-url="JAVASCRIPT&#58;x"]',
    '<vt-lead-form></vt-lead-form>',
  ],
  'a relative address stays': [
    '[vitrine lead-form privacy-url="/privacidade?a=1&amp;b=2#c"]',
    '<vt-lead-form privacy-url="/privacidade?a=1&amp;b=2#c"></vt-lead-form>',
  ],
  'a word outside the list is dropped': [
    '[vitrine location-selector layout="MODAL"] [vitrine location-selector layout="x"]',
    '<p><vt-location-selector layout="modal"></vt-location-selector> <vt-location-selector></vt-location-selector></p>',
  ],
  'a list keeps the known words in their order': [
    '[vitrine lead-form persons="legal,other physical legal"]',
    '<vt-lead-form persons="legal physical"></vt-lead-form>',
  ],
  'a number is a number': [
    '[vitrine dealer-finder radius="20"][vitrine dealer-finder radius="1e9; x"]',
    '<p><vt-dealer-finder radius="20"></vt-dealer-finder><vt-dealer-finder></vt-dealer-finder></p>',
  ],
  'only a required attribute is written empty': [
    '[vitrine car-image color="" series=""]',
    '<vt-car-image series=""></vt-car-image>',
  ],
  'quotes are escaped': [
    '[vitrine lead-form heading=\'a "b" <i>\']',
    '<vt-lead-form heading="a &quot;b&quot; &lt;i&gt;"></vt-lead-form>',
  ],
  'an unknown widget is its content': ['[vitrine missing]<b>x</b>[/vitrine]', '<b>x</b>'],
};

test('classic content and shortcodes are published as written', async ({ site }) => {
  const cases = { ...CLASSIC, ...SHORTCODES };
  const { html } = await inSite(site, 'render.php', {
    contents: Object.values(cases).map(([content]) => content),
  });
  const published = Object.fromEntries(Object.keys(cases).map((name, index) => [name, html[index].trim()]));
  expect(published).toEqual(
    Object.fromEntries(Object.entries(cases).map(([name, [, expected]]) => [name, expected])),
  );
});

const ADDRESSES = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java&#x0A;script:alert(1)',
  'java&Tab;script:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
];

test('an author without unfiltered_html keeps the tags, and no script', async ({ page, signIn, publish }) => {
  await signIn('author');
  const samples = WIDGETS.map(({ tag, attributes, requires }) => {
    const value = ({ name, kind, words }: (typeof attributes)[number]) =>
      ({ flag: '', number: '7', address: '/a?b#c', text: 'texto' })[kind] ?? words?.[0] ?? name;
    const written = attributes.map((one) => ` ${one.name}="${value(one)}"`).join('');
    return { tag, html: `<${tag}${written} id="w">Texto</${tag}>`, requires };
  });
  const { stored } = await publish(samples.map(({ html }) => html).join('\n'));
  const parsed = (html: string) =>
    page.evaluate((text) => {
      const { body } = new DOMParser().parseFromString(text, 'text/html');
      return [...body.querySelectorAll('*')].map((one) => [
        one.localName,
        ...[...one.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
      ]);
    }, html);
  expect(await parsed(stored)).toEqual(await parsed(samples.map(({ html }) => html).join('\n')));

  const hostile = [
    ...ADDRESSES.map((address) => `<vt-lead-form privacy-url="${address}">x</vt-lead-form>`),
    '<vt-lead-form onclick="x()" onfocus=x() style="background:url(javascript:x)">x</vt-lead-form>',
    '<vt-lead-form persons="other" nonsense="1">x<script>window.hurt=1</script></vt-lead-form>',
    '<vt-unknown model="a">x</vt-unknown>',
  ];
  const { stored: cleaned, address } = await publish(hostile.join('\n'));
  const kept = (await parsed(cleaned)).flat().filter((one) => one !== 'vt-lead-form');
  expect(kept).toEqual([]);
  await page.goto(address);
  await expectReady(page.locator('vt-lead-form').first());
  expect(await page.evaluate('window.hurt')).toBeUndefined();
});

test('an author can publish a block; its addresses are checked when it is shown', async ({
  page,
  signIn,
  publish,
}) => {
  await signIn('author');
  const values = {
    'privacy-url': 'javascript:alert(1)',
    heading: '"><img src=x onerror=window.hurt=1>',
    persons: ['x'],
  };
  const { address } = await publish(
    `<!-- wp:vitrine/lead-form ${JSON.stringify(values)} -->\n<!-- wp:paragraph -->\n<p onclick="x()">Fale</p>\n<!-- /wp:paragraph -->\n<!-- /wp:vitrine/lead-form -->`,
  );
  await page.goto(address);
  const element = page.locator('vt-lead-form');
  await expectReady(element);
  expect(await element.getAttribute('privacy-url')).toBeNull();
  expect(await element.getAttribute('persons')).toBeNull();
  expect(await page.evaluate('window.hurt')).toBeUndefined();
});
