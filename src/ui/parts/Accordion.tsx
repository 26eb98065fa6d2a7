import { type ReactNode, useState } from 'react';
import { useStyles } from '../hooks/use-styles';
import css from './accordion.css?inline';
import arrive from './enter.css?inline';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

interface AccordionProps {
  /** Prefix of its ids: unique within the widget. */
  name: string;
  items: readonly AccordionItem[];
  /** Opening one closes the others. */
  single?: boolean;
  /** Ids of the initially open sections. */
  open?: readonly string[];
  /** Heading level. */
  level?: 2 | 3 | 4;
  /** The browser's search finds closed content, and opens it, where the browser can. */
  findable?: boolean;
  onToggle?(id: string, open: boolean): void;
}

/** Lets the browser's search find closed content; the view library knows only hidden or not. */
function makeFindable(content: HTMLElement | null, open: () => void): void {
  if (!content || !('onbeforematch' in content)) return;
  content.setAttribute('hidden', 'until-found');
  content.onbeforematch = open;
}

/**
 * Sections under headings that open and close (ARIA Authoring Practices): each heading is a button, and closed content
 * stays in the document.
 */
export function Accordion({
  name,
  items,
  single,
  open = [],
  level = 3,
  findable = false,
  onToggle,
}: AccordionProps) {
  const [shown, setShown] = useState<readonly string[]>(open);
  const Heading = `h${level}` as 'h3';
  useStyles(css);
  useStyles(arrive);
  const toggle = (id: string) => {
    const opens = !shown.includes(id);
    const others = single ? [] : shown.filter((one) => one !== id);
    setShown(opens ? [...others, id] : shown.filter((one) => one !== id));
    onToggle?.(id, opens);
  };
  return (
    <div className="accordion" part="accordion">
      {items.map(({ id, title, content, disabled }) => {
        const isOpen = shown.includes(id);
        return (
          <section className="accordion-item" part="accordion-item" key={id}>
            <Heading className="accordion-heading">
              <button
                className="accordion-button"
                part="accordion-button"
                type="button"
                id={`${name}-${id}`}
                aria-expanded={isOpen}
                aria-controls={`${name}-${id}-content`}
                disabled={disabled}
                onClick={() => toggle(id)}
              >
                <span>{title}</span>
                <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
                  <path d="M2 5l6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" />
                </svg>
              </button>
            </Heading>
            <div
              className="accordion-content arrive"
              part="accordion-content"
              id={`${name}-${id}-content`}
              hidden={!isOpen}
              ref={findable && !isOpen ? (content) => makeFindable(content, () => toggle(id)) : undefined}
            >
              {content}
            </div>
          </section>
        );
      })}
    </div>
  );
}
