import { useEffect, useMemo, useRef, useState } from 'react';
import { copyText } from '#page/clipboard';
import { useMessages } from '../core/host-context';
import { countText } from '../count-text';
import { fillMessage } from '../fill-message';
import { useStyles } from '../hooks/use-styles';
import { Button } from '../parts/Button';
import { texts as ownTexts } from './messages';
import { PayloadTree } from './PayloadTree';
import css from './payload.css?inline';
import { hitsOf, MOST_HITS, masked, readPayload, reveal, type TreeView, valueAt } from './payload-tree';

interface JsonViewerProps {
  /** Accessible name of the tree. */
  label: string;
  /** A JSON text, or a value that was one. A text that is no JSON is shown as it is. */
  payload: unknown;
}

const START: TreeView = { open: new Set(['']), shown: {} };

/** A payload as a tree: searched, copied; secrets are never shown, personal data on demand. */
export function JsonViewer({ label, payload }: JsonViewerProps) {
  const texts = useMessages(ownTexts);
  const read = useMemo(() => readPayload(payload), [payload]);
  const [showsPersonal, setShowsPersonal] = useState(false);
  const [view, setView] = useState(START);
  const [active, setActive] = useState('');
  const [wanted, setWanted] = useState('');
  const [hit, setHit] = useState(-1);
  const [spoken, setSpoken] = useState('');
  const latest = useRef(payload);
  useStyles(css);
  const whole = 'value' in read ? read.value : read.text;
  const value = useMemo(() => masked(whole, undefined, showsPersonal), [whole, showsPersonal]);
  const hasPersonal = useMemo(
    () => JSON.stringify(masked(whole, undefined, false)) !== JSON.stringify(masked(whole, undefined, true)),
    [whole],
  );
  const hits = useMemo(() => ('value' in read ? hitsOf(value, wanted) : []), [read, value, wanted]);
  useEffect(() => {
    if (latest.current === payload) return;
    latest.current = payload;
    // Of another payload, nothing is shown that nobody has asked for.
    setShowsPersonal(false);
    setView(START);
    setActive('');
    setHit(-1);
    setSpoken('');
  }, [payload]);

  const goTo = (at: number) => {
    if (hits.length === 0) return;
    const next = (at + hits.length) % hits.length;
    const path = hits[next] ?? '';
    setHit(next);
    setActive(path);
    setView(reveal(value, path, view));
  };
  const copy = async (what: unknown) => {
    const text = typeof what === 'string' ? what : JSON.stringify(what, null, 2);
    const isDone = await copyText(text);
    setSpoken(isDone ? texts.copied : texts.notCopied);
  };
  if (!('value' in read)) {
    return (
      <div className="payload" part="payload">
        <p className="muted">{read.text.trim() ? texts.notJson : texts.empty}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
        <section className="payload-text" tabIndex={0} aria-label={label}>
          <pre>{read.text}</pre>
        </section>
        <div className="actions">
          <Button kind="plain" onClick={() => copy(read.text)}>
            {texts.copyAll}
          </Button>
        </div>
        <p role="status">{spoken}</p>
      </div>
    );
  }
  const found = hits.length >= MOST_HITS ? `${MOST_HITS}+` : String(hits.length);
  const hitText = !wanted.trim()
    ? ''
    : hits.length === 0
      ? texts.none
      : hit >= 0
        ? fillMessage(texts.hitAt, { at: hit + 1, count: found })
        : countText(texts.hits, hits.length);
  return (
    <div className="payload" part="payload">
      <div className="payload-search">
        <label className="sr" htmlFor="payload-search">
          {texts.search}
        </label>
        <input
          className="input"
          part="input"
          id="payload-search"
          type="search"
          placeholder={texts.search}
          autoComplete="off"
          value={wanted}
          onInput={({ currentTarget }) => {
            setWanted(currentTarget.value);
            setHit(-1);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            goTo(hit + (event.shiftKey ? -1 : 1));
          }}
        />
        <Button kind="plain" disabled={hits.length === 0} onClick={() => goTo(hit < 0 ? -1 : hit - 1)}>
          {texts.previous}
        </Button>
        <Button kind="plain" disabled={hits.length === 0} onClick={() => goTo(hit + 1)}>
          {texts.next}
        </Button>
        <span className="payload-hits" role="status">
          {hitText}
        </span>
      </div>
      <PayloadTree
        {...{ label, value, view, active, texts }}
        hits={hits}
        onView={setView}
        onActive={setActive}
      />
      <div className="actions">
        <Button kind="plain" onClick={() => copy(valueAt(value, active) ?? null)}>
          {texts.copyOne}
        </Button>
        <Button kind="plain" onClick={() => copy(value)}>
          {texts.copyAll}
        </Button>
        {hasPersonal && (
          <Button kind="plain" onClick={() => setShowsPersonal(!showsPersonal)}>
            {showsPersonal ? texts.hidePersonal : texts.showPersonal}
          </Button>
        )}
      </div>
      <p className="muted" role="status">
        {spoken}
      </p>
    </div>
  );
}
