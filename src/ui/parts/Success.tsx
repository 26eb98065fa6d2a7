import type { ReactNode } from 'react';
import { useStyles } from '../hooks/use-styles';
import css from './success.css?inline';

/** What has been done, in the same look in every widget: its heading, which takes the focus, and what comes next. */
export function Success({ children }: { children: ReactNode }) {
  useStyles(css);
  return (
    <div className="notice success" part="success">
      {children}
    </div>
  );
}
