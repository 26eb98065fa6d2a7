/** Outlines in a 20 by 20 grid. */
const PATHS = {
  link: 'M8.5 11.5a3.5 3.5 0 0 0 5 0l3-3a3.5 3.5 0 0 0-5-5L10 5M11.5 8.5a3.5 3.5 0 0 0-5 0l-3 3a3.5 3.5 0 0 0 5 5L10 15',
  share: 'M10 13V2.5M6 6l4-4 4 4M5 9H3.5v8.5h13V9H15',
  chat: 'M3 17l1-3.5A7 7 0 1 1 7 16.2zM7.5 9h5M7.5 11.5h3',
  code: 'M3 3h5v5H3zM12 3h5v5h-5zM3 12h5v5H3zM12 12h2v2M17 12v2M12 17h2M17 17v-.5',
  print: 'M5.5 7V2.5h9V7M5.5 14H3V7h14v7h-2.5M5.5 11.5h9v6h-9z',
  file: 'M10 3v9.5M6 9l4 4 4-4M3.5 13.5v4h13v-4',
};

/** An icon beside a button's text; hidden from screen readers. */
export const Icon = ({ name }: { name: keyof typeof PATHS }) => (
  <svg className="icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
    <path d={PATHS[name]} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
  </svg>
);
