import { expect, openEditor, test } from '../lib/site';
import { WIDGETS } from '../lib/widgets';

/** What the block editor's page has of the classic editor. */
interface ClassicWindow {
  wp: { oldEditor: { initialize(id: string, options: unknown): void } };
  wpEditorL10n: { tinymce: { settings: unknown } };
  tinymce: {
    get(id: string): {
      on(event: 'init', work: () => void): void;
      setContent(html: string): void;
      getContent(): string;
    };
  };
}

test("the classic editor's tab Visual keeps the tags, their attributes and their content", async ({
  page,
  site,
  signIn,
  publish,
}) => {
  await signIn('admin');
  const { id } = await publish('');
  await openEditor(page, site.address, id);
  const samples = WIDGETS.map(({ tag, attributes }) => {
    const written = attributes.map(({ name }) => `${name}="a"`).join(' ');
    return `<${tag} ${written}><p><a href="/contato">Fale</a></p></${tag}>`;
  });
  const kept = await page.evaluate(
    (html) =>
      new Promise<string>((done) => {
        const { wp, tinymce, wpEditorL10n } = window as never as ClassicWindow;
        const place = document.createElement('textarea');
        place.id = 'vitrine-classic';
        document.body.append(place);
        // The options of the classic block, which the plugin's filter has changed.
        wp.oldEditor.initialize(place.id, { tinymce: wpEditorL10n.tinymce.settings });
        const editor = tinymce.get(place.id);
        editor.on('init', () => {
          editor.setContent(html);
          done(editor.getContent());
        });
      }),
    samples.join(''),
  );
  const parsed = (html: string) =>
    page.evaluate(
      (text) =>
        [...new DOMParser().parseFromString(text, 'text/html').body.querySelectorAll('*')].map((one) => [
          one.parentElement?.localName,
          one.localName,
          ...[...one.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
        ]),
      html,
    );
  expect(await parsed(kept)).toEqual(await parsed(samples.join('')));
});
