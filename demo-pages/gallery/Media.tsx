import { useHost, useLabels } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { CameraFrame } from '#ui/parts/CameraFrame';
import { Price } from '#ui/parts/Price';
import { Printable } from '#ui/parts/Printable';
import { Timeline } from '#ui/parts/Timeline';
import { useDrawnStream } from './drawn-stream';
import { Specimen } from './Specimen';
import { order, prices } from './samples';

const words = {
  'pt-BR': {
    face: 'Câmera, rosto',
    asking: 'Câmera, pedindo permissão',
    denied: 'Câmera, negada',
    take: 'Tirar foto',
    again: 'Tentar novamente',
    file: 'Enviar um arquivo',
    print: 'O que se imprime',
    proposal: 'Proposta 4711',
    car: 'Pulse Impetus 1.0 Turbo 200, ano-modelo 2026.',
    total: 'Valor total',
    order: 'Seu pedido',
    footer: 'Documento de demonstração, sem valor fiscal.',
  },
  'es-AR': {
    face: 'Cámara, rostro',
    asking: 'Cámara, pidiendo permiso',
    denied: 'Cámara, negada',
    take: 'Sacar una foto',
    again: 'Intentar de nuevo',
    file: 'Enviar un archivo',
    print: 'Lo que se imprime',
    proposal: 'Cotización 4711',
    car: 'Pulse Impetus 1.0 Turbo 200, año modelo 2026.',
    total: 'Valor total',
    order: 'Tu pedido',
    footer: 'Documento de demostración, sin valor fiscal.',
  },
};

export function Media() {
  const { language } = useHost();
  const w = useLabels(words);
  const stream = useDrawnStream();
  return (
    <>
      <Specimen title={w.face}>
        <CameraFrame state="live" shape="face" stream={stream} mirrored>
          <Button>{w.take}</Button>
        </CameraFrame>
      </Specimen>
      <Specimen title={w.asking}>
        <CameraFrame state="asking" shape="document" />
      </Specimen>
      <Specimen title={w.denied}>
        <CameraFrame state="denied" shape="face">
          <Button>{w.again}</Button>
          <Button kind="plain">{w.file}</Button>
        </CameraFrame>
      </Specimen>
      <Specimen title={w.print} size="full">
        <Printable title={w.proposal} aside="20/11/2026" footer={w.footer}>
          <p>{w.car}</p>
          <Price price={prices(language).FULL_PRICE} label={w.total} large />
          <h4>{w.order}</h4>
          <Timeline label={w.order} entries={order(language)} />
        </Printable>
      </Specimen>
    </>
  );
}
