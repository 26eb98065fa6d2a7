import { useMemo } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { COVERAGES, JURISDICTIONS, OFFER_TYPES } from '#domain/offers/offer-kinds';
import { OFFER_STATUS_LABELS, OFFER_STATUSES } from '#domain/offers/offer-statuses';
import { statusLabel } from '#domain/status/status-label';
import { formatDate } from '#domain/time/calendar';
import { brand } from '#page/core/metadata';
import { market } from '#page/market';
import type { Offer } from '#services/entities/offer';
import { listOffers } from '#services/offer-staff';
import { useHost, useMessages } from '#ui/core/host-context';
import { Badge, type Tone } from '#ui/parts/Badge';
import { Spoken } from '#ui/parts/Spoken';
import type { TableFilter, TableQuery, TableSort } from '#ui/table/table-query';
import type { AdminColumn } from '#ui/table/use-admin-table';
import { texts } from './messages';

const TONES: Readonly<Record<string, Tone>> = {
  published: 'success',
  sold: 'info',
  unsold: 'warning',
  disapproved: 'danger',
};
const SORT: TableSort = { by: 'ordering', descending: false };

/** The status of an offer; of a disapproved one with the reason. */
export function OfferStatus({ offer: { status, reason } }: { offer: Offer }) {
  const { language } = useHost();
  return (
    <>
      <Badge tone={TONES[status ?? ''] ?? 'neutral'}>
        {statusLabel(status ?? '', OFFER_STATUS_LABELS[language])}
      </Badge>
      {reason && <span className="muted small offer-reason">{reason}</span>}
    </>
  );
}

/** The brand's offers in the page's market, with their filters. */
export function useOfferTable() {
  const messages = useMessages(texts);
  const { language } = useHost();
  const columns = useMemo<readonly AdminColumn<Offer>[]>(() => {
    const named = (names: Readonly<Record<string, string>>, value: string | null | undefined) =>
      (value && names[value]) ?? '';
    return [
      { name: 'title', label: messages.title, cell: ({ title }) => title, sortable: true },
      { name: 'status', label: messages.status, cell: (offer) => <OfferStatus offer={offer} /> },
      { name: 'type', label: messages.type, cell: ({ type }) => named(messages.types, type), priority: 3 },
      {
        name: 'coverage',
        label: messages.coverage,
        cell: ({ coverage }) => named(messages.coverages, coverage),
        priority: 2,
      },
      {
        name: 'value',
        label: messages.value,
        cell: ({ value }) => (
          <Spoken>{typeof value === 'number' ? formatCurrency(value, language) : ''}</Spoken>
        ),
        numeric: true,
        sortable: true,
        priority: 2,
      },
      {
        name: 'validUntil',
        label: messages.validUntil,
        cell: ({ validUntil }) => formatDate(validUntil ?? '', language),
        sortable: true,
        priority: 3,
      },
      {
        name: 'ordering',
        label: messages.ordering,
        cell: ({ ordering }) => ordering ?? '',
        numeric: true,
        sortable: true,
        priority: 2,
      },
    ];
  }, [messages, language]);
  const choices = (values: readonly string[], names: Readonly<Record<string, string>>) =>
    values.map((value) => ({ value, label: names[value] ?? value }));
  const filters: readonly TableFilter[] = [
    { name: 'text', label: messages.text, type: 'search' },
    {
      name: 'status',
      label: messages.status,
      all: messages.all,
      choices: choices(OFFER_STATUSES, OFFER_STATUS_LABELS[language].STATUS_LABELS),
    },
    {
      name: 'type',
      label: messages.type,
      all: messages.allTypes,
      choices: choices(OFFER_TYPES, messages.types),
    },
    {
      name: 'coverage',
      label: messages.coverage,
      all: messages.all,
      choices: choices(COVERAGES, messages.coverages),
    },
    {
      name: 'jurisdiction',
      label: messages.jurisdiction,
      all: messages.all,
      choices: choices(JURISDICTIONS, messages.jurisdictions),
    },
  ];
  const rows = ({ page, size, sort, filters: wanted }: TableQuery, { signal }: { signal: AbortSignal }) =>
    listOffers(
      {
        query: {
          brand: brand() ?? '',
          market: market(),
          page,
          size,
          ...(sort && { sort: `${sort.descending ? '-' : ''}${sort.by}` }),
          ...wanted,
        },
      },
      { signal },
    );
  return { name: 'offers', columns, filters, sort: SORT, rows };
}
