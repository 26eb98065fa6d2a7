import { useMemo, useRef, useState } from 'react';
import { parseTypedAmount } from '#domain/money/typed-amount';
import { useHost, useMessages } from '#ui/core/host-context';
import { AdminTable } from '#ui/table/AdminTable';
import { EditableCell } from '#ui/table/cells/EditableCell';
import { EditBar } from '#ui/table/cells/EditBar';
import { moneyField } from '#ui/table/cells/money-field';
import { useCellEdits } from '#ui/table/cells/use-cell-edits';
import { type AdminColumn, useAdminTable } from '#ui/table/use-admin-table';

const words = {
  'pt-BR': {
    caption: 'Preços da equipe',
    car: 'Carro',
    price: 'Preço',
    noAmount: 'Digite um valor, como 91.490,00.',
    high: 'Acima de R$ 200.000,00: confira.',
    refused: 'O serviço recusou este preço.',
    saved: 'O que foi aceito está salvo.',
  },
  'es-AR': {
    caption: 'Precios del equipo',
    car: 'Auto',
    price: 'Precio',
    noAmount: 'Escribí un valor, como 91.490,00.',
    high: 'Más de $ 200.000,00: revisalo.',
    refused: 'El servicio rechazó este precio.',
    saved: 'Lo que se aceptó quedó guardado.',
  },
};

interface Car {
  id: string;
  price: number;
}

const CARS: Car[] = ['Argo', 'Pulse', 'Toro', 'Strada'].map((id, n) => ({ id, price: 89_990 + n * 12_500 }));
/** Of the invented service: what is higher is refused. */
const HIGHEST = 300_000;

const nameOf = ({ id }: Car) => id;

/** Invented prices that are changed in their cells; the service refuses those that are too high. */
export function CellsSample({ name = 'cells' }: { name?: string }) {
  const { language } = useHost();
  const labels = useMessages(words);
  const rows = useRef(CARS);
  const [isListed, setListed] = useState(false);
  const [said, setSaid] = useState('');
  const region = useRef<HTMLDivElement>(null);
  const field = useMemo(
    () =>
      moneyField<Car>(
        {
          label: labels.price,
          check: (text) => (parseTypedAmount(text) === null ? labels.noAmount : ''),
          amountOf: ({ price }) => price,
          warn: (_, amount) => (amount > 200_000 ? labels.high : ''),
        },
        language,
      ),
    [labels, language],
  );
  const cells = useCellEdits(name, field, nameOf);
  const columns = useMemo<AdminColumn<Car>[]>(
    () => [
      { name: 'car', label: labels.car, cell: nameOf },
      {
        name: 'price',
        label: labels.price,
        numeric: true,
        cell: (row) => <EditableCell cells={cells} row={row} />,
      },
    ],
    [labels, cells],
  );
  const table = useAdminTable<Car>({
    name,
    columns,
    source: { key: language },
    load: async () => ({ content: rows.current, totalElements: CARS.length, totalPages: 1 }),
  });
  const save = () => {
    for (const { row, text } of cells.$edits.get().values()) {
      const price = Number(text.replaceAll('.', '').replace(',', '.'));
      if (!(price <= HIGHEST)) cells.note(row.id, text, { problem: labels.refused });
      else {
        const saved = { ...row, price };
        rows.current = rows.current.map((each) => (each.id === row.id ? saved : each));
        cells.saved(saved, text);
        table.put(saved);
      }
    }
    setSaid(labels.saved);
  };
  return (
    <>
      <AdminTable table={table} caption={labels.caption} nameOf={nameOf} />
      <EditBar
        cells={cells}
        isSaving={false}
        statusMessage={said}
        onSave={save}
        region={region}
        isListed={isListed}
        onList={setListed}
      />
    </>
  );
}
