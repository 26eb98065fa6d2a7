import { type ReactNode, useEffect, useState } from 'react';
import { LateContent } from '#ui/LateContent';
import type { DealerFinderProps } from '../attributes';
import { Results } from './Results';
import type { Search } from './search';

interface FoundProps {
  search: Search | null;
  props: DealerFinderProps;
  /** Shown without a search. */
  hint: ReactNode;
}

/** The dealers of a search. */
export function Found({ search, props, hint }: FoundProps) {
  // The place may be known when this loads: what holds the growth of a late list measures the hint first.
  const [isMeasured, setMeasured] = useState(false);
  useEffect(() => setMeasured(true), []);
  return <LateContent>{search && isMeasured ? <Results search={search} props={props} /> : hint}</LateContent>;
}
