import { useEffect, useState } from 'react';
import type { PhotoError } from '#page/camera/photo';
import { useMessages } from '#ui/core/host-context';
import { useLatest } from '#ui/hooks/use-latest';
import { type Code, createJudge } from './accept-code';
import { texts } from './messages';
import { readingParts } from './reading-parts';
import { readingOptions, type ScanOptions } from './use-scan';

interface PhotoOptions extends ScanOptions {
  onFound(code: Code, thumbnail: HTMLCanvasElement | undefined): void;
  /** Called with why no code was found. */
  onProblem(message: string): void;
}

/** Looks for a code in a photo, one at a time: another one, a cancellation and the end of the view end the search. */
export function usePhoto({ onFound, onProblem, ...options }: PhotoOptions) {
  const messages = useMessages(texts);
  const [search, setSearch] = useState<AbortController>();
  const leaving = useLatest(search);
  useEffect(() => () => leaving.current?.abort(), []);

  const cancel = () => {
    search?.abort();
    setSearch(undefined);
  };
  const read = async (file: File) => {
    search?.abort();
    const mine = new AbortController();
    setSearch(mine);
    try {
      const { readStill } = await readingParts.load();
      const { readings, thumbnail } = await readStill(file, readingOptions(options), mine.signal);
      if (mine.signal.aborted) return;
      // There is no second picture to confirm it.
      const judge = createJudge(options.accept);
      const found = judge(readings) ?? judge(readings);
      if (found && found !== 'other') onFound(found, thumbnail);
      else onProblem(found ? messages.notVin : messages.notFound);
    } catch (error) {
      if (!mine.signal.aborted && !readingParts.failures) {
        onProblem(messages[(error as Partial<PhotoError>).reason ?? 'notFound']);
      }
    } finally {
      setSearch((now) => (now === mine ? undefined : now));
    }
  };
  return { isSearching: !!search, read, cancel };
}
