import { useMessages } from '../core/host-context';
import { fillMessage } from '../fill-message';
import { useStyles } from '../hooks/use-styles';
import { Button } from './Button';
import css from './pagination.css?inline';

const at = 'Página {page} de {pages}';
const atAlone = 'Página {page}';
const messages = {
  'pt-BR': { pages: 'Páginas', at, atAlone, previous: 'Anterior', next: 'Próxima' },
  'es-AR': { pages: 'Páginas', at, atAlone, previous: 'Anterior', next: 'Siguiente' },
};

interface PaginationProps {
  /** Accessible name. */
  label?: string;
  /** From 0. */
  page: number;
  /** Undefined if it is not known how many there are; there may be a next one. */
  pages: number | undefined;
  onPage(page: number): void;
}

/**
 * Buttons for the previous and the next page, and the page's number. A button at an end stays, so that it keeps the
 * focus.
 */
export function Pagination({ label, page, pages, onPage }: PaginationProps) {
  const labels = useMessages(messages);
  useStyles(css);
  return (
    <nav
      className="pagination"
      part="pagination"
      aria-label={label ? `${labels.pages}: ${label}` : labels.pages}
    >
      <Button kind="plain" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {labels.previous}
      </Button>
      <span role="status">
        {pages === undefined
          ? fillMessage(labels.atAlone, { page: page + 1 })
          : fillMessage(labels.at, { page: page + 1, pages })}
      </span>
      <Button
        kind="plain"
        disabled={pages !== undefined && page >= pages - 1}
        onClick={() => onPage(page + 1)}
      >
        {labels.next}
      </Button>
    </nav>
  );
}
