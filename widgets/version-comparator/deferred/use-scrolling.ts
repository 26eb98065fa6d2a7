import { type RefObject, useEffect, useState } from 'react';

/**
 * Tracks the scrolling of the table: whether its head is out of view, so that the names are shown again, and its
 * horizontal position, which the names follow.
 */
export function useScrolling(
  region: RefObject<HTMLElement | null>,
  head: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
): { stuck: boolean; scrolls: boolean } {
  const [stuck, setStuck] = useState(false);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const [area, top, names] = [region.current, head.current, bar.current];
    if (!area || !top || !names) return;
    const row = names.firstElementChild as HTMLElement;
    const follow = () => {
      row.scrollLeft = area.scrollLeft;
    };
    const measure = () => setScrolls(area.scrollWidth > area.clientWidth + 1);
    // A sticky bar of the page covers the head earlier.
    const offset = Number.parseFloat(getComputedStyle(names).insetBlockStart) || 0;
    const seen = new IntersectionObserver(
      () => setStuck(top.getBoundingClientRect().bottom <= names.getBoundingClientRect().top + 1),
      { rootMargin: `${-Math.ceil(offset)}px 0px 0px` },
    );
    const sized = new ResizeObserver(measure);
    measure();
    seen.observe(top);
    sized.observe(area);
    area.addEventListener('scroll', follow, { passive: true });
    return () => {
      seen.disconnect();
      sized.disconnect();
      area.removeEventListener('scroll', follow);
    };
  }, [region, head, bar]);
  return { stuck, scrolls };
}
