// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { FileField } from '#ui/fields/FileField';
import { accepts, fileSize } from '#ui/fields/file-facts';
import { click, text } from '../lib/render';
import { form, input, setUpSampleForm, showFields } from '../lib/sample-form';

setUpSampleForm();

describe('files', () => {
  const file = (name: string, size = 10, kind = 'application/pdf') =>
    new File([new Uint8Array(size)], name, { type: kind });
  const choose = async (...files: File[]) => {
    Object.defineProperty(input('[type=file]'), 'files', { value: files, configurable: true });
    await act(async () => input('[type=file]').dispatchEvent(new Event('change', { bubbles: true })));
  };

  it('are kept by name; one too large or of another kind is named and left out', async () => {
    await showFields((f) => (
      <FileField form={f} name="files" label="Documentos" multiple accept=".pdf,image/*" limit={100} />
    ));
    await choose(file('a.pdf'), file('grande.pdf', 101));
    expect(form.values.files?.map(({ name }) => name)).toEqual(['a.pdf']);
    expect(text('.error')).toBe('Arquivos excederam o tamanho máximo: grande.pdf');
    await choose(file('foto.png', 5, 'image/png'), file('virus.exe', 5, 'application/x-msdownload'));
    expect(form.values.files?.map(({ name }) => name)).toEqual(['a.pdf', 'foto.png']);
    expect(text('.error')).toContain('virus.exe');
    await click(document.querySelector('[aria-label="Remover a.pdf"]') as Element);
    expect(form.values.files?.map(({ name }) => name)).toEqual(['foto.png']);
  });
  it('show how far they have come', async () => {
    await showFields((f) => (
      <FileField form={f} name="files" label="Documento" progress={{ 'a.pdf': 0.5 }} />
    ));
    await choose(file('a.pdf'));
    expect(document.querySelector('progress')?.value).toBe(0.5);
  });
  it('have sizes a person reads, and kinds an accept attribute names', () => {
    expect(fileSize(10 * 1024 * 1024, 'pt-BR')).toBe('10\u00a0MB');
    expect(fileSize(2_400_000, 'pt-BR')).toBe('2,3\u00a0MB');
    expect(fileSize(2048, 'pt-BR')).toBe('2\u00a0kB');
    expect(accepts('', { name: 'a', type: '' })).toBe(true);
    expect(accepts('application/pdf', { name: 'a', type: 'application/pdf' })).toBe(true);
    expect(accepts('.jpg, image/*', { name: 'a.PDF', type: 'application/pdf' })).toBe(false);
  });
});
