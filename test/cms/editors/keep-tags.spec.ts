import { expect } from '@playwright/test';
import { elementsOf, test } from '../lib/editor-page';
import { WIDGETS } from '../lib/widgets';

/** Every tag with every attribute, and blocks between. */
const SAMPLES = WIDGETS.map(({ tag, attributes }) => {
  const written = attributes.map(({ name }) => `${name}="a"`).join(' ');
  return `<${tag} ${written}><h3>Contato</h3><p>Fale <a href="/contato">conosco</a></p><ul><li>Um</li></ul></${tag}>`;
}).join('');

const HOSTILE =
  '<p>a</p><vt-lead-form onclick="x()" onfocus="x()"><p>x<script>x()</script></p></vt-lead-form>';

test('TinyMCE keeps the tags, their attributes and their content', async ({ openEditorPage }) => {
  const page = await openEditorPage('<script src="/packages/tinymce/tinymce.min.js"></script>');
  const edited = (html: string) =>
    page.evaluate(`(async () => {
      const { vitrine } = await import('/vitrine/cms/tinymce.js');
      tinymce.remove();
      const [editor] = await tinymce.init({ selector: '#place', license_key: 'gpl', convert_urls: false, ...vitrine });
      editor.setContent(${JSON.stringify(html)});
      return editor.getContent();
    })()`) as Promise<string>;
  expect(await elementsOf(page, await edited(SAMPLES))).toEqual(await elementsOf(page, SAMPLES));
  expect(await edited(HOSTILE)).not.toMatch(/onclick|onfocus|<script/);
});

test('CKEditor 5 keeps the tags, their attributes and their content', async ({ openEditorPage }) => {
  const page = await openEditorPage(
    '<link rel="stylesheet" href="/packages/ckeditor5/dist/browser/ckeditor5.css"><script src="/packages/ckeditor5/dist/browser/ckeditor5.umd.js"></script>',
  );
  const edited = (html: string) =>
    page.evaluate(`(async () => {
      const { ClassicEditor, Essentials, GeneralHtmlSupport, Heading, Link, List, Paragraph } = CKEDITOR;
      const { htmlSupport, vitrineTags } = await import('/vitrine/cms/ckeditor5.js');
      const editor = await ClassicEditor.create(document.getElementById('place'), {
        licenseKey: 'GPL',
        plugins: [Essentials, Paragraph, Heading, Link, List, GeneralHtmlSupport, vitrineTags],
        htmlSupport,
      });
      editor.setData(${JSON.stringify(html)});
      const data = editor.getData();
      await editor.destroy();
      return data;
    })()`) as Promise<string>;
  expect(await elementsOf(page, await edited(SAMPLES))).toEqual(await elementsOf(page, SAMPLES));
  expect(await edited(HOSTILE)).not.toMatch(/onclick|onfocus|<script/);
});
