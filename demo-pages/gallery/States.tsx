import { useState } from 'react';
import * as esAR from '#domain/core/messages.es-AR';
import * as ptBR from '#domain/core/messages.pt-BR';
import { useMessages } from '#ui/core/host-context';
import { SendFailure } from '#ui/core/SendFailure';
import { Dialog } from '#ui/Dialog';
import { FieldFailure } from '#ui/fields/FieldFailure';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { Loading } from '#ui/parts/Loading';
import { Skeleton } from '#ui/parts/Skeleton';
import { Success } from '#ui/parts/Success';
import { showPopup } from '#ui/popups/popup-store';
import { Specimen } from './Specimen';

const words = {
  'pt-BR': {
    empty: 'Vazio',
    done: 'Feito',
    received: 'Recebemos seu pedido',
    none: 'Nenhum carro salvo',
    how: 'Toque no coração de uma oferta para guardá-la aqui.',
    offers: 'Ver ofertas',
    loading: 'Carregando',
    skeletons: 'Esqueletos',
    failed: 'Com erro',
    form: 'Formulário que não foi enviado',
    dialog: 'Janela e mensagens',
    open: 'Ver condições',
    title: 'Condições da oferta',
    text: 'Oferta válida enquanto durarem os estoques, nas concessionárias participantes.',
    ok: 'Entendi',
    good: 'Mensagem boa',
    bad: 'Mensagem de erro',
    sent: ptBR.contactSent,
    notSent: ptBR.contactFailed,
  },
  'es-AR': {
    empty: 'Vacío',
    done: 'Hecho',
    received: 'Recibimos tu pedido',
    none: 'Ningún auto guardado',
    how: 'Tocá el corazón de una oferta para guardarla acá.',
    offers: 'Ver ofertas',
    loading: 'Cargando',
    skeletons: 'Esqueletos',
    failed: 'Con error',
    form: 'Formulario que no se envió',
    dialog: 'Ventana y mensajes',
    open: 'Ver condiciones',
    title: 'Condiciones de la oferta',
    text: 'Oferta válida hasta agotar stock, en los concesionarios participantes.',
    ok: 'Entendido',
    good: 'Mensaje bueno',
    bad: 'Mensaje de error',
    sent: esAR.contactSent,
    notSent: esAR.contactFailed,
  },
};

export function States() {
  const labels = useMessages(words);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  return (
    <>
      <Specimen title={labels.empty}>
        <Empty title={labels.none} action={<Button kind="plain">{labels.offers}</Button>}>
          {labels.how}
        </Empty>
      </Specimen>
      <Specimen title={labels.done}>
        <Success>
          <FocusHeading level={3} takesFocus={false}>
            {labels.received}
          </FocusHeading>
        </Success>
      </Specimen>
      <Specimen title={labels.loading}>
        <Loading />
      </Specimen>
      <Specimen title={labels.failed}>
        <Failed
          busy={busy}
          onRetry={() => {
            setBusy(true);
            setTimeout(setBusy, 2000, false);
          }}
        />
        <FieldFailure onRetry={() => {}} />
      </Specimen>
      <Specimen title={labels.skeletons} size="wide">
        <div className="pair apart">
          <Skeleton kind="media" count={2} />
          <Loading>
            <Skeleton kind="rows" count={4} />
          </Loading>
        </div>
      </Specimen>
      <Specimen title={labels.form}>
        <form onSubmit={(event) => event.preventDefault()}>
          <SendFailure form={{ status: 'failed', messages: [] }} />
        </form>
      </Specimen>
      <Specimen title={labels.dialog} size="full">
        <div className="row">
          <Button onClick={() => setOpen(true)}>{labels.open}</Button>
          <Button kind="plain" onClick={() => showPopup({ type: 'SUCCESS', text: labels.sent })}>
            {labels.good}
          </Button>
          <Button kind="plain" onClick={() => showPopup({ type: 'ERROR', text: labels.notSent })}>
            {labels.bad}
          </Button>
        </div>
        {open && (
          <Dialog title={labels.title} onClose={() => setOpen(false)}>
            <div className="inside">
              <p>{labels.text}</p>
              <Button onClick={() => setOpen(false)}>{labels.ok}</Button>
            </div>
          </Dialog>
        )}
      </Specimen>
    </>
  );
}
