import { useMemo, useState } from 'react';
import type { Language } from '#domain/core/brands';
import { useHost, useMessages } from '#ui/core/host-context';
import { Badge } from '#ui/parts/Badge';
import { AdminTable } from '#ui/table/AdminTable';
import type { TableFilter, TableQuery } from '#ui/table/table-query';
import { type AdminColumn, useAdminTable } from '#ui/table/use-admin-table';

const words = {
  'pt-BR': {
    caption: 'Ofertas da equipe',
    title: 'Título',
    model: 'Modelo',
    city: 'Cidade',
    price: 'Preço',
    updated: 'Alterada em',
    stock: 'Estoque',
    status: 'Situação',
    DRAFT: 'Rascunho',
    PUBLISHED: 'Publicada',
    SOLD: 'Vendida',
    text: 'Título ou modelo',
    offer: '{model} em condição especial, lote {number}',
    edit: 'Editar',
    remove: 'Remover',
    publish: 'Publicar',
    unpublish: 'Despublicar',
    sold: 'Marcar como vendidas',
  },
  'es-AR': {
    caption: 'Ofertas del equipo',
    title: 'Título',
    model: 'Modelo',
    city: 'Localidad',
    price: 'Precio',
    updated: 'Modificada el',
    stock: 'Stock',
    status: 'Estado',
    DRAFT: 'Borrador',
    PUBLISHED: 'Publicada',
    SOLD: 'Vendida',
    text: 'Título o modelo',
    offer: '{model} en condición especial, lote {number}',
    edit: 'Editar',
    remove: 'Quitar',
    publish: 'Publicar',
    unpublish: 'Despublicar',
    sold: 'Marcar como vendidas',
  },
};

const STATES = ['DRAFT', 'PUBLISHED', 'SOLD'] as const;
const TONES = { DRAFT: 'neutral', PUBLISHED: 'success', SOLD: 'info' } as const;
const MODELS = ['Argo', 'Pulse', 'Toro', 'Fastback', 'Strada', 'Mobi', 'Cronos'];
const CITIES = ['Betim', 'Recife', 'Curitiba', 'Rosario', 'Córdoba'];

interface Offer {
  id: string;
  number: number;
  title: string;
  model: string;
  city: string;
  price: number;
  updated: string;
  stock: number;
  status: (typeof STATES)[number];
}

const pick = <T,>(all: readonly T[], n: number): T => all[n % all.length] as T;

function offers(count: number, language: Language): Offer[] {
  return [...Array(count).keys()].map((n) => {
    const model = pick(MODELS, n * 5 + 1);
    const title = words[language].offer.replace('{model}', model).replace('{number}', String(n + 1));
    const updated = `${String((n % 28) + 1).padStart(2, '0')}/11/2026`;
    const price = 78_990 + ((n * 37) % 400) * 250;
    const status = pick(STATES, n * 7 + Math.floor(n / 9));
    return {
      id: `of-${n}`,
      number: n + 1,
      title,
      model,
      city: pick(CITIES, n * 3),
      price,
      updated,
      stock: n % 17,
      status,
    };
  });
}

/** Answers as a service would: in the order and by the filters asked for, one page. */
function serve(all: readonly Offer[], { page, size, sort, filters }: TableQuery) {
  const text = filters.text?.toLowerCase() ?? '';
  const found = all.filter(
    ({ title, status }) =>
      title.toLowerCase().includes(text) && (!filters.status || status === filters.status),
  );
  const by = sort?.by as 'title' | 'price' | undefined;
  const sign = sort?.descending ? -1 : 1;
  if (by)
    found.sort((one, other) => {
      const [a, b] = [one[by], other[by]];
      return sign * (typeof a === 'number' ? a - (b as number) : a.localeCompare(b as string));
    });
  return {
    content: found.slice(page * size, (page + 1) * size),
    totalElements: found.length,
    totalPages: Math.ceil(found.length / size),
  };
}

interface TableSampleProps {
  count?: number;
  /** How long an answer takes, in ms. */
  pace?: number;
  /** How the list is: it never arrives, or it fails the first time. */
  state?: 'loading' | 'failing';
  name?: string;
  caption?: string;
}

/** A table of invented offers. */
export function TableSample({ count = 512, pace = 150, state, name = 'sample', caption }: TableSampleProps) {
  const { language } = useHost();
  const labels = useMessages(words);
  const all = useMemo(() => offers(count, language), [count, language]);
  const [attempts] = useState({ count: 0 });
  const columns = useMemo<AdminColumn<Offer>[]>(
    () => [
      { name: 'title', label: labels.title, sortable: true, cell: ({ title }) => title },
      {
        name: 'status',
        label: labels.status,
        cell: ({ status }) => <Badge tone={TONES[status]}>{labels[status]}</Badge>,
      },
      { name: 'model', label: labels.model, priority: 2, cell: ({ model }) => model },
      { name: 'city', label: labels.city, priority: 3, cell: ({ city }) => city },
      { name: 'updated', label: labels.updated, priority: 3, cell: ({ updated }) => updated },
      { name: 'stock', label: labels.stock, priority: 2, numeric: true, cell: ({ stock }) => stock },
      {
        name: 'price',
        label: labels.price,
        sortable: true,
        numeric: true,
        cell: ({ price }) => price.toLocaleString(language),
      },
    ],
    [labels, language],
  );
  const filters: TableFilter[] = [
    { name: 'text', label: labels.text },
    {
      name: 'status',
      label: labels.status,
      choices: STATES.map((value) => ({ value, label: labels[value] })),
    },
  ];
  const table = useAdminTable<Offer>({
    name,
    columns,
    filters,
    source: { key: language },
    async load(query) {
      await new Promise((done) => state !== 'loading' && setTimeout(done, pace));
      if (state === 'failing' && attempts.count++ === 0) throw new Error('no answer');
      return serve(all, query);
    },
  });
  return (
    <AdminTable
      table={table}
      caption={caption ?? labels.caption}
      nameOf={({ title }) => title}
      onOpen={() => {}}
      actionsOf={({ id }) => [
        { label: labels.edit, onPress() {} },
        { label: labels.remove, isDanger: true, onPress: () => table.drop(id) },
      ]}
      bulkActions={[
        { label: labels.publish, onPress() {} },
        { label: labels.unpublish, onPress() {} },
        { label: labels.sold, onPress() {} },
      ]}
    />
  );
}
