import { useState } from 'react';
import { type BuildManifest, besideScript, parseManifest } from '../code/preload-hints';
import { useTexts } from '../texts/author-language';
import { Field, hintOf } from './Field';

interface ManifestProps {
  script: string;
  manifest: BuildManifest | undefined;
  onChange(manifest: BuildManifest | undefined): void;
}

/** A text whose parts between backticks are code. */
const Coded = ({ text }: { text: string }) => (
  <p>{text.split('`').map((part, index) => (index % 2 ? <code key={part}>{part}</code> : part))}</p>
);

/** Reads the build's manifest.json from beside the script, or from a file that the author has. */
export function ManifestFields({ script, manifest, onChange }: ManifestProps) {
  const texts = useTexts();
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
        {texts.earlier} <small>{manifest ? texts.version(manifest.version) : texts.optional}</small>
      </summary>
      <Coded text={texts.hints} />
      <div className="vt-embed-buttons">
        <button
          type="button"
          className="vt-embed-button"
          disabled={!address}
          onClick={() => address && read(download(address), texts.unread)}
        >
          {texts.readManifest}
        </button>
        {manifest && (
          <button type="button" className="vt-embed-button" onClick={() => onChange(undefined)}>
            {texts.removeHints}
          </button>
        )}
      </div>
      <Field id="embed-manifest" label={texts.chooseFile} hint={texts.fileHint}>
        <input
          id="embed-manifest"
          type="file"
          accept=".json,application/json"
          aria-describedby={hintOf('embed-manifest')}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) void read(file.text(), texts.unknownFile);
          }}
        />
      </Field>
      <p role="status">{problem || (manifest && texts.hinted(manifest.version))}</p>
    </details>
  );
}
