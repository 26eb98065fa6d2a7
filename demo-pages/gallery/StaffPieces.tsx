import { useState } from 'react';
import { BulkRun } from '#ui/bulk/BulkRun';
import { useBulk } from '#ui/bulk/use-bulk';
import { useMessages } from '#ui/core/host-context';
import { GeneratedFileView } from '#ui/generated-file/GeneratedFileView';
import { ListImport } from '#ui/import/ListImport';
import type { RowCells } from '#ui/import/list-rows';
import { Button } from '#ui/parts/Button';
import { JsonViewer } from '#ui/payload/JsonViewer';
import { CellsSample } from './CellsSample';
import { Specimen } from './Specimen';
import { TableSample } from './TableSample';

const words = {
  'pt-BR': {
    table: 'Tabela da equipe',
    cells: 'Células editáveis',
    bulk: 'Execução em lote',
    start: 'Publicar 40 ofertas',
    title: 'Publicar ofertas',
    done: { one: '{count} publicada', many: '{count} publicadas' },
    offer: 'Oferta',
    import: 'Importar uma lista',
    code: 'Código do modelo',
    price: 'Preço',
    wrong: 'Digite um preço com números.',
    payload: 'Conteúdo enviado',
    file: 'Arquivo gerado',
  },
  'es-AR': {
    table: 'Tabla del equipo',
    cells: 'Celdas editables',
    bulk: 'Ejecución en lote',
    start: 'Publicar 40 ofertas',
    title: 'Publicar ofertas',
    done: { one: '{count} publicada', many: '{count} publicadas' },
    offer: 'Oferta',
    import: 'Importar una lista',
    code: 'Código del modelo',
    price: 'Precio',
    wrong: 'Escribí un precio con números.',
    payload: 'Contenido enviado',
    file: 'Archivo generado',
  },
};

/** Rows of the table, for measurements (test/bench/table-clicks.mjs). */
const ROWS = Number(new URLSearchParams(location.search).get('rows')) || 512;

/** An invented message with secrets and personal data. */
const payload = JSON.stringify({
  id: 'LEA-7781',
  sentAt: '2026-11-20T12:03:00Z',
  headers: { authorization: 'Bearer 8f3a1c', 'content-type': 'application/json' },
  lead: { name: 'Ana Souza', email: 'ana@example.com', models: ['Compass', 'Commander'] },
  attempts: [{ status: 502 }, { status: 200 }],
});

/** A run of invented calls, of which every ninth fails. */
export function BulkSample({ pace = 150 }: { pace?: number }) {
  const labels = useMessages(words);
  const bulk = useBulk<{ id: string; label: string }>();
  const items = [...Array(40).keys()].map((at) => ({ id: `of-${at}`, label: `${labels.offer} ${at + 1}` }));
  const perform = async ({ id }: { id: string }) => {
    await new Promise((done) => setTimeout(done, pace));
    if (Number(id.slice(3)) % 9 === 8) throw { kind: 'http', status: 409 };
  };
  return bulk.run ? (
    <BulkRun bulk={bulk} words={labels} fileName="publicar-ofertas" onClose={bulk.close} />
  ) : (
    <Button onClick={() => bulk.start(items, { perform })}>{labels.start}</Button>
  );
}

export function ImportSample() {
  const labels = useMessages(words);
  const [, setSent] = useState<unknown>();
  return (
    <ListImport
      columns={[
        { id: 'code', label: labels.code, names: Object.values(words).map(({ code }) => code) },
        { id: 'price', label: labels.price, names: Object.values(words).map(({ price }) => price) },
      ]}
      checkRow={({ code = '', price = '' }: RowCells) =>
        /^\d+(,\d+)?$/.test(price) ? { value: { code, price } } : { problems: { price: labels.wrong } }
      }
      idOf={(value: { code: string }) => value.code}
      onImport={setSent}
    />
  );
}

export function PayloadSample() {
  const labels = useMessages(words);
  return <JsonViewer label={labels.payload} payload={payload} />;
}

const STATES = ['idle', 'generating', 'ready', 'lost'] as const;
const nothing = () => {};

/** A file in some of its states; pressing changes nothing. */
export function FileSample() {
  return STATES.map((status) => (
    <GeneratedFileView
      key={status}
      file={{
        status,
        isFailing: status === 'generating',
        generate: nothing,
        download: nothing,
        reset: nothing,
      }}
    />
  ));
}

export function StaffPieces() {
  const labels = useMessages(words);
  return (
    <>
      <Specimen title={labels.table} size="full">
        <TableSample count={ROWS} />
      </Specimen>
      <Specimen title={labels.cells} size="full">
        <CellsSample />
      </Specimen>
      <Specimen title={labels.bulk} size="wide">
        <BulkSample />
      </Specimen>
      <Specimen title={labels.import} size="wide">
        <ImportSample />
      </Specimen>
      <Specimen title={labels.payload} size="wide">
        <PayloadSample />
      </Specimen>
      <Specimen title={labels.file} size="wide">
        <FileSample />
      </Specimen>
    </>
  );
}
