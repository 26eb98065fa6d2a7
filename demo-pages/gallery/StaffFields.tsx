import { useState } from 'react';
import type { DateRange } from '#domain/time/date-range';
import type { ZonedTime } from '#domain/time/zoned-choice';
import { TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import { type Errors, useForm } from '#ui/core/use-form';
import { MultiSelect } from '#ui/fields/lists/MultiSelect';
import { RepeatedRows } from '#ui/fields/lists/RepeatedRows';
import { hasPathChanged } from '#ui/fields/lists/row-form';
import { SortableList } from '#ui/fields/lists/SortableList';
import { DateRangeField } from '#ui/fields/moment/DateRangeField';
import { dateRangeMessage, zonedTimeMessage } from '#ui/fields/moment/field-messages';
import { useMomentMessages } from '#ui/fields/moment/use-moment-messages';
import { ZonedTimeField } from '#ui/fields/moment/ZonedTimeField';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { Specimen } from './Specimen';

const words = {
  'pt-BR': {
    moments: 'Datas e horas',
    starts: 'Início em Manaus',
    twice: 'Um dia em que os relógios são atrasados',
    days: 'Validade',
    check: 'Conferir',
    many: 'Várias escolhas',
    dealers: 'Concessionárias',
    dealer: 'Concessionária {name}',
    search: 'Nome ou cidade',
    rows: 'Linhas que se repetem',
    prices: 'Preços',
    row: 'Preço {number}',
    add: 'Adicionar preço',
    model: 'Modelo',
    price: 'Valor',
    needed: 'Digite o valor.',
    order: 'Ordem',
    offers: 'Ordem das ofertas',
  },
  'es-AR': {
    moments: 'Fechas y horas',
    starts: 'Inicio en Manaos',
    twice: 'Un día en que los relojes se atrasan',
    days: 'Vigencia',
    check: 'Revisar',
    many: 'Varias elecciones',
    dealers: 'Concesionarios',
    dealer: 'Concesionario {name}',
    search: 'Nombre o localidad',
    rows: 'Filas que se repiten',
    prices: 'Precios',
    row: 'Precio {number}',
    add: 'Agregar precio',
    model: 'Modelo',
    price: 'Valor',
    needed: 'Escribí el valor.',
    order: 'Orden',
    offers: 'Orden de las ofertas',
  },
};

const NAMES = [
  'Aurora',
  'Betim',
  'Boa Vista',
  'Centro',
  'Córdoba',
  'Jardim',
  'Litoral',
  'Norte',
  'Rosario',
  'Sul',
];
const LIMITS = { open: 'to' } as const;

interface Moments {
  starts: ZonedTime;
  twice: ZonedTime;
  days: DateRange;
}

/** A moment elsewhere, one that there are two of, and days of which the last is before the first. */
export function MomentSample() {
  const labels = useMessages(words);
  const messages = useMomentMessages();
  const form = useForm<Moments>({
    initial: {
      starts: { date: '2027-03-10', time: '09:00' },
      twice: { date: '2026-11-01', time: '01:30' },
      days: { from: '2027-03-10', to: '2027-03-01' },
    },
    async check({ starts, days }) {
      const wrong = {
        starts: zonedTimeMessage(starts, 'America/Manaus', messages),
        days: dateRangeMessage(days, LIMITS, messages),
      };
      return Object.fromEntries(Object.entries(wrong).filter(([, text]) => text)) as Errors<Moments>;
    },
    send: async () => {},
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <ZonedTimeField form={form} name="starts" label={labels.starts} timeZone="America/Manaus" />
      <ZonedTimeField form={form} name="twice" label={labels.twice} timeZone="America/New_York" />
      <DateRangeField form={form} name="days" label={labels.days} {...LIMITS} />
      <Button kind="plain" type="submit">
        {labels.check}
      </Button>
    </form>
  );
}

export function ManySample() {
  const labels = useMessages(words);
  const options = [...Array(60).keys()].map((n) => ({
    value: `d${n}`,
    label: fillMessage(labels.dealer, {
      name: `${NAMES[n % NAMES.length]} ${Math.floor(n / NAMES.length) + 1}`,
    }),
  }));
  const form = useForm<{ dealers: readonly string[] }>({
    initial: { dealers: ['d0', 'd13', 'd24'] },
    check: async () => ({}),
    send: async () => {},
  });
  return (
    <MultiSelect
      form={form}
      name="dealers"
      label={labels.dealers}
      options={options}
      placeholder={labels.search}
    />
  );
}

interface Price {
  model: string;
  price: string;
}

/** Rows of two fields, of which one is needed. */
export function RowsSample() {
  const labels = useMessages(words);
  const form = useForm<{ prices: readonly Price[] }>({
    hasChanged: hasPathChanged,
    initial: {
      prices: [
        { model: 'Argo', price: '92.990' },
        { model: 'Pulse', price: '' },
      ],
    },
    async check({ prices = [] }) {
      const wrong = prices.flatMap(({ price }, at) => (price ? [] : [[`prices.${at}.price`, labels.needed]]));
      return Object.fromEntries(wrong);
    },
    send: async () => {},
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <RepeatedRows<{ prices: readonly Price[] }, Price>
        form={form}
        name="prices"
        label={labels.prices}
        rowName={labels.row}
        add={labels.add}
        create={() => ({ model: '', price: '' })}
        min={1}
        max={4}
      >
        {(row) => (
          <div className="grid">
            <TextField form={row.form} name={row.name('model')} label={labels.model} />
            <TextField form={row.form} name={row.name('price')} label={labels.price} inputMode="decimal" />
          </div>
        )}
      </RepeatedRows>
      <Button kind="plain" type="submit">
        {labels.check}
      </Button>
    </form>
  );
}

export function OrderSample() {
  const labels = useMessages(words);
  const [items, setItems] = useState<readonly string[]>(['Argo', 'Pulse', 'Toro', 'Strada', 'Fastback']);
  return (
    <SortableList
      label={labels.offers}
      name="offers"
      items={items}
      keyOf={(item) => item}
      nameOf={(item) => item}
      onReorder={setItems}
    >
      {(item) => item}
    </SortableList>
  );
}

export function StaffFields() {
  const labels = useMessages(words);
  return (
    <>
      <Specimen title={labels.moments}>
        <MomentSample />
      </Specimen>
      <Specimen title={labels.many}>
        <ManySample />
      </Specimen>
      <Specimen title={labels.order}>
        <OrderSample />
      </Specimen>
      <Specimen title={labels.rows} size="wide">
        <RowsSample />
      </Specimen>
    </>
  );
}
