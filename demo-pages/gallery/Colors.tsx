import { useState } from 'react';
import { useMessages } from '#ui/core/host-context';
import { Badge, Label, Tag } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import { Specimen } from './Specimen';

const words = {
  'pt-BR': {
    colors: 'Cores da marca',
    buttons: 'Botões',
    send: 'Enviar proposta',
    cancel: 'Cancelar',
    off: 'Desativado',
    waiting: 'À espera, e com andamento',
    press: 'Clique para esperar',
    upload: 'Enviando documentos',
    long: 'Texto longo',
    longText: 'Quero receber o financiamento pré-aprovado na concessionária mais próxima',
    badges: 'Etiquetas',
    launch: 'Lançamento',
    approved: 'Aprovado',
    cancelled: 'Cancelado',
    filters: ['Câmbio automático', 'Teto solar', 'Até R$ 150.000'],
    remove: 'Remover',
    again: 'Pôr de volta',
    type: 'Títulos e textos',
    title: 'Um título de duas linhas para ver como quebra',
    subtitle: 'Um subtítulo',
    text: 'Texto corrido, com',
    link: 'um link no meio',
    muted: 'e, abaixo, o que é secundário.',
  },
  'es-AR': {
    colors: 'Colores de la marca',
    buttons: 'Botones',
    send: 'Enviar propuesta',
    cancel: 'Cancelar',
    off: 'Desactivado',
    waiting: 'En espera, y con avance',
    press: 'Hacé clic para esperar',
    upload: 'Enviando documentos',
    long: 'Texto largo',
    longText: 'Quiero recibir la financiación preaprobada en el concesionario más cercano',
    badges: 'Etiquetas',
    launch: 'Lanzamiento',
    approved: 'Aprobado',
    cancelled: 'Cancelado',
    filters: ['Caja automática', 'Techo solar', 'Hasta $ 40.000.000'],
    remove: 'Quitar',
    again: 'Volver a poner',
    type: 'Títulos y textos',
    title: 'Un título de dos líneas para ver cómo se corta',
    subtitle: 'Un subtítulo',
    text: 'Texto corrido, con',
    link: 'un enlace en el medio',
    muted: 'y, abajo, lo secundario.',
  },
};

const COLORS = [
  'primary',
  'on-primary',
  'accent',
  'surface',
  'text',
  'muted',
  'line',
  'info',
  'success',
  'warning',
  'danger',
];

export function Colors() {
  const labels = useMessages(words);
  const [busy, setBusy] = useState(false);
  const [filters, setFilters] = useState(labels.filters);
  return (
    <>
      <Specimen title={labels.colors} size="full">
        <ul className="swatches">
          {COLORS.map((name) => (
            <li key={name}>
              <span className={`swatch ${name}`} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title={labels.type} size="wide">
        <h2>{labels.title}</h2>
        <h3>{labels.subtitle}</h3>
        <p>
          {labels.text} <a href="#galeria">{labels.link}</a>,
        </p>
        <p className="muted">{labels.muted}</p>
      </Specimen>
      <Specimen title={labels.badges}>
        <div className="column">
          <div className="row">
            <Badge>2026</Badge>
            <Label>{labels.launch}</Label>
            <Badge tone="success">{labels.approved}</Badge>
            <Badge tone="danger">{labels.cancelled}</Badge>
          </div>
          <div className="row">
            {filters.map((name) => (
              <Tag
                key={name}
                removeLabel={`${labels.remove} ${name}`}
                onRemove={() => setFilters(filters.filter((one) => one !== name))}
              >
                {name}
              </Tag>
            ))}
            {filters.length < labels.filters.length && (
              <button className="link" type="button" onClick={() => setFilters(labels.filters)}>
                {labels.again}
              </button>
            )}
          </div>
        </div>
      </Specimen>
      <Specimen title={labels.buttons}>
        <div className="row">
          <Button>{labels.send}</Button>
          <Button kind="plain">{labels.cancel}</Button>
          <Button disabled>{labels.off}</Button>
        </div>
      </Specimen>
      <Specimen title={labels.waiting}>
        <div className="row">
          <Button
            busy={busy}
            onClick={() => {
              setBusy(true);
              setTimeout(setBusy, 3000, false);
            }}
          >
            {labels.press}
          </Button>
          <Button busy progress={0.4}>
            {labels.upload}
          </Button>
          <Button kind="plain" busy>
            {labels.send}
          </Button>
        </div>
      </Specimen>
      <Specimen title={labels.long}>
        <Button>{labels.longText}</Button>
      </Specimen>
    </>
  );
}
