import { type HTMLAttributes, useEffect, useRef } from 'react';
import { HeadingText } from '../HeadingText';
import { beginAtHeading } from './begin-at-heading';

interface FocusHeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  level: 2 | 3 | 4;
  /** False for a view that is there from the start, which leaves the focus where it is. */
  takesFocus?: boolean;
  /** Scrolls it to the start of the screen, for a long view; otherwise only into view, as the browser does. */
  scrollsToStart?: boolean;
}

/**
 * The heading of a view that replaces another after the visitor's act, and takes its focus: the pressed button is gone. The
 * focus moves when the heading appears, or once takesFocus becomes true. A heading that receives the focus again later, or
 * from elsewhere, has its own ref; the one after a form that was sent has useConfirmation.
 */
export function FocusHeading({
  level,
  takesFocus = true,
  scrollsToStart = false,
  children,
  ...attributes
}: FocusHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus || !heading.current) return;
    if (scrollsToStart) beginAtHeading(heading.current);
    else heading.current.focus();
  }, [takesFocus, scrollsToStart]);
  const Heading = `h${level}` as const;
  return (
    <Heading {...attributes} tabIndex={-1} ref={heading}>
      <HeadingText>{children}</HeadingText>
    </Heading>
  );
}
