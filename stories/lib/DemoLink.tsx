import type { ReactNode } from 'react';
import { safeUrl } from '#page/core/safe-url';
import { demoAddress } from './demo-address';

/** A link to a page of the demo, which opens beside Storybook. */
export const DemoLink = ({ path, children }: { path: string; children: ReactNode }) => (
  <a href={safeUrl(demoAddress(path)) ?? undefined} target="_blank" rel="noreferrer">
    {children}
  </a>
);
