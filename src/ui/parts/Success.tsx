import type { ReactNode } from 'react';
import { useStyles } from '../hooks/use-styles';
import arrive from './enter.css?inline';
import css from './success.css?inline';

/** What has been done, in the same look in every widget: its heading, which takes the focus, and what comes next. */
export function Success({ children }: { children: ReactNode }) {
  useStyles(css);
  useStyles(arrive);
  return (
    <div className="notice success arrive" part="success">
      {children}
    </div>
  );
}
