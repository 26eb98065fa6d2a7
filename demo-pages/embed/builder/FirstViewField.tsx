import { useState } from 'react';
import type { Renderer } from '../code/first-views';
import { useTexts } from '../texts/author-language';
import { hintOf } from './Field';

interface FirstViewProps {
  /** Of what writes first views, which only authors who want them load. */
  address: string;
  isOn: boolean;
  onChange(renderer: Renderer | undefined): void;
}

/** Whether the code has the widgets' first views. */
export function FirstViewField({ address, isOn, onChange }: FirstViewProps) {
  const texts = useTexts();
  const [problem, setProblem] = useState('');
  const load = async () => {
    setProblem('');
    try {
      onChange(await import(/* @vite-ignore */ address));
    } catch {
      setProblem(texts.noRenderer);
    }
  };
  return (
    <div className="vt-embed-field">
      <label className="vt-embed-check" htmlFor="embed-first-view">
        <input
          id="embed-first-view"
          type="checkbox"
          checked={isOn}
          aria-describedby={hintOf('embed-first-view')}
          onChange={(event) => (event.currentTarget.checked ? load() : onChange(undefined))}
        />
        {texts.firstView}
      </label>
      <p className="vt-embed-hint" id={hintOf('embed-first-view')}>
        {texts.firstViewHint}
      </p>
      <p role="status">{problem}</p>
    </div>
  );
}
