import { useState } from 'react';
import { Field, hintOf } from './Field';
import { type BuildManifest, besideScript, parseManifest } from './preload-hints';

interface ManifestProps {
  script: string;
  manifest: BuildManifest | undefined;
  onChange(manifest: BuildManifest | undefined): void;
}

const UNREAD = 'Não foi possível ler o manifest.json do servidor. Baixe o arquivo e escolha-o aqui.';
const UNKNOWN = 'Este arquivo não é o manifest.json da Vitrine.';

/** Reads the build's manifest.json from beside the script, or from a file that the author has. */
export function ManifestFields({ script, manifest, onChange }: ManifestProps) {
  const [problem, setProblem] = useState('');
  const address = besideScript(script, 'manifest.json');

  const read = async (source: Promise<string>, otherwise: string) => {
    setProblem('');
    try {
      onChange(parseManifest(await source));
    } catch {
      onChange(undefined);
      setProblem(otherwise);
    }
  };
  const download = async (from: string) => {
    const answer = await fetch(from);
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.text();
  };

  return (
    <details className="vt-embed-more">
      <summary>
        Carregar mais cedo <small>{manifest ? `versão ${manifest.version}` : 'opcional'}</small>
      </summary>
      <p>
        Com linhas <code>modulepreload</code>, o navegador baixa os arquivos do primeiro widget junto com o
        script, em vez de um depois do outro. Vale a pena se ele aparece sem rolar a página. Os nomes dos
        arquivos mudam a cada versão e estão no <code>manifest.json</code>, na mesma pasta que o{' '}
        <code>vitrine.js</code>.
      </p>
      <div className="vt-embed-buttons">
        <button
          type="button"
          className="vt-embed-button"
          disabled={!address}
          onClick={() => address && read(download(address), UNREAD)}
        >
          Ler do servidor
        </button>
        {manifest && (
          <button type="button" className="vt-embed-button" onClick={() => onChange(undefined)}>
            Tirar as linhas
          </button>
        )}
      </div>
      <Field id="embed-manifest" label="Ou escolha o arquivo" hint="O arquivo é lido aqui e não é enviado.">
        <input
          id="embed-manifest"
          type="file"
          accept=".json,application/json"
          aria-describedby={hintOf('embed-manifest')}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) void read(file.text(), UNKNOWN);
          }}
        />
      </Field>
      <p role="status">
        {problem || (manifest && `O código traz os arquivos da versão ${manifest.version}.`)}
      </p>
    </details>
  );
}
