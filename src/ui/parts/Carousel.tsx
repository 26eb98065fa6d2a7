import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../core/host-context';
import { fillMessage } from '../fill-message';
import { useLatest } from '../hooks/use-latest';
import { useOnChange } from '../hooks/use-on-change';
import { useStyles } from '../hooks/use-styles';
import css from './carousel.css?inline';

const messages = {
  'pt-BR': {
    carousel: 'carrossel',
    slide: 'slide',
    previous: 'Anterior',
    next: 'Próximo',
    at: '{index} de {count}',
    show: 'Mostrar {index} de {count}',
  },
  'es-AR': {
    carousel: 'carrusel',
    slide: 'diapositiva',
    previous: 'Anterior',
    next: 'Siguiente',
    at: '{index} de {count}',
    show: 'Mostrar {index} de {count}',
  },
};

/** More slides have a counter instead of dots. */
const MAX_DOTS = 8;

export interface Slide {
  id: string;
  content: ReactNode;
}

interface CarouselProps {
  /** Prefix of its ids: unique within the widget. */
  name: string;
  /** Its accessible name. */
  label: string;
  slides: readonly Slide[];
  /** Shows several slides side by side, as wide as their cards; otherwise one at a time. */
  cards?: boolean;
  onShow?(index: number): void;
}

/**
 * Slides side by side (ARIA Authoring Practices): moved by swiping, scrolling, buttons, dots and arrow keys, never
 * automatically. The current slide follows from the scroll position.
 */
export function Carousel({ name, label, slides, cards, onShow }: CarouselProps) {
  const labels = useMessages(messages);
  const row = useRef<HTMLDivElement>(null);
  const [{ index, end }, setPlace] = useState({ index: 0, end: false });
  const [spoken, setSpoken] = useState('');
  const latestOnShow = useLatest(onShow);
  useStyles(css);
  const count = slides.length;

  // Other slides are measured again.
  useOnChange(slides, () => {
    const view = row.current;
    if (!view) return;
    const follow = () => {
      const { scrollLeft, scrollWidth, clientWidth } = view;
      const places = [...view.children].map((one) => (one as HTMLElement).offsetLeft);
      const away = places.map((left) => Math.abs(left - scrollLeft));
      const next = Math.max(0, away.indexOf(Math.min(...away)));
      const last = scrollLeft + clientWidth >= scrollWidth - 2;
      setPlace((now) => (now.index === next && now.end === last ? now : { index: next, end: last }));
    };
    const watch = new ResizeObserver(follow);
    watch.observe(view);
    view.addEventListener('scroll', follow, { passive: true });
    return () => {
      watch.disconnect();
      view.removeEventListener('scroll', follow);
    };
  });

  useEffect(() => latestOnShow.current?.(index), [index]);

  const at = (position: number) => fillMessage(labels.at, { index: position + 1, count });
  const show = (position: number) => {
    const target = Math.max(0, Math.min(count - 1, position));
    const slide = row.current?.children[target] as HTMLElement | undefined;
    // Scrolls the row only: scrollIntoView would scroll the page as well. Not by scrollTo, which some pages replace.
    if (row.current) row.current.scrollLeft = slide?.offsetLeft ?? 0;
    setSpoken(at(target));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of fields or tabs inside a slide are not handled.
    if (event.target !== event.currentTarget) return;
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    show(to);
  };
  const first = index === 0;

  return (
    <section
      className={cards ? 'carousel cards' : 'carousel'}
      part="carousel"
      aria-roledescription={labels.carousel}
      aria-label={label}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: slides are not a set of fields */}
      <div
        className="carousel-row"
        part="carousel-row"
        id={`${name}-slides`}
        ref={row}
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area is scrolled by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {slides.map(({ id, content }, position) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is not a set of fields
          <div
            className="carousel-slide"
            part="carousel-slide"
            key={id}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={at(position)}
          >
            {content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className="carousel-controls">
          <Arrow
            name={labels.previous}
            points="left"
            controls={name}
            off={first}
            onPress={() => show(index - 1)}
          />
          {count > MAX_DOTS || cards ? (
            <span className="carousel-count">{at(index)}</span>
          ) : (
            <div className="carousel-dots">
              {slides.map(({ id }, position) => (
                <button
                  key={id}
                  className="carousel-dot"
                  part="carousel-dot"
                  type="button"
                  aria-label={fillMessage(labels.show, { index: position + 1, count })}
                  aria-current={position === index || undefined}
                  onClick={() => show(position)}
                />
              ))}
            </div>
          )}
          <Arrow
            name={labels.next}
            points="right"
            controls={name}
            off={end || index === count - 1}
            onPress={() => show(index + 1)}
          />
        </div>
      )}
      <span className="sr" role="status">
        {spoken}
      </span>
    </section>
  );
}

interface ArrowProps {
  name: string;
  points: 'left' | 'right';
  controls: string;
  off: boolean;
  onPress(): void;
}

/** Stays in place and keeps the focus at an end, where it is disabled. */
function Arrow({ name, points, controls, off, onPress }: ArrowProps) {
  return (
    <button
      className="carousel-arrow"
      part="carousel-arrow"
      type="button"
      aria-label={name}
      aria-controls={`${controls}-slides`}
      aria-disabled={off || undefined}
      onClick={() => !off && onPress()}
    >
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path
          d={points === 'left' ? 'M13 3l-7 7 7 7' : 'M7 3l7 7-7 7'}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      </svg>
    </button>
  );
}
