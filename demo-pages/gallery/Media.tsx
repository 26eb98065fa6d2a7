import { useHost, useMessages } from '#ui/core/host-context';
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
  const labels = useMessages(words);
  const stream = useDrawnStream();
  return (
    <>
      <Specimen title={labels.face}>
        <CameraFrame state="live" shape="face" stream={stream} mirrored>
          <Button>{labels.take}</Button>
        </CameraFrame>
      </Specimen>
      <Specimen title={labels.asking}>
        <CameraFrame state="asking" shape="document" />
      </Specimen>
      <Specimen title={labels.denied}>
        <CameraFrame state="denied" shape="face">
          <Button>{labels.again}</Button>
          <Button kind="plain">{labels.file}</Button>
        </CameraFrame>
      </Specimen>
      <Specimen title={labels.print} size="full">
        <Printable title={labels.proposal} aside="20/11/2026" footer={labels.footer}>
          <p>{labels.car}</p>
          <Price price={prices(language).FULL_PRICE} label={labels.total} large />
          <h4>{labels.order}</h4>
          <Timeline label={labels.order} entries={order(language)} />
        </Printable>
      </Specimen>
    </>
  );
}
